import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface CardRefundDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  isBusy: boolean
}

/** Asks for confirmation before a manual refund is recorded while a card refund may be under way. */
export default function CardRefundDialog(props: CardRefundDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Has the card been refunded?"
      confirmLabel="Mark as refunded"
      cancelLabel="Go back"
    >
      A refund to the card has started, but the card provider hasn’t confirmed it yet. Check the
      provider’s dashboard first; otherwise, the customer may get the money twice.
    </ConfirmDialog>
  )
}
