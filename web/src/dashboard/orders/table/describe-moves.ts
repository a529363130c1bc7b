import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { formatCount } from '../../../lib/format-count.ts'

/** What happened to orders that have a status now. */
const movedTexts: Record<OrderStatus, string> = {
  PENDING: 'set to pending',
  CONFIRMED: 'confirmed',
  PACKED: 'packed',
  DELIVERED: 'delivered',
  CANCELLED_BY_SELLER: 'cancelled',
  CANCELLED_BY_SHOPPER: 'cancelled',
}

/** Says where orders have moved: '10 orders confirmed', or '10 orders confirmed, 2 delivered'. */
export function describeMoves(moved: readonly { status: OrderStatus }[]): string {
  const counts = new Map<string, number>()
  for (const { status } of moved) {
    const text = movedTexts[status]
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .map(([text, count], index) => `${index === 0 ? formatCount(count, 'order') : count} ${text}`)
    .join(', ')
}
