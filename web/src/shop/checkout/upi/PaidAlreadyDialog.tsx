import type { PaymentMethod } from '../../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

const labels: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Pay cash on delivery',
  UPI: 'Pay again by UPI',
  CARD: 'Pay by card',
}

interface PaidAlreadyDialogProps {
  /** The QR code's amount in paise. */
  upiTotal: number
  onClose: () => void
  onConfirm: () => void
  /** The new payment's method. */
  method: PaymentMethod
}

/** Asks before another payment whether the customer has made the open one. */
export default function PaidAlreadyDialog(props: PaidAlreadyDialogProps) {
  const { upiTotal, onClose, onConfirm, method } = props
  return (
    <ConfirmDialog
      title="Have you already paid by UPI?"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel={labels[method]}
      isHarmless
      cancelLabel="Go back"
    >{`If you have paid ${formatMoney(upiTotal)}, go back and choose ‘Confirm Payment’. Otherwise you would pay twice.`}</ConfirmDialog>
  )
}
