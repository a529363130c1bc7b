import { Schema, type Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import type { OrderedSchedule } from '../../catalogue/medicine/medicine-fields.ts'

/** A product as it was when the order was placed. */
export interface OrderLineRecord {
  productId: Types.ObjectId
  name: string
  image: PictureUrl | null
  unit: string
  price: Paise
  discount: BasisPoints
  quantity: number
  /** The price per item. */
  discountedPrice: Paise
  /** The schedule of a medicine that is not sold freely. Missing for everything else. */
  schedule?: OrderedSchedule
  /** The pharmacist's note about the line. */
  checkReason?: string
  /** Packs on the prescription, as entered by the pharmacist. */
  prescribed?: number
  /** Present for every medicine, also without a schedule. Missing in orders that an older release has placed. */
  medicine?: OrderedMedicineRecord
  /** Present for a narcotic or psychotropic medicine. Missing in orders that an older release has placed. */
  narcotic?: true
  /** The batches in the packed order. Missing before it is packed, and for everything except medicines. */
  batches?: BatchRecord[]
}

export interface OrderedMedicineRecord {
  /** Name and address of the maker. Empty if unknown. */
  maker: string
}

/** Packs of a medicine from one batch. */
export interface BatchRecord {
  number: string
  /** The month at whose end it expires: '2027-03'. */
  expiry: string
  quantity: number
}

/** For example, 'Crocin 650 (15 tablets)'. */
export function nameWithUnit({ name, unit }: Pick<OrderLineRecord, 'name' | 'unit'>): string {
  return unit === '' ? name : `${name} (${unit})`
}

const text = { type: String, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const

export const batchSchema = new Schema<BatchRecord>(
  { number: text, expiry: text, quantity: whole },
  { _id: false },
)

export const medicineSchema = new Schema<OrderedMedicineRecord>({ maker: String }, { _id: false })

export const orderLineSchema = new Schema<OrderLineRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    name: text,
    image: { type: String, default: null },
    unit: { type: String, default: '' },
    price: whole,
    discount: whole,
    quantity: whole,
    discountedPrice: whole,
    schedule: String,
    checkReason: String,
    prescribed: Number,
    medicine: { type: medicineSchema },
    narcotic: Boolean,
    batches: { type: [batchSchema], default: undefined },
  },
  { _id: false },
)
