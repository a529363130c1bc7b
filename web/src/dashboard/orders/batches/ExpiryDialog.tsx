import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface ExpiryDialogProps {
  /** The server's questions about batches that expire soon. */
  doubts: readonly string[]
  /** Whether the packs were handed over before. */
  isDelivered: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before batches are packed that expire within 30 days, and before a correction to one that had expired. */
export default function ExpiryDialog({
  doubts,
  isDelivered,
  onConfirm,
  onClose,
}: ExpiryDialogProps) {
  return (
    <ConfirmDialog
      title={isDelivered ? 'Had expired' : 'Expires soon'}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel={isDelivered ? 'Save' : 'Pack it'}
      isHarmless
    >
      {doubts.join(' ')}
    </ConfirmDialog>
  )
}
