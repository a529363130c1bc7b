import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { evictItem } from '../../catalogue-cache.ts'
import { describeDeletion } from '../../product-list/describe-deletion.ts'
import { useManageDeleteProductsMutation } from '../ProductTable.generated.ts'
import { ProductNames } from './ProductNames.tsx'
import { RefusedProducts } from './RefusedProducts.tsx'
import { type BulkDialogProps, toSeenProducts, useBulkEdit } from './use-bulk-edit.ts'

export default function BulkDeleteDialog({ products, onClose, onDone }: BulkDialogProps) {
  const { run, isBusy, result } = useBulkEdit('deleted', onDone)
  const remove = useManageDeleteProductsMutation({
    update(cache, { data }) {
      for (const id of data?.deleteProducts.deletedIds ?? []) {
        evictItem(cache, { typename: 'Product', id })
      }
    },
  })
  const confirm = () =>
    run(
      () => remove({ products: toSeenProducts(products) }),
      ({ deletedIds }) => deletedIds.length,
    )
  if (result) {
    return (
      <RefusedProducts
        title="Permanent Delete"
        products={products}
        result={result}
        onDone={onDone}
      />
    )
  }
  return (
    <ConfirmDialog
      title="Permanent Delete"
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Delete"
      isBusy={isBusy}
    >
      <ProductNames products={products} />
      <span>{`Are you sure want to delete permanent ? ${describeDeletion(products.length)}`}</span>
    </ConfirmDialog>
  )
}
