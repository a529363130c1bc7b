import { toPercent } from '../../lib/money.ts'
import type { GivenRate } from './rate-input.ts'
import { firstDayOf, type GstRateRecord } from './rates.ts'

const PART = /^(.*?)(?: from (\d{4}-\d\d-\d\d))?$/
const NUMBER = /^\d{1,2}(?:\.\d{1,4})?$/
/** Words around a number that say nothing more: 'GST @ 5 %', '18% IGST', 'CGST 2.5% + SGST 2.5%'. */
const NOISE = /(?:[cis]|ut)?gst ?[@:-]?|tax\b|rate\b|per ?cent|[@%％]/g
/** Words for goods without tax. */
const NIL = /^(?:nil|zero|exempt|exempted|free|no|nil rated|zero rated|non taxable)$/
const SEPARATOR = /[;|\n]/

/**
 * Reads rates from a cell, such as '5', 'GST 5%', 'Exempt' or '12; 5 from 2025-09-22'. A rate without a day applies from
 * its first day. Returns null if the text is malformed.
 */
export function parseRates(text: string): GivenRate[] | null {
  const parts = text.split(SEPARATOR).map((part) => part.trim().replace(/\s+/g, ' '))
  const rates = parts.filter(Boolean).map((part) => {
    const [, written = '', from = null] = PART.exec(part.toLowerCase()) ?? []
    return { percent: readPercent(written), from }
  })
  return rates.every(isRead) ? rates : null
}

interface ReadRate {
  percent: number
  from: string | null
}

const isRead = (rate: { percent: number | null; from: string | null }): rate is ReadRate =>
  rate.percent !== null

function readPercent(text: string): number | null {
  const words = text.replace(/(?<=[a-z])[_-](?=[a-z])/g, ' ')
  const bare = words.replace(NOISE, ' ').replace(/\s+/g, ' ').trim()
  const [first = '', second = first, ...others] = bare.split('+').map((half) => half.trim())
  if (NIL.test(bare)) return 0
  if (others.length > 0 || first !== second || !NUMBER.test(first)) return null
  return bare.includes('+') ? 2 * Number(first) : Number(first)
}

/** Formats rates so that `parseRates` reads them back. */
export function formatRates(rates: readonly GstRateRecord[]): string {
  return rates
    .map(({ rate, from }) =>
      from === firstDayOf(rate) ? String(toPercent(rate)) : `${toPercent(rate)} from ${from}`,
    )
    .join('; ')
}
