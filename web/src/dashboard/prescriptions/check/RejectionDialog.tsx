import type { LineToCheck, OrderToCheck } from './check-entry.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { describeRejection } from './describe-rejection.ts'

interface RejectionDialogProps {
  order: OrderToCheck
  rejected: readonly LineToCheck[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before lines leave an order, and says what follows. */
export default function RejectionDialog(props: RejectionDialogProps) {
  const { order, rejected, isBusy, onConfirm, onClose } = props
  return (
    <ConfirmDialog
      title={`Reject ${formatCount(rejected.length, 'line')}?`}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="Reject and save"
      cancelLabel="Go back"
      isBusy={isBusy}
    >
      {describeRejection(order, rejected)}
    </ConfirmDialog>
  )
}
