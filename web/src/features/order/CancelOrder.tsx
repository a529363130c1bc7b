import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

interface CancelOrderProps {
  order: { id: string; number: string; cancellable: boolean }
  /** The button goes away once the order is cancelled, and the focus with it. */
  onCancelled: () => void
}

/** Offered while the store has not accepted the order. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { cancel, isBusy } = useCancelOrder()
  const confirm = async () => {
    await cancel(order.id)
    setIsAsking(false)
    onCancelled()
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
        Do you want to cancel {order.number}? This can’t be taken back.
      </ConfirmDialog>
    </>
  )
}
