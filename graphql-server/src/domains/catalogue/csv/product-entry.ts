import type { Types } from 'mongoose'
import type { MedicineRecord } from '../medicine/medicine-fields.ts'
import type { ProductDetailRecord, ProductRecord } from '../record/product.model.ts'

/** Which fields of a row are not written, and why, if that is because of a conflict. */
export interface SettledRow {
  left: (keyof ProductEntry)[]
  conflicts: string[]
}

/**
 * A product to write, identified by its id, by its row key if it has one, or else by its import key. Missing fields do
 * not change.
 */
export interface ProductEntry {
  id?: Types.ObjectId | undefined
  importKey?: string | undefined
  rowKey?: string | undefined
  /** Row keys that earlier imports gave it, or import keys if it has no row key. They are replaced. */
  formerKeys?: string[] | undefined
  /** Decides which fields of an existing product are left as they are. */
  settle?: ((product: ProductRecord) => SettledRow) | undefined
  name?: string | undefined
  price?: number | undefined
  images?: string[] | undefined
  categoryIds?: Types.ObjectId[] | undefined
  subCategoryIds?: Types.ObjectId[] | undefined
  unit?: string | undefined
  stock?: number | undefined
  discount?: number | undefined
  description?: string | undefined
  brand?: string | undefined
  manufacturer?: string | undefined
  composition?: string | undefined
  medicine?: MedicineRecord | null | undefined
  details?: ProductDetailRecord[] | undefined
  /** A detail to add to those of the entry or the product, unless they have one with its name. */
  addedDetail?: ProductDetailRecord | undefined
}
