import { toPercent } from '../../lib/money.ts'
import type { GivenRate } from './rate-input.ts'
import { firstDayOf, type GstRateRecord } from './rates.ts'

const RATE = /^(\d{1,2}(?:\.\d{1,4})?|nil) ?%?(?: from (\d{4}-\d\d-\d\d))?$/i
const SEPARATOR = /[;|\n]/

/**
 * Reads rates from a cell, such as '5', 'nil' or '12; 5 from 2025-09-22'. A rate without a day applies from its first
 * day. Returns null if the text is malformed.
 */
export function parseRates(text: string): GivenRate[] | null {
  const parts = text.split(SEPARATOR).map((part) => part.trim().replace(/\s+/g, ' '))
  const rates = parts.filter(Boolean).map((part) => RATE.exec(part))
  return rates.every((match) => match !== null)
    ? rates.map(([, percent = '', from = null]) => ({
        percent: percent.toLowerCase() === 'nil' ? 0 : Number(percent),
        from,
      }))
    : null
}

/** Formats rates so that `parseRates` reads them back. */
export function formatRates(rates: readonly GstRateRecord[]): string {
  return rates
    .map(({ rate, from }) =>
      from === firstDayOf(rate) ? String(toPercent(rate)) : `${toPercent(rate)} from ${from}`,
    )
    .join('; ')
}
