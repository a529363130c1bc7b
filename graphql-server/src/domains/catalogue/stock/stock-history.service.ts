import type { Types } from 'mongoose'
import { foreignCursor, listOf } from '../../../lib/database/cursor.ts'
import {
  toPage,
  pageRequest,
  type PageArgs,
  type PageEdges,
} from '../../../lib/database/pagination.ts'
import { Product } from '../record/product.model.ts'
import { StockMovement, type StockMovementRecord } from './stock-movement.model.ts'

const MAX_PAGE = 100

export interface CountedMovement extends StockMovementRecord {
  stockAfter: number
}

export type MovementPage = PageEdges<CountedMovement>

type Place = Pick<StockMovementRecord, '_id' | 'sequence'>

/**
 * Lists a product's movements, newest first. The stock after each is computed backwards from the current stock. Returns
 * null for a missing product.
 */
export async function listMovements(
  productId: Types.ObjectId,
  args: PageArgs,
): Promise<MovementPage | null> {
  const page = pageRequest(listOf('stock movements', { productId }), args, MAX_PAGE)
  const product = await Product.findById(productId, { stock: 1 }).lean()
  if (!product) return null
  const after = page.after && (await findPlace(productId, page.after))
  const rows = await findBehind(productId, after, page.first + 1)
  let stockAfter = product.stock - (after ? await sumSince(productId, after) : 0)
  const counted = rows.map((row) => {
    const movement = { ...row, stockAfter }
    stockAfter -= row.change
    return movement
  })
  return toPage(counted, page)
}

async function findPlace(productId: Types.ObjectId, _id: Types.ObjectId): Promise<Place> {
  const place = await StockMovement.findOne({ _id, productId }, { sequence: 1 }).lean()
  if (!place) throw foreignCursor()
  return place
}

/** Movements before a position, newest first: numbered ones, then older ones without numbers. */
async function findBehind(
  productId: Types.ObjectId,
  after: Place | null,
  limit: number,
): Promise<StockMovementRecord[]> {
  if (!after) return findRows({ productId }, limit)
  const { _id, sequence } = after
  if (sequence === undefined) {
    return findRows({ productId, sequence: null, _id: { $lt: _id } }, limit)
  }
  const numbered = await findRows({ productId, sequence: { $lt: sequence } }, limit)
  if (numbered.length === limit) return numbered
  const old = await findRows({ productId, sequence: null }, limit - numbered.length)
  return [...numbered, ...old]
}

function findRows(filter: object, limit: number): Promise<StockMovementRecord[]> {
  return StockMovement.find(filter).sort({ sequence: -1, _id: -1 }).limit(limit).lean()
}

/** Adds up the changes of the movement at a position and all later ones. */
async function sumSince(productId: Types.ObjectId, { _id, sequence }: Place): Promise<number> {
  const since =
    sequence === undefined
      ? { $or: [{ sequence: { $gt: 0 } }, { sequence: null, _id: { $gte: _id } }] }
      : { sequence: { $gte: sequence } }
  const [sum] = await StockMovement.aggregate<{ change: number }>([
    { $match: { productId, ...since } },
    { $group: { _id: null, change: { $sum: '$change' } } },
  ])
  return sum?.change ?? 0
}
