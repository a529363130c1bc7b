import { userError } from '../../../../../lib/user-error.ts'
import {
  csvFromBytes,
  DELIMITERS,
  type CsvRow,
  type Delimiter,
} from '../../../../catalogue/csv/reading/csv-rows.ts'
import { ImportError } from '../../../../catalogue/csv/reading/import-error.ts'
import { statementMessages } from '../messages.ts'
import { countKnownNames } from './columns.ts'
import { MAX_EXTRA } from './fit-row.ts'

/** A header and the rows below it. */
export interface StatementTable {
  header: string[]
  headerLine: number
  delimiter: Delimiter
  /** The number of rows above the header. */
  above: number
  /** The rows below the header. */
  rows: CsvRow[]
}

interface Start {
  delimiter: Delimiter
  header: CsvRow
  /** The number of known column names. */
  known: number
}

const FIELD = 'file'
const MAX_MB = 5
const MAX_BYTES = MAX_MB * 1024 * 1024
const MAX_ROWS = 20_000
const MAX_COLUMNS = 50
/** Banks write the account's details above the header. */
const MAX_LINES_ABOVE = 60
const MIN_COLUMNS = 3
/** Longer cells are cut before anything else reads them. */
const MAX_CELL = 1_000

/** The first bytes of Excel files, PDFs and compressed files. */
const NOT_CSV = ['PK', '%PDF', '\xd0\xcf\x11\xe0', '\x1f\x8b']

/** Reads a statement's table, whose header may be below other lines. Throws a user error if there is no table. */
export async function readTable(bytes: Buffer): Promise<StatementTable> {
  if (bytes.length > MAX_BYTES) {
    throw userError(statementMessages.STATEMENT_TOO_LARGE({ max: MAX_MB }), FIELD)
  }
  const start = bytes.toString('latin1', 0, 4)
  if (NOT_CSV.some((magic) => start.startsWith(magic)))
    throw userError(statementMessages.STATEMENT_NOT_CSV(), FIELD)
  try {
    const { delimiter, header } = await findHeader(bytes)
    const { above, rows } = await readRows(bytes, delimiter, header)
    return { header: header.cells, headerLine: header.line, delimiter, above, rows }
  } catch (error) {
    if (!(error instanceof ImportError) || !error.problem) throw error
    throw userError(error.problem, FIELD)
  }
}

/** Finds the header with the most known names, for any delimiter, or else the first row with the most cells. */
async function findHeader(bytes: Buffer): Promise<Start> {
  const starts: Start[] = []
  for (const delimiter of DELIMITERS) {
    for (const header of await readFirst(bytes, delimiter)) {
      const known = countKnownNames(header.cells)
      starts.push({ delimiter, header, known })
    }
  }
  const [best] = starts
    .filter(({ header }) => filledCells(header) >= MIN_COLUMNS)
    .toSorted((a, b) => b.known - a.known || filledCells(b.header) - filledCells(a.header))
  if (!best) throw userError(statementMessages.STATEMENT_WITHOUT_TABLE(), FIELD)
  if (best.header.cells.length > MAX_COLUMNS) {
    throw userError(statementMessages.STATEMENT_TOO_WIDE({ max: MAX_COLUMNS }), FIELD)
  }
  return best
}

function filledCells({ cells }: CsvRow): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

async function readFirst(bytes: Buffer, delimiter: Delimiter): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of csvFromBytes(bytes, delimiter).rows()) {
    rows.push(cut(row, MAX_COLUMNS + 1))
    if (rows.length === MAX_LINES_ABOVE) break
  }
  return rows
}

/** The row without the parts that are never read. */
function cut({ line, cells }: CsvRow, most: number): CsvRow {
  return { line, cells: cells.slice(0, most).map((cell) => cell.slice(0, MAX_CELL)) }
}

async function readRows(bytes: Buffer, delimiter: Delimiter, header: CsvRow) {
  const rows: CsvRow[] = []
  let above = 0
  for await (const row of csvFromBytes(bytes, delimiter).rows()) {
    if (row.line < header.line) above += 1
    if (row.line <= header.line) continue
    if (rows.length === MAX_ROWS) {
      throw userError(statementMessages.STATEMENT_TOO_LONG({ max: MAX_ROWS }), FIELD)
    }
    rows.push(cut(row, header.cells.length + MAX_EXTRA + 1))
  }
  if (rows.length === 0) throw userError(statementMessages.STATEMENT_EMPTY(), FIELD)
  return { above, rows }
}
