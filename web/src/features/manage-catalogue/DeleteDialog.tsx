import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { type Outcome, useAsk } from './use-ask.ts'

interface DeleteDialogProps {
  /** What it is: 'Category'. */
  what: string
  question?: string
  confirmLabel?: string
  /** The id of what is to be deleted; null while the dialog is closed. */
  id: string | null
  remove: (id: string) => Promise<Outcome<string>>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a category, a sub-category or a product is deleted. A shelf in use stays, and the server says why. */
export function DeleteDialog({
  what,
  question = 'Are you sure permanent delete ?',
  confirmLabel = 'Confirm',
  id,
  remove,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const { ask, isBusy } = useAsk()
  const confirm = async () => {
    if (id === null) return
    const outcome = await ask(() => remove(id))
    onClose()
    if (outcome?.userErrors.length !== 0) return
    toast.success(`${what} deleted`)
    onDeleted()
  }
  return (
    <ConfirmDialog
      title="Permanent Delete"
      isOpen={id !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
    >
      {question}
    </ConfirmDialog>
  )
}
