import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useProductToEditQuery } from '../../apollo/manage-forms.generated.ts'
import { SuccessDialog } from '../../ui/manage/SuccessDialog.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { FormDialog } from './editing/FormDialog.tsx'
import { EditConflict } from './editing/EditConflict.tsx'
import { isSame } from './editing/entry.ts'
import { useEditing } from './editing/use-editing.ts'
import { ProductForm } from './product-form/ProductForm.tsx'
import { type Product, toProductEntry, productLabels } from './product-form/product-entry.ts'
import { useUpdateProduct } from './product-form/use-update-product.ts'

interface EditProductDialogProps {
  productId: string
  onClose: () => void
  /** Called after the success dialog. */
  onSaved: () => void
}

/** Edits a product in a dialog, followed by a success dialog. */
export function EditProductDialog({ productId, onClose, onSaved }: EditProductDialogProps) {
  const [success, setSuccess] = useState<string | null>(null)
  return (
    <>
      <FormDialog title="Edit Product" isOpen={success === null} onClose={onClose} isWide>
        {(onDirty) => (
          <LoadedProduct
            id={productId}
            onDirty={onDirty}
            onSaved={() => setSuccess('Product updated successfully')}
          />
        )}
      </FormDialog>
      <SuccessDialog
        message={success}
        onClose={() => {
          setSuccess(null)
          onSaved()
        }}
      />
    </>
  )
}

interface LoadedProductProps {
  id: string
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

/** Loads the current version of the product. */
function LoadedProduct({ id, onDirty, onSaved }: LoadedProductProps) {
  const { data, error, refetch } = useProductToEditQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.product) {
    return <EditProduct product={data.product} onDirty={onDirty} onSaved={onSaved} />
  }
  if (data) return <EmptyState icon={<PackageX size={32} />} title="This product is gone" />
  if (error) return <ErrorState what="this product" onRetry={() => void refetch()} />
  return <Skeleton $height="420px" $round="large" />
}

interface EditProductProps {
  product: Product
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

/** The form of an existing product, or the conflict with another edit. */
function EditProduct({ product, onDirty, onSaved }: EditProductProps) {
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
