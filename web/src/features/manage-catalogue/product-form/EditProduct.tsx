import { EditConflict } from '../editing/EditConflict.tsx'
import { isSame } from '../editing/entry.ts'
import { useEditing } from '../editing/use-editing.ts'
import { ProductForm } from './ProductForm.tsx'
import { type Product, toProductEntry, productLabels } from './product-entry.ts'
import { useUpdateProduct } from './use-update-product.ts'

interface EditProductProps {
  product: Product
  /** Told whether the form differs from the product as it was read. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

/** The form of a product that is there; with both versions where somebody else has changed it meanwhile. */
export function EditProduct({ product, onDirty, onSaved }: EditProductProps) {
  const send = useUpdateProduct()
  const edit = useEditing({ item: product, toEntry: toProductEntry, send, onSaved })
  if (edit.conflict) {
    return <EditConflict what="product" labels={productLabels} {...edit.conflict} />
  }
  return (
    <ProductForm
      key={edit.round.number}
      start={edit.round.start}
      submitLabel="Update Product"
      isBusy={edit.isBusy}
      onSubmit={edit.save}
      onChange={(entry) => onDirty(!isSame(entry, toProductEntry(edit.round.base)))}
      isInDialog
    />
  )
}
