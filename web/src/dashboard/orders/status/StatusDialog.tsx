import { useState } from 'react'
import type { OrderStatus, SetOrderStatusInput } from '../../../apollo/schema-types.generated.ts'
import { listPieces } from '../../../shared/order/ItemChoice.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import type { ManagedOrder_OrderFragment } from '../ManagedOrder.generated.ts'
import { isCashDue } from '../team-payment-texts.ts'
import { CashChoice } from './CashChoice.tsx'
import { ReturnedItems, type ReturnedPieces } from './ReturnedItems.tsx'
import { StatusPicker } from './StatusPicker.tsx'

export type StatusDetails = Pick<SetOrderStatusInput, 'cashReceived' | 'pickUp' | 'returned'>

interface StatusDialogProps {
  order: ManagedOrder_OrderFragment
  /** Whether the prescription must be checked first. */
  isUnchecked: boolean
  returned: ReturnedPieces
  onReturn: (pieces: ReturnedPieces) => void
  onPick: (status: OrderStatus, details: StatusDetails) => void
  /** Describes changes since the dialog opened. */
  notice: string | null
  onClose: () => void
}

/** Asks for the new status of an order. */
export default function StatusDialog(props: StatusDialogProps) {
  const { order, isUnchecked, returned, onReturn, onPick, notice, onClose } = props
  const { status: now, fulfilment } = order
  const isPacked = now === 'PACKED' || now === 'DELIVERED'
  const [pickUp, setPickUp] = useState(false)
  const [cashReceived, setCashReceived] = useState(true)
  return (
    <Modal title="Update Status" isOpen onClose={onClose}>
      {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
      <Stack $gap={4}>
        {fulfilment === 'DELIVERY' && !isPacked && (
          <Checkbox checked={pickUp} onChange={({ target }) => setPickUp(target.checked)}>
            Customer collects this order instead
          </Checkbox>
        )}
        {isCashDue(order) && (
          <CashChoice
            orders={[{ fulfilment }]}
            isReceived={cashReceived}
            onChange={setCashReceived}
          />
        )}
        {now === 'PACKED' && <ReturnedItems order={order} pieces={returned} onChange={onReturn} />}
        <StatusPicker
          status={now}
          isUnchecked={isUnchecked}
          onPick={(status) =>
            onPick(status, {
              ...(pickUp && { pickUp }),
              ...(status === 'DELIVERED' && { returned: listPieces(returned) }),
              cashReceived: isCashDue(order) && status === 'DELIVERED' ? cashReceived : undefined,
            })
          }
        />
      </Stack>
    </Modal>
  )
}
