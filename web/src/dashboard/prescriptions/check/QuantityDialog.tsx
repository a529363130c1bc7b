import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface QuantityDialogProps {
  /** The server's sentences, one for each medicine. */
  messages: readonly string[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether to supply more packs than prescribed. */
export default function QuantityDialog(props: QuantityDialogProps) {
  const { messages, isBusy, onConfirm, onClose } = props
  return (
    <ConfirmDialog
      title="Supply more than prescribed?"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="Approve anyway"
      cancelLabel="Go back"
      isBusy={isBusy}
    >
      {messages.join(' ')}
    </ConfirmDialog>
  )
}
