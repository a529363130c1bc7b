import type { LineToCheck, OrderToCheck } from './check-entry.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'

/** Describes the effects of removing these lines from the order. */
export function describeRejection(order: OrderToCheck, rejected: readonly LineToCheck[]): string {
  const amount = rejected.reduce((sum, { total }) => sum + total.amount, 0)
  const isPaid = order.payment.state === 'RECEIVED' || order.payment.state === 'CLAIMED'
  return [
    describeLines(order, rejected.length, amount),
    ...(isPaid ? [`You will need to refund ${formatMoney(amount)}.`] : []),
  ].join(' ')
}

function describeLines({ lines, total }: OrderToCheck, count: number, amount: number): string {
  if (count === lines.length) return 'No items are left, so the order will be cancelled.'
  const leaving = `${formatCount(count, 'medicine')} will be removed from the order.`
  const before = formatMoney(total.amount)
  return `${leaving} The total will change from ${before} to ${formatMoney(total.amount - amount)}.`
}
