import { formatMoney } from '../../lib/text/money.ts'
import type { OpenMoney_MoneyFragment } from './Customers.generated.ts'

/** Describes the open amounts: '₹120 to collect · ₹50 to verify'. Empty if nothing is open. */
export function describeOpenMoney(money: OpenMoney_MoneyFragment): string {
  const parts = [
    { amount: money.cashToCollect.amount, what: 'to collect' },
    { amount: money.toVerify.amount, what: 'to verify' },
    { amount: money.refundsDue.amount, what: 'to refund' },
  ]
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, what }) => `${formatMoney(amount)} ${what}`)
    .join(' · ')
}
