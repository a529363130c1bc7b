import type { Types } from 'mongoose'
import type {
  ProductContents,
  ProductDetailRecord,
  ProductRecord,
} from '../record/product.model.ts'

/** The fields that are not written, and the conflicts among them. */
export interface SettledRow {
  left: (keyof ProductEntry)[]
  conflicts: string[]
}

type Undefinable<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * A product to write. Its id identifies it, or else its barcodes, its row key or its import key. Missing fields do not
 * change.
 */
export interface ProductEntry extends Undefinable<ProductContents> {
  id?: Types.ObjectId | undefined
  /** Whether the entry refers to the product with one of its barcodes. */
  isByBarcode?: boolean | undefined
  importKey?: string | undefined
  rowKey?: string | undefined
  /** Row keys from earlier imports, or import keys if there is no row key. They are replaced. */
  formerKeys?: string[] | undefined
  /** Decides which fields of an existing product stay as they are. */
  settle?: ((product: ProductRecord) => SettledRow) | undefined
  /** A detail to add, unless the entry or the product already has one with its name. */
  addedDetail?: ProductDetailRecord | undefined
}
