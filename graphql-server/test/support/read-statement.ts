import {
  findFurtherColumns,
  proposeColumns,
  requireColumns,
} from '../../src/domains/order/payment/statement/reading/columns.ts'
import { readRow } from '../../src/domains/order/payment/statement/reading/read-row.ts'
import { readTable } from '../../src/domains/order/payment/statement/reading/read-table.ts'
import { markReversals } from '../../src/domains/order/payment/statement/reversals.ts'
import type { ReadRow } from '../../src/domains/order/payment/statement/reading/statement-rows.ts'

/** Reads a statement's rows with the proposed columns. */
export async function readTransfers(text: string): Promise<ReadRow[]> {
  const { header, delimiter, rows } = await readTable(Buffer.from(text))
  const columns = requireColumns(proposeColumns(header, rows), header)
  const layout = { header, delimiter, columns, ...findFurtherColumns(header, columns) }
  const read = rows.map((row) => readRow(row, layout))
  markReversals(read)
  return read
}
