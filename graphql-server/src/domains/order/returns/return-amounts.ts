import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { LineTax } from '../../gst/line-tax.ts'

/** An amount with its taxable value and its taxes. */
export interface Amounts extends LineTax {
  total: Paise
}

/** Lines with one rate. */
export interface RateAmounts extends Amounts {
  rate: BasisPoints
}

/** 1 for an invoice, -1 for a credit note. */
export type Sign = 1 | -1

export function noAmounts(): Amounts {
  return { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 }
}

/** Adds amounts to a sum, or subtracts them. */
export function addAmounts(sum: Amounts, added: Amounts, sign: Sign = 1): void {
  sum.total += sign * added.total
  sum.taxable += sign * added.taxable
  sum.cgst += sign * added.cgst
  sum.sgst += sign * added.sgst
  sum.igst += sign * added.igst
}

/** Adds up the taxed lines for each rate, by rate. Lines without tax are in table 8 instead. */
export function sumByRate(lines: readonly RateAmounts[]): RateAmounts[] {
  return sumAllRates(lines.filter(({ rate }) => rate > 0))
}

/** Adds up the lines for each rate, by rate. */
export function sumAllRates(lines: readonly RateAmounts[]): RateAmounts[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  return rates
    .toSorted((one, other) => one - other)
    .map((rate) => {
      const sum = { rate, ...noAmounts() }
      for (const line of lines) if (line.rate === rate) addAmounts(sum, line)
      return sum
    })
}

/** Returns the value for a key, which is created if it is missing. */
export function fromMap<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}

/** Lists the sums that are not zero, by key: sales that are credited in full leave none. */
export function listSums<Sum extends Amounts & { quantity?: number }>(
  map: ReadonlyMap<string, Sum>,
): Sum[] {
  return [...map]
    .filter(([, { total, taxable, cgst, sgst, igst, quantity = 0 }]) =>
      [total, taxable, cgst, sgst, igst, quantity].some((value) => value !== 0),
    )
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, sum]) => sum)
}
