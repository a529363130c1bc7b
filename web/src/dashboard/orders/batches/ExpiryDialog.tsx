import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface ExpiryDialogProps {
  /** The server's questions about batches that expire soon. */
  doubts: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before batches are packed that expire within 30 days. */
export default function ExpiryDialog({ doubts, onConfirm, onClose }: ExpiryDialogProps) {
  return (
    <ConfirmDialog
      title="Expires soon"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="Pack it"
      isHarmless
    >
      {doubts.join(' ')}
    </ConfirmDialog>
  )
}
