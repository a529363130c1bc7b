import type { Types } from 'mongoose'
import type { ProductEntry } from './write-products.service.ts'
import { findProducts } from '../catalogue.service.ts'
import {
  type NamesById,
  PRODUCT_COLUMNS,
  type ProductCells,
  productCells,
} from './product-cells.ts'
import { parseId } from '../../../lib/ids.ts'

/** The cells of a row by their columns. */
export type RowCells = Partial<Record<keyof ProductCells, string>>

const FIELD_OF_COLUMN = {
  name: 'name',
  unit: 'unit',
  price: 'price',
  discount: 'discount',
  stock: 'stock',
  category: 'categoryIds',
  subCategory: 'subCategoryIds',
  description: 'description',
  image: 'images',
  moreDetails: 'details',
} as const satisfies Record<Exclude<keyof ProductCells, 'id'>, keyof ProductEntry>

type Column = keyof typeof FIELD_OF_COLUMN

/** By the id of a product, the fields that a row leaves as they are. */
export type KeptFields = Map<string, (typeof FIELD_OF_COLUMN)[Column][]>

const COLUMNS = PRODUCT_COLUMNS.filter((column) => column !== 'id')

/** The id of a product that a row of an export names; null where the cell is empty. */
export function parseProductId(cell: string): Types.ObjectId | null | 'wrong' {
  const text = cell.trim()
  return text === '' ? null : (parseId(text) ?? 'wrong')
}

/** A cell as it was before an export defused what a spreadsheet would take for a formula. */
export function plainCell(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/**
 * For each product that is there: the fields of which a row says word for word what an export would say. They
 * are not touched, so that a file which was only looked at changes nothing.
 */
export async function unchangedFields(
  rows: { id: Types.ObjectId; cells: RowCells }[],
  names: NamesById,
): Promise<KeptFields> {
  const products = await findProducts(rows.map(({ id }) => id.toHexString()))
  const known: KeptFields = new Map()
  for (const { id, cells } of rows) {
    const product = products.get(id.toHexString())
    if (!product) continue
    const exported = productCells(product, names)
    const same = COLUMNS.filter((column) => cells[column] === exported[column])
    known.set(
      id.toHexString(),
      same.map((column) => FIELD_OF_COLUMN[column]),
    )
  }
  return known
}
