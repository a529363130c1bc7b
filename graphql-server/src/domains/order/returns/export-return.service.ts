import { stringify } from 'csv-stringify/sync'
import { requestError } from '../../../lib/errors.ts'
import { returnMessages } from './messages.ts'
import { readGaps } from './number-gaps.ts'
import { readDocuments } from './return-documents.ts'
import { parsePeriod, type ReturnPeriod } from './return-period.ts'
import { documentFiles, listDocumentRows, sumFiles, type Cell } from './return-rows.ts'
import { sumReturn } from './return-sums.ts'
import type { DocumentTable } from './table-of.ts'

/**
 * Exports a table of a GSTR-1 return as CSV in parts, for the portal's offline tool: with its columns, and without the
 * mark that spreadsheets need for Indian scripts. Throws at once if the period or the table is malformed.
 *
 * @param table Such as 'b2b' or 'hsn_b2c', in upper or lower case.
 */
export function exportReturnTable(period: string, table: string): AsyncIterable<string> {
  const parsed = parsePeriod(period)
  const name = table.toUpperCase()
  if (isKey(documentFiles, name)) return writeDocuments(parsed, name)
  if (isKey(sumFiles, name)) return writeSums(parsed, name)
  const tables = [...Object.keys(documentFiles), ...Object.keys(sumFiles)]
  throw requestError(
    returnMessages.TABLE_UNKNOWN({ tables: tables.map((each) => each.toLowerCase()) }),
  )
}

function isKey<Row extends object>(table: Row, name: string): name is keyof Row & string {
  return Object.hasOwn(table, name)
}

async function* writeDocuments(period: ReturnPeriod, table: DocumentTable): AsyncGenerator<string> {
  yield writeRows([documentFiles[table].columns])
  for await (const document of readDocuments(period)) {
    const rows = listDocumentRows(table, document)
    if (rows.length > 0) yield writeRows(rows)
  }
}

async function* writeSums(
  period: ReturnPeriod,
  table: keyof typeof sumFiles,
): AsyncGenerator<string> {
  yield writeRows([sumFiles[table].columns])
  const sums = await sumReturn(readDocuments(period), await readGaps(period))
  yield writeRows(sumFiles[table].listRows(sums))
}

/** Numbers have two decimals. Cells of text that a spreadsheet would treat as formulas start with an apostrophe. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    escape_formulas: true,
    cast: { number: (value) => value.toFixed(2) },
  })
}
