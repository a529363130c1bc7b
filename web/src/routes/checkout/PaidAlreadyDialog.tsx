import { formatMoney } from '../../lib/money.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

interface PaidAlreadyDialogProps {
  /** The amount of the QR code in paise. */
  upiTotal: number
  onClose: () => void
  onConfirm: () => void
}

/** Asks before another payment whether the open one was made. */
export default function PaidAlreadyDialog(props: PaidAlreadyDialogProps) {
  const { upiTotal, onClose, onConfirm } = props
  return (
    <ConfirmDialog
      title="Have you already paid by UPI?"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="I haven’t paid"
      cancelLabel="Go back"
    >{`If you have paid ${formatMoney(upiTotal)}, go back and choose ‘Confirm Payment’. Otherwise you would pay twice.`}</ConfirmDialog>
  )
}
