import { useState } from 'react'
import type { Fulfilment, OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { CashChoice } from '../status/CashChoice.tsx'
import { StatusPicker } from '../status/StatusPicker.tsx'
import type { WantedMove } from './use-move-orders.ts'

const cancellationDialog = lazyDialog(() => import('../status/CancellationDialog.tsx'))

const EFFECTS = [
  'Their items go back into stock, and received payments become due for refund.',
  'Each customer gets an email, unless they’ve turned these off.',
]

interface SetStatusesDialogProps {
  count: number
  /** The orders that are paid in cash. */
  unpaid: readonly { fulfilment: Fulfilment }[]
  isBusy: boolean
  /** Resolves to the reason's errors; without errors, the dialog closes. */
  onPick: (move: WantedMove) => Promise<readonly FieldError[]>
  onClose: () => void
}

/** Asks for the new status of several orders, and for confirmation before it cancels them. */
export function SetStatusesDialog(props: SetStatusesDialogProps) {
  const { count, unpaid, isBusy, onPick, onClose } = props
  const [isCancelling, setIsCancelling] = useState(false)
  const [cashReceived, setCashReceived] = useState(true)
  const isCashDue = unpaid.length > 0
  const orders = formatCount(count, 'order')
  const pick = (status: OrderStatus) => {
    if (status === 'CANCELLED_BY_SELLER') setIsCancelling(true)
    else {
      onClose()
      void onPick({ status, ...(isCashDue && { cashReceived }) })
    }
  }
  if (isCancelling) {
    return (
      <cancellationDialog.Dialog
        what={orders}
        effects={EFFECTS}
        isBusy={isBusy}
        onConfirm={(reason) => onPick({ status: 'CANCELLED_BY_SELLER', reason })}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal title={`Set status of ${orders}`} isOpen onClose={onClose}>
      <Stack $gap={4}>
        {isCashDue && (
          <CashChoice orders={unpaid} isReceived={cashReceived} onChange={setCashReceived} />
        )}
        <StatusPicker status={null} isUnchecked={false} onPick={pick} />
      </Stack>
    </Modal>
  )
}
