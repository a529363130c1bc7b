import type { LineToCheck, OrderToCheck } from './check-entry.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { describeRejection } from './describe-rejection.ts'

interface RejectionDialogProps {
  order: OrderToCheck
  rejected: readonly LineToCheck[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before lines are removed from an order, and explains the effects. */
export default function RejectionDialog(props: RejectionDialogProps) {
  const { order, rejected, isBusy, onConfirm, onClose } = props
  return (
    <ConfirmDialog
      title={`Reject ${formatCount(rejected.length, 'medicine')}?`}
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
