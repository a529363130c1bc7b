import { model, Schema, type Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'

/** A product's sales, without cancelled orders. */
export interface ProductSalesRecord {
  productId: Types.ObjectId
  /** Name and unit in the latest order. */
  name: string
  unit: string
  pieces: number
  revenue: Paise
}

/** The best-selling products in some days. */
export interface BestSellersRecord {
  /** The number of days. */
  days: number
  byPieces: ProductSalesRecord[]
  byRevenue: ProductSalesRecord[]
}

/** The counts for the orders that were placed on a day, and the sums of the day's documents. */
export interface DayCounts {
  /** All orders that were placed. */
  orders: number
  cancelled: number
  /** The total of all orders that are not cancelled. */
  revenue: Paise
  /** The invoices and bills that were issued on the day, and the amounts that were credited on it. */
  gross: Paise
  refunds: Paise
  /** Orders with the status PENDING, and when the oldest one was placed. */
  newOrders: number
  oldestNewAt: Date | null
  /** UPI payments that customers claim to have made. */
  paymentsToVerify: number
  /** Orders with a refund that is due. */
  refundsDue: number
  prescriptionsToCheck: number
  /** The cash that customers still have to pay, and how many of their orders were delivered without it. */
  cashToCollect: Paise
  cashMissing: number
}

/** The counted orders of a day. They can be recomputed from the orders. */
export interface DailySalesRecord {
  /** The day in Indian time, such as '2026-11-25'. */
  _id: string
  counts: DayCounts
  /** Whether an order placed that day still needs work. */
  isOpen: boolean
  /** All products that were sold. Empty for days that no list of best sellers includes. */
  products: ProductSalesRecord[]
  /** The best sellers in the days up to this one. Only the latest day has them. */
  bestSellers?: BestSellersRecord[]
  /** Incremented by each write. */
  version: number
  updatedAt: Date
}

/** The time until which all changes to orders have been counted. */
export interface SalesProgressRecord {
  _id: string
  countedUntil: Date
}

const count = { type: Number, required: true } as const

const productSales = new Schema<ProductSalesRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    unit: { type: String, default: '' },
    pieces: count,
    revenue: count,
  },
  { _id: false },
)

const bestSellers = new Schema<BestSellersRecord>(
  { days: count, byPieces: [productSales], byRevenue: [productSales] },
  { _id: false },
)

const counts = new Schema<DayCounts>(
  {
    ...{ orders: count, cancelled: count, revenue: count },
    ...{ newOrders: count, paymentsToVerify: count, refundsDue: count },
    prescriptionsToCheck: count,
    // Missing in days that the previous release has counted.
    ...{ cashToCollect: { type: Number, default: 0 }, cashMissing: { type: Number, default: 0 } },
    ...{ gross: { type: Number, default: 0 }, refunds: { type: Number, default: 0 } },
    oldestNewAt: { type: Date, default: null },
  },
  { _id: false },
)

const schema = new Schema<DailySalesRecord>(
  {
    _id: { type: String, required: true },
    counts: { type: counts, required: true },
    isOpen: { type: Boolean, required: true },
    products: [productSales],
    bestSellers: { type: [bestSellers], default: undefined },
    version: count,
  },
  { timestamps: { createdAt: false }, collection: 'dailySales' },
)

export const DailySales = model<DailySalesRecord>('DailySales', schema)

const progressSchema = new Schema<SalesProgressRecord>(
  { _id: { type: String, required: true }, countedUntil: { type: Date, required: true } },
  { collection: 'salesProgress' },
)

export const SalesProgress = model<SalesProgressRecord>('SalesProgress', progressSchema)
