import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { statusBadges } from '../../../shared/order/order-status.tsx'

/** Describes the move to each status. */
const movedTexts: Record<OrderStatus, string> = {
  PENDING: 'set to pending',
  CONFIRMED: 'confirmed',
  PACKED: 'packed',
  DELIVERED: 'delivered',
  CANCELLED_BY_SELLER: 'cancelled',
  CANCELLED_BY_SHOPPER: 'cancelled',
}

interface MovedOrder {
  status: OrderStatus
  payment: { cash: { amount: { amount: number } } | null }
}

/** Describes an order's move: 'Delivered, ₹250 received in cash'. */
export function describeMove(moved: MovedOrder): string {
  return statusBadges[moved.status].text + describeCash([moved])
}

/** Describes several moves: '10 orders confirmed, 2 delivered, ₹500 received in cash'. */
export function describeMoves(moved: readonly MovedOrder[]): string {
  const counts = new Map<string, number>()
  for (const { status } of moved) {
    const text = movedTexts[status]
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const moves = [...counts]
    .map(([text, count], index) => `${index === 0 ? formatCount(count, 'order') : count} ${text}`)
    .join(', ')
  return moves + describeCash(moved)
}

function describeCash(moved: readonly MovedOrder[]): string {
  const delivered = moved.filter(({ status }) => status === 'DELIVERED')
  const cash = delivered.reduce((sum, { payment }) => sum + (payment.cash?.amount.amount ?? 0), 0)
  return cash > 0 ? `, ${formatMoney(cash)} received in cash` : ''
}
