import { model, Schema, type Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'

/** What was sold of a product, without cancelled orders. */
export interface ProductSalesRecord {
  productId: Types.ObjectId
  /** Name and unit as in the latest order. */
  name: string
  unit: string
  pieces: number
  revenue: Paise
}

/** The products that sold most in some days. */
export interface BestSellersRecord {
  /** Number of days. */
  days: number
  byPieces: ProductSalesRecord[]
  byRevenue: ProductSalesRecord[]
}

/** What is counted of the orders of a day. */
export interface DayCounts {
  /** All orders that were placed. */
  orders: number
  cancelled: number
  /** The totals of all orders that are not cancelled. */
  revenue: Paise
  /** Orders with the status PENDING, and when the oldest of them was placed. */
  newOrders: number
  oldestNewAt: Date | null
  /** UPI payments that shoppers claim to have made. */
  paymentsToVerify: number
  /** Orders of which a refund is due. */
  refundsDue: number
  prescriptionsToCheck: number
  /** What shoppers have still to pay in cash, and how many of their orders were delivered without it. */
  cashToCollect: Paise
  cashMissing: number
}

/** The orders that were placed on a day, counted. Can be computed again from the orders. */
export interface DailySalesRecord {
  /** The day in Indian time, such as '2026-11-25'. */
  _id: string
  counts: DayCounts
  /** Whether anything remains to be done for an order of the day. */
  isOpen: boolean
  /** All products that were sold. Empty for days that no list of best sellers includes. */
  products: ProductSalesRecord[]
  /** The best sellers of the days up to this one. Only the latest day has them. */
  bestSellers?: BestSellersRecord[]
  /** Incremented by each write. */
  version: number
  updatedAt: Date
}

/** Until when all changes of orders have been counted. */
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
    // Days that the release before has counted have none.
    ...{ cashToCollect: { type: Number, default: 0 }, cashMissing: { type: Number, default: 0 } },
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
