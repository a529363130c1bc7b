import { useState } from 'react'
import { formatMoney } from '../../../lib/text/money.ts'
import { ItemChoice } from '../../../shared/order/ItemChoice.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import type { ManagedOrder_OrderFragment } from '../ManagedOrder.generated.ts'

/** The number of returned items, by product id. */
export type ReturnedPieces = Readonly<Record<string, number>>

interface ReturnedItemsProps {
  order: Pick<ManagedOrder_OrderFragment, 'lines' | 'payment'>
  pieces: ReturnedPieces
  onChange: (pieces: ReturnedPieces) => void
}

/** Chooses the items that the customer returned when the order was delivered. */
export function ReturnedItems({ order, pieces, onChange }: ReturnedItemsProps) {
  const [isOpen, setIsOpen] = useState(Object.keys(pieces).length > 0)
  return (
    <>
      <Checkbox
        checked={isOpen}
        onChange={({ target }) => {
          setIsOpen(target.checked)
          onChange({})
        }}
      >
        Customer returned items at the door
      </Checkbox>
      {isOpen && (
        <>
          <ItemChoice
            legend="Returned items"
            lines={order.lines.map(({ productId, name, quantity, discountedPrice }) => ({
              ...{ productId, name, left: quantity },
              note: `${formatMoney(discountedPrice.amount)} × ${quantity}`,
            }))}
            pieces={pieces}
            error={undefined}
            onChoose={(productId, quantity) => onChange({ ...pieces, [productId]: quantity })}
          />
          <SmallText>
            {order.payment.method === 'CASH_ON_DELIVERY'
              ? 'They go back to stock. The day’s cash has the full amount received, and their price paid back.'
              : 'They go back to stock. A refund becomes due.'}
          </SmallText>
        </>
      )}
    </>
  )
}
