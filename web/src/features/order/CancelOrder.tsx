import { useState } from 'react'
import { useCancelOrderMutation } from './CancelOrder.generated.ts'
import { evictStock } from '../../common/order/evict-stock.ts'
import { useSubmit } from '../../common/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

interface CancelOrderProps {
  order: { id: string; number: string; cancellable: boolean }
  /** Called to move the focus when the order can't be cancelled any more, because the button disappears. */
  onGone: () => void
}

/** Available until the store accepts the order. */
export function CancelOrder({ order, onGone }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { submit, isBusy } = useSubmit()
  const cancel = useCancelOrderMutation({
    update: (cache, { data }) => {
      const payload = data?.cancelOrder
      if (payload?.userErrors.length === 0) evictStock(cache, payload.order?.lines ?? [])
    },
  })
  const confirm = async () => {
    const payload = await submit(() => cancel({ orderId: order.id }), 'Order cancelled')
    setIsAsking(false)
    if (payload?.order?.cancellable === false) onGone()
  }
  return (
    <>
      {order.cancellable && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
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
      >
        Do you want to cancel {order.number}? This can’t be undone.
      </ConfirmDialog>
    </>
  )
}
