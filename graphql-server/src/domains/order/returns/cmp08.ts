import type { Paise } from '../../../lib/money.ts'
import type { CompositionSum } from './return-sums.ts'

/** The first row of table 3 in CMP-08, which a shop in the composition scheme files for each quarter. */
export interface Cmp08 {
  documentCount: number
  /** All sales, less credit notes. */
  value: Paise
  /** The part of it that is neither nil-rated nor exempt. */
  taxable: Paise
  cgst: Paise
  sgst: Paise
}

/**
 * Traders pay 0.5 % each to the centre and the state, on taxable sales only. Source: Central Goods and Services Tax
 * Rules, 2017, rule 7.
 */
const SALES_PER_TAX = 200

/** Computes the tax of the composition scheme, rounded to whole paise. */
export function describeCmp08({ documentCount, taxable, exempt }: CompositionSum): Cmp08 {
  const tax = Math.round(taxable / SALES_PER_TAX)
  return { documentCount, value: taxable + exempt, taxable, cgst: tax, sgst: tax }
}
