import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../../lib/database/pagination.ts'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'

/** A thing that can be bought. */
export interface ProductRecord {
  _id: Types.ObjectId
  name: string
  /** The first one stands for the product. */
  images: PictureUrl[]
  categoryIds: Types.ObjectId[]
  subCategoryIds: Types.ObjectId[]
  /** Size of one piece, free text. */
  unit: string
  /** Pieces left. */
  stock: number
  /** Of one piece, before the discount. */
  price: Paise
  discount: BasisPoints
  description: string
  /** Further facts: a list, so that their names are plain text and never keys of a document. */
  details: ProductDetailRecord[]
  /** What identifies the row of a file that it was imported from. */
  importKey?: string
  /** Counts the edits of people: who edits on top of an older one is told. Stock does not count. */
  version: number
  /** Numbers the movements of its stock; missing until the first one is numbered. */
  stockSequence?: number
  createdAt: Date
  updatedAt: Date
}

export interface ProductDetailRecord {
  name: string
  value: string
}

export type ProductPageEdge = PageEdges<ProductRecord>['edges'][number]

/** A page of products. The number on all pages together is found only when somebody asks for it. */
export interface ProductPage extends PageEdges<ProductRecord> {
  countAll: () => Promise<number>
}

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
    details: { type: [detail], default: [] },
    importKey: { type: String },
    version: { type: Number, default: 1 },
    stockSequence: { type: Number },
  },
  { timestamps: true, collection: 'products' },
)
schema.index({ categoryIds: 1, _id: -1 })
schema.index({ subCategoryIds: 1, _id: -1 })
schema.index({ stock: 1, _id: -1 })
schema.index({ images: 1 })
schema.index({ importKey: 1 }, { unique: true, sparse: true })

export const Product = model<ProductRecord>('Product', schema)
