import type { Delimiter } from '../../../../catalogue/csv/reading/csv-rows.ts'
import type { Columns, FurtherColumns } from './columns.ts'
import { toValue } from './cells.ts'
import { parseDate } from './dates.ts'
import { isBalance, isBlank, readSignedAmount } from './signed-amount.ts'

/** The layout of a table's rows. */
export interface Layout extends FurtherColumns {
  header: string[]
  delimiter: Delimiter
  columns: Columns
}

/** Adjacent columns: one whose cells can be checked, or several with free text. */
interface Part {
  /** The number of columns. */
  width: number
  /** The column whose text may contain the delimiter, counted within the part. */
  taker: number
  /** How many further cells may belong to it. */
  most: number
  /** Null for free text. */
  fits: ((text: string) => boolean) | null
}

/** A row in the file, with the values of its cells. */
interface Row {
  cells: string[]
  values: string[]
  spare: number
}

/** A row with more surplus cells is never joined. */
export const MAX_EXTRA = 20
/** A row that can be read in more ways is ambiguous. */
const MAX_WAYS = 20
/** Enough for bank rows, which take about 20 steps. Other rows have too many ways. */
const MAX_STEPS = 80
/** An amount such as '1,23,45,678.00' has three commas. */
const MAX_PIECES = 3

/**
 * Returns a row's cells, one for each header column. A row may have more or fewer cells, because a delimiter within a
 * cell was not quoted or blank cells are missing at the end. Its cells are then joined if that makes date, amounts and
 * balance readable in exactly one way. Returns null if there is no such way, or several.
 */
export function fitRow(cells: string[], layout: Layout): string[] | null {
  const width = layout.header.length
  if (cells.length === width) return cells
  if (cells.length > width + MAX_EXTRA) return null
  const filled = cells.findLastIndex((cell) => !isBlank(toValue(cell))) + 1
  const search = new RowSearch(partsOf(layout), layout.delimiter)
  // Blank cells at the end may or may not belong to the row.
  for (let length = Math.max(filled, width); ; length += 1) {
    search.run(Array.from({ length }, (_, at) => cells[at] ?? ''))
    if (length >= cells.length) break
  }
  const ways = search.found.filter((way) => hasOneAmount(way, layout.columns))
  const meanings = new Set(ways.map((way) => meaningOf(way, layout.columns)))
  return search.isComplete() && meanings.size === 1 ? (ways[0] ?? null) : null
}

const partsOfLayouts = new WeakMap<Layout, Part[]>()

function partsOf(layout: Layout): Part[] {
  const parts = partsOfLayouts.get(layout) ?? toParts(layout)
  partsOfLayouts.set(layout, parts)
  return parts
}

function toParts({ header, delimiter, columns, furtherDates }: Layout): Part[] {
  const { date, description, amount, debit, balance, type } = columns
  const most = delimiter === ',' ? MAX_PIECES : 0
  const isDate = (text: string) => parseDate(text) !== null
  const isAmount = (text: string) => typeof readSignedAmount(text) !== 'string'
  const one = { width: 1, taker: 0 }
  const checks = new Map<number | null, Part>([
    ...furtherDates.map(
      (column) =>
        [column, { ...one, most, fits: (text) => isBlank(text) || isDate(text) }] as [number, Part],
    ),
    [type, { ...one, most: 0, fits: (text) => /^[a-z]{0,12}$/i.test(text) }],
    [balance, { ...one, most, fits: isBalance }],
    [debit, { ...one, most, fits: isAmount }],
    [amount, { ...one, most, fits: isAmount }],
    [date, { ...one, most, fits: isDate }],
  ])
  const parts: Part[] = []
  for (const column of header.keys()) {
    const checked = checks.get(column)
    const last = parts.at(-1)
    if (checked) parts.push(checked)
    else if (last?.fits !== null) parts.push({ ...one, most: Infinity, fits: null })
    else {
      if (column === description) last.taker = last.width
      last.width += 1
    }
  }
  return parts
}

/** Searches for all ways to assign cells to parts. */
class RowSearch {
  readonly found: string[][] = []
  private readonly parts: Part[]
  private readonly delimiter: Delimiter
  private steps = 0

  constructor(parts: Part[], delimiter: Delimiter) {
    this.parts = parts
    this.delimiter = delimiter
  }

  isComplete(): boolean {
    return this.steps < MAX_STEPS && this.found.length < MAX_WAYS
  }

  run(cells: string[]): void {
    const width = this.parts.reduce((sum, part) => sum + part.width, 0)
    this.walk({ cells, values: cells.map(toValue), spare: cells.length - width }, 0, 0, [])
  }

  /** Assigns the cells from `start` to the parts from `at`. `spare` is the number of surplus cells. */
  private walk(row: Row, at: number, start: number, done: string[]): void {
    const part = this.parts[at]
    if (!part) {
      if (row.spare === 0) this.found.push(done)
      return
    }
    const { cells, values, spare } = row
    for (let extra = 0; extra <= Math.min(part.most, spare) && this.isComplete(); extra += 1) {
      this.steps += 1
      const end = start + part.width + extra
      if (part.fits?.(values.slice(start, end).join(this.delimiter)) === false) continue
      const given = join(cells.slice(start, end), part, extra, this.delimiter)
      this.walk({ ...row, spare: spare - extra }, at + 1, end, [...done, ...given])
    }
  }
}

/** The cells of a part, where `extra` further cells belong to one of its columns. */
function join(cells: string[], { taker }: Part, extra: number, delimiter: Delimiter): string[] {
  const taken = cells.slice(taker, taker + extra + 1).join(delimiter)
  return [...cells.slice(0, taker), taken, ...cells.slice(taker + extra + 1)]
}

function hasOneAmount(cells: string[], { amount, debit }: Columns): boolean {
  const [credited, debited] = [paiseOf(cells, amount), paiseOf(cells, debit)]
  return debit === null || credited > 0 !== debited > 0
}

function meaningOf(cells: string[], columns: Columns): string {
  const { date, amount, debit, type } = columns
  const day = parseDate(toValue(cells[date]))
  const kind = type === null ? '' : toValue(cells[type])
  return [day, cells[amount]?.trim(), paiseOf(cells, debit), kind].join('/')
}

function paiseOf(cells: string[], column: number | null): number {
  const read = column === null ? null : readSignedAmount(toValue(cells[column]))
  return read === null || typeof read === 'string' ? 0 : read.paise
}
