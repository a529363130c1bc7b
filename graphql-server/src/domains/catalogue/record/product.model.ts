import { model, Schema, type Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import { type MedicineRecord, medicineSchema } from '../medicine/medicine-fields.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'

export interface ProductRecord {
  _id: Types.ObjectId
  name: string
  /** The first one is the main picture. */
  images: PictureUrl[]
  categoryIds: Types.ObjectId[]
  subCategoryIds: Types.ObjectId[]
  /** The size of one piece, as free text. */
  unit: string
  /** Pieces left. */
  stock: number
  /** The price of one piece before the discount. */
  price: Paise
  discount: BasisPoints
  description: string
  /** Missing in products of older versions and where unknown, like the two after it. */
  brand?: string
  manufacturer?: string
  /** The active ingredients, as free text. */
  composition?: string
  /** Missing or null for everything that is not a medicine. */
  medicine?: MedicineRecord | null
  /** See `substituteKey` in `medicine/substitutes.ts`. Missing if there can be no substitutes. */
  substituteKey?: string
  /** Added fields. A list, so that their names are never used as keys of a document. */
  details: ProductDetailRecord[]
  /** Identifies the row of the file that it was imported from: the source and the row key. */
  importKey?: string
  /** Identifies the goods in files of any name. Missing if the source of the file was named, which keeps its goods apart. */
  rowKey?: string
  /** Incremented by admin edits (not by stock), for optimistic locking. */
  version: number
  /** The number of the last stock movement. Missing until the first one is numbered. */
  stockSequence?: number
  createdAt: Date
  updatedAt: Date
}

export interface ProductDetailRecord {
  name: string
  value: string
}

/** A product that is a medicine. */
export type MedicineProduct = ProductRecord & { medicine: MedicineRecord }

const detail = new Schema<ProductDetailRecord>(
  { name: { type: String, required: true }, value: { type: String, default: '' } },
  { _id: false },
)

const schema = new Schema<ProductRecord>(
  {
    name: { type: String, required: true },
    images: { type: [String], default: [] },
    categoryIds: { type: [Schema.Types.ObjectId], default: [] },
    subCategoryIds: { type: [Schema.Types.ObjectId], default: [] },
    unit: { type: String, default: '' },
    stock: { type: Number, required: true, min: 0 },
    price: { type: Number, required: true, min: 0 },
    discount: { type: Number, default: 0, min: 0, max: 10_000 },
    description: { type: String, default: '' },
    brand: { type: String },
    manufacturer: { type: String },
    composition: { type: String },
    medicine: { type: medicineSchema, default: null },
    substituteKey: { type: String },
    details: { type: [detail], default: [] },
    importKey: { type: String },
    rowKey: { type: String },
    version: { type: Number, default: 1 },
    stockSequence: { type: Number },
  },
  { timestamps: true, collection: 'products' },
)
schema.index({ categoryIds: 1, _id: -1 })
schema.index({ subCategoryIds: 1, _id: -1 })
schema.index({ stock: 1, _id: -1 })
schema.index({ images: 1 })
schema.index({ substituteKey: 1 }, { sparse: true })
schema.index({ importKey: 1 }, { unique: true, sparse: true })
schema.index({ rowKey: 1 }, { sparse: true })

export const Product = model<ProductRecord>('Product', schema)
