import { type ComponentProps, useState } from 'react'
import type {
  Fulfilment,
  OrderStatus,
  SetOrderStatusInput,
} from '../../../apollo/schema-types.generated.ts'
import { listPieces } from '../../../shared/order/ItemChoice.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { CashChoice } from './CashChoice.tsx'
import { ReturnedItems, type ReturnedPieces } from './ReturnedItems.tsx'
import { StatusPicker, type StatusPickerProps } from './StatusPicker.tsx'

export type StatusDetails = Pick<SetOrderStatusInput, 'cashReceived' | 'pickUp' | 'returned'>

interface StatusDialogProps
  extends
    Omit<StatusPickerProps, 'onPick'>,
    Omit<ComponentProps<typeof ReturnedItems>, 'onChange'> {
  fulfilment: Fulfilment
  onReturn: (pieces: ReturnedPieces) => void
  onPick: (status: OrderStatus, details: StatusDetails) => void
  /** Describes changes since the dialog opened. */
  notice: string | null
  onClose: () => void
}

/** Asks for the new status of an order. */
export default function StatusDialog(props: StatusDialogProps) {
  const { notice, isCashDue, fulfilment, lines, pieces, onReturn, onPick, onClose, ...picker } =
    props
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
        {picker.status === 'PACKED' && (
          <ReturnedItems lines={lines} isCashDue={isCashDue} pieces={pieces} onChange={onReturn} />
        )}
        <StatusPicker
          {...picker}
          onPick={(status) =>
            onPick(status, {
              ...(pickUp && { pickUp }),
              ...(status === 'DELIVERED' && { returned: listPieces(pieces) }),
              cashReceived: isCashDue && status === 'DELIVERED' ? cashReceived : undefined,
            })
          }
        />
      </Stack>
    </Modal>
  )
}
