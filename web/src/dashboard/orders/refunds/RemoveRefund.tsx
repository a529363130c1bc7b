import { useState } from 'react'
import { formatMoney } from '../../../lib/text/money.ts'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { ManagedRefund } from './refund-purposes.ts'
import { type ManagedRefunds_OrderFragment, useRemoveRefundMutation } from './Refunds.generated.ts'

interface RemoveRefundProps {
  order: ManagedRefunds_OrderFragment
  refund: ManagedRefund
}

/** Removes a refund that was added by mistake. */
export function RemoveRefund({ order, refund }: RemoveRefundProps) {
  const [isAsking, setIsAsking] = useState(false)
  const removeRefund = useRemoveRefundMutation()
  const { submit, isBusy } = useSubmit()
  if (refund.addedAt === null || refund.state !== 'DUE') return null
  const remove = async () => {
    const input = { refundId: refund.id, seenUpdatedAt: order.updatedAt }
    reportChange(await submit(() => removeRefund(input), 'Refund removed'))
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Remove this refund
      </Button>
      <ConfirmDialog
        title="Remove this refund?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        isBusy={isBusy}
        confirmLabel="Remove"
      >
        {`${formatMoney(refund.amount.amount)} will no longer be due. The customer may have read the email about it; they won’t get another one.`}
      </ConfirmDialog>
    </>
  )
}
