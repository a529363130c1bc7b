import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface CardRefundDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  isBusy: boolean
}

/** Asks before a refund by hand is recorded while one to the card may be under way. */
export default function CardRefundDialog(props: CardRefundDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Has the card been refunded?"
      confirmLabel="Mark as refunded"
      cancelLabel="Go back"
    >
      A refund to the card has begun, and the card provider has not confirmed it. Look at the
      provider’s page first: otherwise the customer may get the money twice.
    </ConfirmDialog>
  )
}
