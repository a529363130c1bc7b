import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useProductToEditQuery } from './EditProduct.generated.ts'
import SuccessDialog from '../../../ui/dashboard/SuccessDialog.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states/StateMessage.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { EditItem } from '../editing/ItemDialog.tsx'
import type { ItemKind } from '../editing/entry.ts'
import { ProductForm } from './ProductForm.tsx'
import { type Product, type ProductEntry, blankProduct } from './product-entry.ts'
import { getUnreadComposition, productLabels, toProductEntry } from './saved-product.ts'
import { useUpdateProduct } from './use-update-product.ts'

interface EditProductDialogProps {
  productId: string
  onClose: () => void
  /** Called after the success dialog. */
  onSaved: () => void
}

/** Edits a product in a dialog, followed by a success dialog. */
export default function EditProductDialog({ productId, onClose, onSaved }: EditProductDialogProps) {
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
      {success && (
        <SuccessDialog
          message={success}
          onClose={() => {
            setSuccess(null)
            onSaved()
          }}
        />
      )}
    </>
  )
}

interface LoadedProductProps {
  id: string
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

const productKind: ItemKind<Product, ProductEntry> = {
  name: 'Product',
  noun: 'product',
  labels: productLabels,
  blank: blankProduct,
  toEntry: toProductEntry,
}

/** Loads the product's current version and shows its form. */
function LoadedProduct({ id, onDirty, onSaved }: LoadedProductProps) {
  const send = useUpdateProduct()
  const { data, error, refetch } = useProductToEditQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.product) {
    const unread = getUnreadComposition(data.product)
    return (
      <EditItem
        kind={productKind}
        item={data.product}
        send={send}
        onDirty={onDirty}
        onSaved={onSaved}
      >
        {(form) => <ProductForm {...form} isInDialog productId={id} unreadComposition={unread} />}
      </EditItem>
    )
  }
  if (data) return <EmptyState icon={<PackageX size={32} />} title="This product was deleted" />
  if (error) return <ErrorState what="this product" onRetry={() => void refetch()} />
  return <Skeleton $height="420px" $round="large" />
}
