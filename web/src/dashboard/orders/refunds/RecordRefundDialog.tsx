import { formatMoney } from '../../../lib/text/money.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface RecordRefundDialogProps {
  /** In paise. */
  amount: number
  /** For example, 'to asha@okbank'. */
  target: string
  /** Null if the card provider sends the refund now. */
  reference: string | null
  /** Whether the refunded payment is verified to have arrived. */
  isVerified: boolean
  onClose: () => void
  onConfirm: () => void
  isBusy: boolean
}

/** Asks for confirmation before a refund is recorded or sent to the card, which can't be undone. */
export default function RecordRefundDialog(props: RecordRefundDialogProps) {
  const { amount, target, reference, isVerified, onClose, onConfirm, isBusy } = props
  const isSending = reference === null
  const what = isSending
    ? `You refund ${formatMoney(amount)} ${target} now.`
    : `You have refunded ${formatMoney(amount)} ${target}, reference ${reference}.`
  return (
    <ConfirmDialog
      title={isSending ? 'Send this refund?' : 'Record this refund?'}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      isBusy={isBusy}
      confirmLabel={isSending ? 'Refund to card' : 'Mark as refunded'}
      notice={!isVerified && <ChangeNotice>This payment has not been verified.</ChangeNotice>}
    >
      {`${what} This can’t be undone.`}
    </ConfirmDialog>
  )
}
