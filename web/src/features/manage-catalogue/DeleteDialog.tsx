import { isSuccessful, type Payload, useSubmit } from '../../common/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

interface DeleteDialogProps {
  /** The kind of item: 'Category'. */
  what: string
  question?: string
  confirmLabel?: string
  /** The id of the item to delete; null while the dialog is closed. */
  id: string | null
  remove: (input: { id: string }) => Promise<Payload>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a category, sub-category or product is deleted. The server rejects deleting a category in use. */
export function DeleteDialog({
  what,
  question = 'Are you sure permanent delete ?',
  confirmLabel = 'Confirm',
  id,
  remove,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    if (id === null) return
    const payload = await submit(() => remove({ id }), `${what} deleted`)
    onClose()
    if (isSuccessful(payload)) onDeleted()
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
