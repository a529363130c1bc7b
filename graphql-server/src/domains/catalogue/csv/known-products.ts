import type { Types } from 'mongoose'
import { parseId } from '../../../lib/ids.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { digestCell, type ExportedCells, saysSame } from './reading/exported-cells.ts'
import { EDITABLE_COLUMNS, type EditableColumn, fileColumns } from './reading/file-columns.ts'
import { type NamesById, productCells } from './reading/product-cells.ts'
import { quote } from './reading/quote.ts'
import { productRowMessages } from './messages.ts'
import type { SettledRow } from './product-entry.ts'

const ID_LENGTH = 24

type RowCells = Partial<Record<EditableColumn, string>>

/** A row from an export. */
export interface ExportedRow {
  cells: RowCells
  /** The exported cells. Null if the file does not contain their digests. */
  exported: ExportedCells | null
}

const columnsByName = new Map(fileColumns.map((column) => [column.name, column]))
const groupOf = (column: EditableColumn) => columnsByName.get(column)?.group
const fieldsOf = (columns: EditableColumn[]) =>
  columns.flatMap((column) => columnsByName.get(column)?.field ?? [])

/** Parses the id in an exported row. Returns null for an empty cell. */
export function parseProductId(cell: string): Types.ObjectId | null | 'wrong' {
  const text = cell.trim()
  if (text.length > ID_LENGTH) return 'wrong'
  return text === '' ? null : (parseId(text) ?? 'wrong')
}

/**
 * Compares a row with its product and with the exported cells. Only edited cells are written, and only if the shop has
 * not changed the same field since the export: an old export must not put sold stock back.
 */
export function settleRow(row: ExportedRow, product: ProductRecord, names: NamesById): SettledRow {
  const { cells, exported } = row
  const current = productCells(product, names)
  const present = EDITABLE_COLUMNS.filter((column) => cells[column] !== undefined)
  const isExported = (column: EditableColumn, text = '') =>
    exported?.[column] === digestCell(current.id, column, text)
  const edited = present.filter(
    (column) =>
      !saysSame(column, cells[column] ?? '', current[column]) && !isExported(column, cells[column]),
  )
  const groups = new Set(edited.map((column) => groupOf(column)))
  const moved = present.filter(
    (column) => groups.has(groupOf(column)) && !isExported(column, current[column]),
  )
  const conflicting = new Set(moved.map((column) => groupOf(column)))
  const isLeft = (column: EditableColumn) => conflicting.has(groupOf(column))
  const written = new Set(fieldsOf(edited.filter((column) => !isLeft(column))))
  return {
    left: fieldsOf(present).filter((field) => !written.has(field)),
    conflicts: edited
      .filter(isLeft)
      .map((column) => explain(column, cells[column] ?? '', current[column], exported !== null)),
  }
}

function explain(column: string, cell: string, current: string, isKnown: boolean): string {
  const texts = { column, cell: quote(cell), current: quote(current) }
  return isKnown
    ? productRowMessages.CELL_CHANGED_IN_SHOP(texts).message
    : productRowMessages.CELL_MAY_BE_OUTDATED(texts).message
}
