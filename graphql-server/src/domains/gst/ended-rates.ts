import type { Message } from '../../lib/messages/define-messages.ts'
import { type BasisPoints, toPercent } from '../../lib/money.ts'
import { indianDay, startOfIndianDay } from '../../lib/time/indian-time.ts'
import { gstMessages } from './messages.ts'
import { type GstRateRecord, lastDayOf, rateOn, withRate } from './rates.ts'

interface Following extends GstRateRecord {
  ended: BasisPoints
  /** The beginnings of the HSN codes; empty for all others. */
  hsn: readonly string[]
}

/**
 * The rates that most likely follow ended ones. People decide. Sources: notification 9/2025 (Rate) from 22 September
 * 2025, and the changes for tobacco and pan masala on 1 February 2026.
 */
const FOLLOWING: readonly Following[] = [
  { ended: 1200, hsn: [], rate: 500, from: '2025-09-22' },
  { ended: 2800, hsn: ['2106', '24'], rate: 4000, from: '2026-02-01' },
  { ended: 2800, hsn: ['2202'], rate: 4000, from: '2025-09-22' },
  { ended: 2800, hsn: [], rate: 1800, from: '2025-09-22' },
]

/** A product's rate that the law has ended, without a later one, so that its invoices wait. */
export interface EndedRate {
  rate: BasisPoints
  /** The product's rates with the one that most likely follows. */
  proposed: GstRateRecord[]
}

/** Finds a rate that has ended by today. Null if a rate applies today, or if no rate is known. */
export function findEndedRate(rates: readonly GstRateRecord[], hsn = ''): EndedRate | null {
  const today = indianDay(new Date())
  const last = rates.findLast(({ from }) => from <= today)
  if (!last || rateOn(rates, today) !== null) return null
  const all = FOLLOWING.filter(({ ended }) => ended === last.rate)
  const next =
    all.find((row) => row.hsn.some((start) => hsn.startsWith(start))) ??
    all.find((row) => row.hsn.length === 0)
  const proposed = next ? withRate(rates, { rate: next.rate, from: next.from }) : [...rates]
  return { rate: last.rate, proposed }
}

/** Why a product cannot have these rates: one has ended, and no later one is known. */
export function findEndedProblem(
  rates: readonly GstRateRecord[],
): Message<'BAD_USER_INPUT'> | null {
  const ended = findEndedRate(rates)
  const next = ended?.proposed.at(-1)
  if (!ended || !next) return null
  return gstMessages.GST_RATE_ENDED({
    percent: toPercent(ended.rate),
    until: startOfIndianDay(lastDayOf(ended.rate)),
    next: toPercent(next.rate),
    from: startOfIndianDay(next.from),
  })
}
