import { stringify } from 'csv-stringify/sync'
import type { Types } from 'mongoose'
import { Category } from '../record/category.model.ts'
import { digestCells } from './reading/exported-cells.ts'
import { EXPORT_COLUMNS, EXPORTED_COLUMN } from './reading/file-columns.ts'
import { type NamesById, type ProductCells, productCells } from './reading/product-cells.ts'
import { escapeFormula } from './reading/formulas.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

const BATCH_SIZE = 500
const COLUMNS = [...EXPORT_COLUMNS, EXPORTED_COLUMN]

/**
 * Exports every product as CSV in batches, in a form that the import reads back unchanged. Cells that a spreadsheet
 * would treat as formulas start with an apostrophe. From the digests of the cells, the import can tell which ones were
 * edited. A product that changes during the export is included once.
 */
export async function* exportProducts(): AsyncGenerator<string> {
  const names = await readCategoryNames()
  yield stringify([COLUMNS], { bom: true })
  let last: Types.ObjectId | null = null
  do {
    const rows: ProductRecord[] = await Product.find(last ? { _id: { $gt: last } } : {})
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean()
    const cells = rows.map((product) => exportedRow(productCells(product, names)))
    yield stringify(cells, { columns: COLUMNS, cast: { string: escapeFormula } })
    last = rows.length === BATCH_SIZE ? (rows.at(-1)?._id ?? null) : null
  } while (last)
}

function exportedRow(cells: ProductCells) {
  return { ...cells, [EXPORTED_COLUMN]: digestCells(cells) }
}

/** Reads all category and sub-category names by id. */
export async function readCategoryNames(): Promise<NamesById> {
  const [categories, subCategories] = await Promise.all([
    Category.find({}, { name: 1 }).lean(),
    SubCategory.find({}, { name: 1 }).lean(),
  ])
  return new Map(
    [...categories, ...subCategories].map(({ _id, name }) => [_id.toHexString(), name]),
  )
}
