import type { Types } from 'mongoose'
import type {
  ProductContents,
  ProductDetailRecord,
  ProductRecord,
} from '../record/product.model.ts'

/** Which fields of a row are not written, and why, if that is because of a conflict. */
export interface SettledRow {
  left: (keyof ProductEntry)[]
  conflicts: string[]
}

type Undefinable<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * A product to write, identified by its id, by its barcodes, by its row key if it has one, or else by its import key.
 * Missing fields do not change.
 */
export interface ProductEntry extends Undefinable<ProductContents> {
  id?: Types.ObjectId | undefined
  /** Whether the product that has one of its barcodes is meant. */
  isByBarcode?: boolean | undefined
  importKey?: string | undefined
  rowKey?: string | undefined
  /** Row keys that earlier imports gave it, or import keys if it has no row key. They are replaced. */
  formerKeys?: string[] | undefined
  /** Decides which fields of an existing product are left as they are. */
  settle?: ((product: ProductRecord) => SettledRow) | undefined
  /** A detail to add to those of the entry or the product, unless they have one with its name. */
  addedDetail?: ProductDetailRecord | undefined
}
