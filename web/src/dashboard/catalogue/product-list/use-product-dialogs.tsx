import { useState } from 'react'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'

const editing = lazyDialog(() => import('../product-form/EditProductDialog.tsx'))
const deleting = lazyDialog(() => import('./DeleteProductDialog.tsx'))

interface NamedProduct {
  id: string
  name: string
  unit: string
}

interface ProductDialogsOptions {
  /** Staff can't edit or delete products. */
  isAdmin: boolean
  onDeleted: () => void
}

/** The dialogs in which admins edit and delete products. */
export function useProductDialogs({ isAdmin, onDeleted }: ProductDialogsOptions) {
  const [editedId, setEditedId] = useState<string | null>(null)
  const [toDelete, setToDelete] = useState<NamedProduct | null>(null)
  usePreload(...(isAdmin ? [editing, deleting] : []))
  const close = () => setEditedId(null)
  return {
    openEdit: ({ id }: NamedProduct) => setEditedId(id),
    openDelete: (product: NamedProduct) => setToDelete(product),
    dialogs: (
      <>
        {editedId && <editing.Dialog productId={editedId} onClose={close} onSaved={close} />}
        {toDelete && (
          <deleting.Dialog
            product={toDelete}
            onClose={() => setToDelete(null)}
            onDeleted={onDeleted}
          />
        )}
      </>
    ),
  }
}
