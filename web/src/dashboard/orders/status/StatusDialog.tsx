import { useState } from 'react'
import type {
  Fulfilment,
  OrderStatus,
  SetOrderStatusInput,
} from '../../../apollo/schema-types.generated.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { CashChoice } from './CashChoice.tsx'
import { StatusPicker, type StatusPickerProps } from './StatusPicker.tsx'

export type StatusDetails = Pick<SetOrderStatusInput, 'cashReceived' | 'pickUp'>

interface StatusDialogProps extends Omit<StatusPickerProps, 'onPick'> {
  /** Whether the order is paid on delivery. */
  isCashDue: boolean
  fulfilment: Fulfilment
  onPick: (status: OrderStatus, details: StatusDetails) => void
  /** Describes changes since the dialog opened. */
  notice: string | null
  onClose: () => void
}

/** Asks for the new status of an order. */
export default function StatusDialog(props: StatusDialogProps) {
  const { notice, isCashDue, fulfilment, onPick, onClose, ...picker } = props
  const isPacked = picker.status === 'PACKED' || picker.status === 'DELIVERED'
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
        {isCashDue && (
          <CashChoice
            orders={[{ fulfilment }]}
            isReceived={cashReceived}
            onChange={setCashReceived}
          />
        )}
        <StatusPicker
          {...picker}
          onPick={(status) =>
            onPick(status, {
              ...(pickUp && { pickUp }),
              cashReceived: isCashDue && status === 'DELIVERED' ? cashReceived : undefined,
            })
          }
        />
      </Stack>
    </Modal>
  )
}
