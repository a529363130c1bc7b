import { formatMoney } from '../../../lib/text/money.ts'
import { ItemChoice } from '../../../shared/order/ItemChoice.tsx'
import type { AddRefund_OrderFragment } from './AddRefund.generated.ts'
import { countLeft, type RefundEntry, setPieces } from './refund-entry.ts'

interface RefundedPiecesProps {
  order: AddRefund_OrderFragment
  entry: RefundEntry
  error: string | undefined
  onChange: (entry: RefundEntry) => void
}

/** Chooses the items to refund. */
export function RefundedPieces({ order, entry, error, onChange }: RefundedPiecesProps) {
  return (
    <ItemChoice
      lines={order.lines.map((line) => ({
        ...{ productId: line.productId, name: line.name, left: countLeft(order, line) },
        note: `${formatMoney(line.discountedPrice.amount)} × ${line.quantity}`,
      }))}
      pieces={entry.pieces}
      error={error}
      onChoose={(productId, quantity) => onChange(setPieces(order, entry, { productId, quantity }))}
    />
  )
}
