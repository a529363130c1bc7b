import { formatMoney } from '../../../lib/text/money.ts'
import type { CashPanel_DayFragment } from './CashPanel.generated.ts'

export type CashDay = CashPanel_DayFragment
export type CashCollector = CashDay['collectors'][number]
export type CashEntry = CashDay['entries'][number]

/** The cash that the person still has, in paise. Negative if a delivery was undone later. */
export function leftToHandOver({ received, paidBack, handedOver }: CashCollector): number {
  return received.amount - paidBack.amount - handedOver.amount
}

/** Formats an amount that can be negative: '−₹20'. */
export function formatDifference(amount: number): string {
  return amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)
}

/** Describes the cash that should be left, in paise, also if more was taken than was there. */
export function describeExpected(rest: number): string {
  return rest < 0
    ? `${formatMoney(-rest)} more was taken than was there.`
    : `${formatMoney(rest)} should be there.`
}

/** Describes how counted cash differs from the cash that should be there: '₹20 missing'. */
export function describeDifference(counted: number, expected: number): string {
  if (counted === expected) return 'no difference'
  const difference = formatMoney(Math.abs(counted - expected))
  return counted < expected ? `${difference} missing` : `${difference} too much`
}

/** Describes an entry without its time: '₹200 float, recorded by Meera'. */
export function describeEntry({ kind, amount, note, name, by }: CashEntry): string {
  const admin = by ?? 'a former member'
  const sum = formatMoney(amount.amount)
  if (kind === 'HANDOVER') return `${name ?? 'A former member'} handed ${sum} to ${admin}`
  return kind === 'FLOAT'
    ? `${sum} float, recorded by ${admin}`
    : `${sum} for ${note}, recorded by ${admin}`
}
