import type { Paise } from '../../../lib/money.ts'
import { addAmounts, listSums, noAmounts, type Amounts } from './return-amounts.ts'
import type { PlaceSum, ReturnSums } from './return-sums.ts'
import { sumUntaxed } from './return-tables.ts'

/** The figures of a GSTR-3B return, as far as they follow from sales. They can be negative. */
export interface Gstr3b {
  /** Row 3.1 (a): taxed sales, less credit notes. */
  taxed: Amounts
  /** Row 3.1 (c): sales without tax, less credit notes. */
  untaxed: Paise
  /** Table 3.2: the part of row (a) that was sold to consumers in other states, by state. */
  otherStates: PlaceSum[]
}

/** Adds up the tables of GSTR-1, so that both returns have the same sums to the paisa. */
export function describeGstr3b(sums: ReturnSums): Gstr3b {
  const { B2B, B2CL, CDNR, CDNUR } = sums.documentTables
  const taxed = noAmounts()
  for (const sold of [B2B.amounts, B2CL.amounts, ...sums.consumers.values()])
    addAmounts(taxed, sold)
  for (const credited of [CDNR.amounts, CDNUR.amounts]) addAmounts(taxed, credited, -1)
  return { taxed, untaxed: sumUntaxed(sums), otherStates: listSums(sums.otherStates) }
}
