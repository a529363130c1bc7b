import { formatMoney } from '../../../lib/text/money.ts'
import type { CashPanel_DayFragment } from './CashPanel.generated.ts'

export type CashDay = CashPanel_DayFragment
export type CashCollector = CashDay['collectors'][number]

/** What the person has received and not handed over, in paise. Negative if a delivery was undone later. */
export function leftToHandOver({ received, handedOver }: CashCollector): number {
  return received.amount - handedOver.amount
}

/** Describes how counted cash differs from the cash received: '₹20 missing'. */
export function describeDifference(counted: number, expected: number): string {
  if (counted === expected) return 'no difference'
  const difference = formatMoney(Math.abs(counted - expected))
  return counted < expected ? `${difference} missing` : `${difference} too much`
}
