import type { LineToCheck, OrderToCheck } from './check-entry.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { formatMoney } from '../../../lib/money.ts'

/** Says what follows when these lines leave the order. */
export function describeRejection(order: OrderToCheck, rejected: readonly LineToCheck[]): string {
  const amount = rejected.reduce((sum, { total }) => sum + total.amount, 0)
  const isPaid = order.payment.state === 'RECEIVED' || order.payment.state === 'CLAIMED'
  return [
    describeLines(order, rejected.length, amount),
    ...(isPaid ? [`${formatMoney(amount)} will have to be refunded.`] : []),
  ].join(' ')
}

function describeLines({ lines, total }: OrderToCheck, count: number, amount: number): string {
  if (count === lines.length) return 'No line is left: the order will be cancelled.'
  const leaving = `${formatCount(count, 'line')} ${count === 1 ? 'leaves' : 'leave'} the order.`
  const before = formatMoney(total.amount)
  return `${leaving} The total changes from ${before} to ${formatMoney(total.amount - amount)}.`
}
