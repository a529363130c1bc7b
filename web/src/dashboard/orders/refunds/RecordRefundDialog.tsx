import { formatMoney } from '../../../lib/text/money.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface RecordRefundDialogProps {
  /** In paise. */
  amount: number
  /** For example, 'to asha@okbank'. */
  target: string
  reference: string
  /** Whether the refunded payment is verified to have arrived. */
  isVerified: boolean
  onClose: () => void
  onConfirm: () => void
  isBusy: boolean
}

/** Asks for confirmation before a manual refund is recorded, which can't be undone. */
export default function RecordRefundDialog(props: RecordRefundDialogProps) {
  const { amount, target, reference, isVerified, onClose, onConfirm, isBusy } = props
  return (
    <ConfirmDialog
      title="Record this refund?"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      isBusy={isBusy}
      confirmLabel="Mark as refunded"
      notice={!isVerified && <ChangeNotice>This payment has not been verified.</ChangeNotice>}
    >
      {`You have refunded ${formatMoney(amount)} ${target}, reference ${reference}. This can’t be undone.`}
    </ConfirmDialog>
  )
}
