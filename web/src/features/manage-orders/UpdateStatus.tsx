import { useState } from 'react'
import type { OrderStatus } from '../../apollo/manage-orders.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { StatusPicker } from './StatusPicker.tsx'
import { useSetOrderStatus } from './use-set-order-status.ts'

/** Moves an order on: choosing a status sends it at once. */
export function UpdateStatus({ order }: { order: { id: string; status: OrderStatus } }) {
  const [isOpen, setIsOpen] = useState(false)
  const { set, isBusy } = useSetOrderStatus()
  const pick = (status: OrderStatus) => {
    setIsOpen(false)
    void set(order.id, status)
  }
  return (
    <>
      {/* Not disabled while it waits: it would lose the focus. */}
      <Button aria-haspopup="dialog" aria-disabled={isBusy} onClick={() => setIsOpen(!isBusy)}>
        {isBusy ? 'Updating...' : 'Update Status'}
      </Button>
      <Modal title="Update Status" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <StatusPicker status={order.status} onPick={pick} />
      </Modal>
    </>
  )
}
