import type { ClientSession } from 'mongoose'
import type { DocumentKind } from '../../../contract/types.generated.ts'
import { indianMonth } from '../../../lib/time/indian-time.ts'
import { InvoiceCounter } from './invoice-counter.model.ts'

const APRIL = 3

/** How the numbers of each kind begin. Invoices have the whole year instead: '2026-27/000123'. */
export const SERIES: Readonly<Record<DocumentKind, string>> = {
  INVOICE: '',
  TAX_INVOICE: 'T',
  BILL_OF_SUPPLY: 'B',
  INVOICE_CUM_BILL_OF_SUPPLY: 'TB',
  CREDIT_NOTE: 'CN',
  DELIVERY_CHALLAN: 'DC',
}

/**
 * Takes the next number of a series within the transaction that stores its document. If the transaction aborts, the
 * number is not used, so there are no gaps. With six digits, a number has at most 15 of the 16 allowed characters.
 * Source: Central Goods and Services Tax Rules, 2017, rule 46 (b).
 */
export async function takeNumber(
  kind: DocumentKind,
  issuedAt: Date,
  session: ClientSession,
): Promise<string> {
  const series = toSeries(SERIES[kind], financialYear(issuedAt))
  const { last } = await InvoiceCounter.findByIdAndUpdate(
    series,
    { $inc: { last: 1 } },
    { session, upsert: true, returnDocument: 'after' },
  ).orFail()
  return formatNumber(series, last)
}

/** Whether a text is the name of a series in a financial year, such as '2026-27' or 'CN26-27'. */
export function isSeries(text: string): boolean {
  const start = Number(/(\d\d)-\d\d$/.exec(text)?.[1])
  return Number.isInteger(start) && listSeries(toYear(2000 + start)).includes(text)
}

/** The names of all series in a financial year. */
export function listSeries(year: string): string[] {
  return Object.values(SERIES).map((prefix) => toSeries(prefix, year))
}

function toSeries(prefix: string, year: string): string {
  return prefix === '' ? year : `${prefix}${year.slice(2)}`
}

/** Formats a number from its series and its place there: 'T26-27' and 123 are 'T26-27/000123'. */
export function formatNumber(series: string, place: number): string {
  return `${series}/${String(place).padStart(6, '0')}`
}

/** Splits a number into its series and its place there. */
export function splitNumber(number: string): { series: string; place: number } {
  const [series = '', place = ''] = number.split('/')
  return { series, place: Number(place) }
}

/** The Indian financial year from 1 April to 31 March, such as '2026-27'. */
export function financialYear(moment: Date): string {
  const { year, month } = indianMonth(moment)
  const start = month < APRIL ? year - 1 : year
  return toYear(start)
}

function toYear(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
