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
  brand: 'brand',
  manufacturer: 'manufacturer',
  composition: 'composition',
  pack: 'medicine',
  prescription: 'medicine',
  image: 'images',
  moreDetails: 'details',
} as const satisfies Record<Exclude<keyof ProductCells, 'id'>, keyof ProductEntry>

type KeptField = (typeof FIELD_OF_COLUMN)[keyof typeof FIELD_OF_COLUMN]

/** For each product id, the fields that its row does not change. */
export type KeptFields = Map<string, KeptField[]>

const COLUMNS = PRODUCT_COLUMNS.filter((column) => column !== 'id')

/** Parses the id in a row of an export. Returns null for an empty cell. */
export function parseProductId(cell: string): Types.ObjectId | null | 'wrong' {
  const text = cell.trim()
  return text === '' ? null : (parseId(text) ?? 'wrong')
}

/**
 * For each existing product, finds the fields whose cells are all exactly as an export would write them. They are not
 * written, so that an unchanged file changes nothing.
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
    const [same, different] = [new Set<KeptField>(), new Set<KeptField>()]
    for (const column of COLUMNS) {
      const cell = cells[column]
      if (cell === undefined) continue
      const fields = cell === exported[column] ? same : different
      fields.add(FIELD_OF_COLUMN[column])
    }
    known.set(
      id.toHexString(),
      [...same].filter((field) => !different.has(field)),
    )
  }
  return known
}
