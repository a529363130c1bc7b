import { RemovalDialog } from '../../../shared/RemovalDialog.tsx'
import { evictItem } from '../catalogue-cache.ts'
import { useDeleteProductMutation } from './DeleteProduct.generated.ts'
import { describeDeletion } from './describe-deletion.ts'

interface DeleteProductDialogProps {
  product: { id: string; name: string; unit: string }
  onClose: () => void
  onDeleted: () => void
}

export default function DeleteProductDialog(props: DeleteProductDialogProps) {
  const { product, onClose, onDeleted } = props
  const remove = useDeleteProductMutation({
    update(cache, { data }) {
      const id = data?.deleteProduct.deletedId
      if (id) evictItem(cache, { typename: 'Product', id })
    },
  })
  return (
    <RemovalDialog
      item={product}
      getName={({ name, unit }) => `${name}, ${unit}`}
      getEffect={() => describeDeletion(1)}
      confirmLabel="Delete"
      successMessage="Product deleted"
      remove={remove}
      onClose={onClose}
      onRemoved={onDeleted}
    >
      Are you sure want to delete permanent ?
    </RemovalDialog>
  )
}
