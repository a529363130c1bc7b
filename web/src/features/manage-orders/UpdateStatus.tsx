import { useState } from 'react'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import { useSetOrderStatusMutation } from './SetOrderStatus.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { evictStock } from '../../common/order/evict-stock.ts'
import { useSubmit } from '../../common/use-submit.ts'
import { StatusPicker } from './StatusPicker.tsx'

/** Choosing a status sends it at once. */
export function UpdateStatus({ order }: { order: { id: string; status: OrderStatus } }) {
  const [isOpen, setIsOpen] = useState(false)
  const { set, isBusy } = useSetOrderStatus()
  const pick = (status: OrderStatus) => {
    setIsOpen(false)
    void set(order.id, status)
  }
  return (
    <>
      {/* Not `disabled` while it waits, which would lose the focus. */}
      <Button aria-haspopup="dialog" aria-disabled={isBusy} onClick={() => setIsOpen(!isBusy)}>
        {isBusy ? 'Updating...' : 'Update Status'}
      </Button>
      <Modal title="Update Status" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <StatusPicker status={order.status} onPick={pick} />
      </Modal>
    </>
  )
}

/** Changes the status of an order. */
function useSetOrderStatus() {
  const setStatus = useSetOrderStatusMutation({
    update: (cache, { data }) => {
      const { order = null, userErrors = [] } = data?.setOrderStatus ?? {}
      // Cancelling returns the pieces to stock, and reopening takes them again.
      const isStockChanged = order?.history
        .slice(-2)
        .some(({ status }) => status.startsWith('CANCELLED'))
      if (order && isStockChanged && userErrors.length === 0) evictStock(cache, order.lines)
    },
  })
  const { submit, isBusy } = useSubmit()
  const set = (orderId: string, status: OrderStatus) =>
    submit(() => setStatus({ orderId, status }), 'Order status updated')
  return { set, isBusy }
}
