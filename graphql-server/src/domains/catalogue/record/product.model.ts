import type { VegetarianMark } from '../../../contract/types.generated.ts'
import { model, Schema, type SchemaDefinitionProperty, type Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { GstRateRecord } from '../../gst/rates.ts'
import { type MedicineRecord, medicineSchema } from '../medicine/medicine-fields.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { VEGETARIAN_MARKS } from './vegetarian-mark.ts'
import {
  type FieldKind,
  type FieldName,
  fieldNames,
  fieldOf,
  type productFieldTable,
  type RequiredName,
} from './product-fields.ts'

/** The stored type of each kind. */
interface StoredKinds {
  line: string
  text: string
  hsn: string
  country: string
  vegetarianMark: VegetarianMark | null
  barcodes: string[]
  pieces: number
  paise: Paise
  percent: BasisPoints
  categories: Types.ObjectId[]
  subCategories: Types.ObjectId[]
  medicine: MedicineRecord | null
  pictures: PictureUrl[]
  details: ProductDetailRecord[]
  gstRates: GstRateRecord[]
  limit: number
  flag: boolean
}
type Stored<Name extends FieldName> = StoredKinds[(typeof productFieldTable)[Name]['kind']]

/** The table's fields. Optional ones are missing if unknown, and in products from older versions. */
export type ProductContents = { [Name in RequiredName]: Stored<Name> } & {
  [Name in Exclude<FieldName, RequiredName>]?: Stored<Name>
}

export interface ProductRecord extends ProductContents {
  _id: Types.ObjectId
  /** See `substituteKey` in `record/substitutes.ts`. Missing if the product cannot have substitutes. */
  substituteKey?: string
  /** The keys of the findings that an admin has looked at. See `medicine-findings.ts`. */
  checkedFindings?: string[]
  /** Identifies the imported row: the file's source and the row key. */
  importKey?: string
  /**
   * Identifies the product in files with any name. Missing if the import named its source, which keeps products apart.
   */
  rowKey?: string
  /** Optimistic locking: edits by admins increment it, stock changes do not. */
  version: number
  /** The last stock movement's number. Missing until the first movement is numbered. */
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

const gstRate = new Schema<GstRateRecord>(
  { rate: { type: Number, required: true }, from: { type: String, required: true } },
  { _id: false },
)

const ids = { type: [Schema.Types.ObjectId], default: [] }
/** Files may leave out all required texts except the name. */
const text = (isRequired = false) => (isRequired ? { type: String, default: '' } : { type: String })

const kinds: Record<FieldKind, (isRequired?: boolean) => SchemaDefinitionProperty> = {
  line: text,
  text,
  hsn: text,
  country: text,
  vegetarianMark: () => ({ type: String, enum: [...VEGETARIAN_MARKS, null], default: null }),
  // A product without barcodes has no list, because the unique index allows each value only once, even an empty list.
  barcodes: () => ({ type: [String], default: undefined }),
  pieces: () => ({ type: Number, required: true, min: 0 }),
  paise: () => ({ type: Number, required: true, min: 0 }),
  percent: () => ({ type: Number, default: 0, min: 0, max: 10_000 }),
  categories: () => ids,
  subCategories: () => ids,
  medicine: () => ({ type: medicineSchema, default: null }),
  pictures: () => ({ type: [String], default: [] }),
  details: () => ({ type: [detail], default: [] }),
  gstRates: () => ({ type: [gstRate], default: undefined }),
  limit: () => ({ type: Number }),
  flag: () => ({ type: Boolean }),
}

const schema = new Schema<ProductRecord>(
  {
    ...recordOf(fieldNames, (name) => kinds[fieldOf(name).kind](fieldOf(name).isRequired)),
    name: { type: String, required: true },
    substituteKey: { type: String },
    checkedFindings: { type: [String], default: undefined },
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
schema.index({ barcodes: 1 }, { unique: true, sparse: true })

export const Product = model<ProductRecord>('Product', schema)
