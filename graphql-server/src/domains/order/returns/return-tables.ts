import type { GstReturnTableName } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { addAmounts, listSums, noAmounts, type Amounts, type Sign } from './return-amounts.ts'
import type { ReturnSums } from './return-sums.ts'

/** What a table adds up to. */
export interface TableTotals {
  name: GstReturnTableName
  rowCount: number
  /** The amounts of credit notes are positive in their own tables. Null in the table of documents. */
  amounts: Amounts | null
}

/** The sales without tax, less credit notes. */
export function sumUntaxed({ nil }: ReturnSums): Paise {
  return Object.values(nil).reduce((all, amount) => all + amount, 0)
}

/** Lists all tables in the order of the form. */
export function listTableTotals(sums: ReturnSums): TableTotals[] {
  const { B2B, B2CL, CDNR, CDNUR } = sums.documentTables
  const total = sumUntaxed(sums)
  return [
    { name: 'B2B', ...B2B },
    { name: 'B2CL', ...B2CL },
    { name: 'B2CS', ...addUp(sums.consumers) },
    {
      name: 'NIL',
      rowCount: Object.values(sums.nil).filter((amount) => amount !== 0).length,
      amounts: { ...noAmounts(), total, taxable: total },
    },
    { name: 'CDNR', ...CDNR },
    { name: 'CDNUR', ...CDNUR },
    { name: 'HSN_B2B', ...addUp(sums.hsn.b2b) },
    { name: 'HSN_B2C', ...addUp(sums.hsn.b2c) },
    { name: 'DOCUMENTS', rowCount: sums.series.size, amounts: null },
  ]
}

function addUp(map: ReadonlyMap<string, Amounts>) {
  const amounts = noAmounts()
  for (const one of map.values()) addAmounts(amounts, one)
  return { rowCount: listSums(map).length, amounts }
}

/** How each table counts. The summaries by HSN code say the same as the other tables. */
const SALES: Partial<Record<GstReturnTableName, Sign>> = {
  ...{ B2B: 1, B2CL: 1, B2CS: 1, NIL: 1, CDNR: -1, CDNUR: -1 },
}
const SUMMARIES: Partial<Record<GstReturnTableName, Sign>> = { HSN_B2B: 1, HSN_B2C: 1 }

/** Whether the tables, the summaries by HSN code and the lines of documents have the same sums, to the paisa. */
export function agrees(sums: ReturnSums): boolean {
  const tables = listTableTotals(sums)
  const sales = addSigned(tables, SALES)
  const hsn = addSigned(tables, SUMMARIES)
  return (
    sales.total === sums.charged - sums.credited - sums.roundOff &&
    sales.total === sales.taxable + sales.cgst + sales.sgst + sales.igst &&
    (['total', 'taxable', 'cgst', 'sgst', 'igst'] as const).every(
      (name) => sales[name] === hsn[name],
    )
  )
}

function addSigned(
  tables: readonly TableTotals[],
  signs: Partial<Record<GstReturnTableName, Sign>>,
): Amounts {
  const sum = noAmounts()
  for (const { name, amounts } of tables) {
    const sign = signs[name]
    if (sign && amounts) addAmounts(sum, amounts, sign)
  }
  return sum
}
