import { useState } from 'react'
import { useSeenOrder } from '../../shared/order/use-seen-order.ts'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { useCancelOrderMutation } from './CancelOrder.generated.ts'
import { evictStock } from '../../shared/order/evict-stock.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

interface CancelOrderProps {
  order: { id: string; number: string; cancellable: boolean; updatedAt: string }
  /** Called to move the focus when the order can no longer be cancelled, because the button disappears. */
  onGone: () => void
}

/** Available until the shop accepts the order. */
export function CancelOrder({ order, onGone }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { submit, isBusy } = useSubmit()
  const seen = useSeenOrder(order)
  const cancel = useCancelOrderMutation({
    update: (cache, { data }) => {
      const payload = data?.cancelOrder
      if (payload?.userErrors.length === 0) evictStock(cache, payload.order?.lines ?? [])
    },
  })
  const confirm = async () => {
    const input = { orderId: order.id, seenUpdatedAt: seen.seenUpdatedAt }
    const payload = await submit(() => cancel(input), 'Order cancelled')
    if (seen.note(payload) && payload?.order?.cancellable) return
    setIsAsking(false)
    if (payload?.order?.cancellable === false) onGone()
  }
  return (
    <>
      {order.cancellable && (
        <Button
          variant="secondary"
          onClick={() => {
            seen.look()
            setIsAsking(true)
          }}
        >
          Cancel order
        </Button>
      )}
      <ConfirmDialog
        title="Cancel order"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        isBusy={isBusy}
        notice={seen.notice !== null && <ChangeNotice>{seen.notice}</ChangeNotice>}
      >{`Do you want to cancel ${order.number}? This can’t be undone.`}</ConfirmDialog>
    </>
  )
}
