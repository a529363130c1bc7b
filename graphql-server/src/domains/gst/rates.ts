import { type BasisPoints, toPercent } from '../../lib/money.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { parseIndianDay } from '../../lib/time/indian-time.ts'
import { gstMessages } from './messages.ts'

/** The GST rate of a product from a day on, until the next one. */
export interface GstRateRecord {
  /** The sum of CGST and SGST, or IGST. */
  rate: BasisPoints
  /** The day in Indian time, such as '2025-09-22'. */
  from: string
}

/** The first day of GST. */
export const FIRST_DAY = '2017-07-01'
/** The maximum number of dated rates of a product. */
export const MAX_RATES = 10

/**
 * The rates of the law, each with its first day and its last day. A change of law is a new row here, or a last day.
 * Sources: notifications 1/2017 and 2/2017 (Rate), notification 9/2025 (Rate) from 22 September 2025; the rate of 28 %
 * stayed for tobacco and pan masala until 31 January 2026.
 */
const LAW: readonly { rate: BasisPoints; from: string; until?: string }[] = [
  { rate: 0, from: FIRST_DAY },
  { rate: 25, from: FIRST_DAY },
  { rate: 300, from: FIRST_DAY },
  { rate: 500, from: FIRST_DAY },
  { rate: 1200, from: FIRST_DAY, until: '2025-09-21' },
  { rate: 1800, from: FIRST_DAY },
  { rate: 2800, from: FIRST_DAY, until: '2026-01-31' },
  { rate: 4000, from: '2025-09-22' },
]

/** The rates in percent with their first and last days, for the form. */
export const lawfulRates = LAW.map(({ rate, ...days }) => ({ percent: toPercent(rate), ...days }))

const isInForce = (rate: BasisPoints, day: string) =>
  LAW.some((row) => row.rate === rate && row.from <= day && (!row.until || day <= row.until))

/** The first day of a rate, or null if it never existed. */
export function firstDayOf(rate: BasisPoints): string | null {
  return LAW.find((row) => row.rate === rate)?.from ?? null
}

/** The last day of a rate that the law has ended. */
export function lastDayOf(rate: BasisPoints): string {
  return LAW.find((row) => row.rate === rate)?.until ?? ''
}

/**
 * The rate that applies to a product on a day. Null if none is known, and if the law has ended the rate without a
 * later one.
 */
export function rateOn(rates: readonly GstRateRecord[], day: string): BasisPoints | null {
  const rate = rates.findLast(({ from }) => from <= day)?.rate
  return rate !== undefined && isInForce(rate, day) ? rate : null
}

/** Adds a rate, which replaces one from the same day. */
export function withRate(rates: readonly GstRateRecord[], added: GstRateRecord): GstRateRecord[] {
  return sortRates([...rates.filter(({ from }) => from !== added.from), added])
}

export function sortRates(rates: readonly GstRateRecord[]): GstRateRecord[] {
  return rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

/** Why a product cannot have this rate from this day, or null. */
export function findRateProblem({ rate, from }: GstRateRecord): Message<'BAD_USER_INPUT'> | null {
  const percent = toPercent(rate)
  if (firstDayOf(rate) === null) return gstMessages.GST_RATE_UNKNOWN({ percent })
  const day = parseIndianDay(from)?.start
  if (!day || from < FIRST_DAY) return gstMessages.GST_DAY_MALFORMED()
  if (isInForce(rate, from)) return null
  const rates = LAW.filter((row) => isInForce(row.rate, from)).map(
    (row) => `${toPercent(row.rate)}%`,
  )
  return gstMessages.GST_RATE_NOT_IN_FORCE({ percent, day, rates })
}
