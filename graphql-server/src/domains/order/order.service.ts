import mongoose, { Types } from 'mongoose'
import type { UserError } from '../../graphql/generated.ts'
import { isDuplicate } from '../../lib/database-errors.ts'
import { parseId, randomCode } from '../../lib/ids.ts'
import { behind, pageOf, pageRequest, type PageEdges } from '../../lib/keyset.ts'
import { discountedPrice, formatMoney } from '../../lib/money.ts'
import { refuse, Refusal } from '../../lib/refusal.ts'
import { enqueue } from '../../mail/outbox.ts'
import { findAddress } from '../address/address.service.ts'
import type { AddressRecord } from '../address/address.model.ts'
import { totalsOf } from '../cart/cart-totals.ts'
import { removeProductsFromCart, requireStock } from '../cart/cart.service.ts'
import { findProducts } from '../catalogue/catalogue.service.ts'
import type { ProductRecord } from '../catalogue/product.model.ts'
import { takeStock } from '../catalogue/stock.service.ts'
import { orderConfirmationMail } from './order-mail.ts'
import {
  Order,
  type OrderAddressRecord,
  type OrderLineRecord,
  type OrderRecord,
} from './order.model.ts'
import { mobileKey } from './mobile-key.ts'
import { readSubmission, type Submission } from './submission.ts'

/** The ceiling of a page of orders. */
export const MAX_PAGE = 50
/** How often an order is computed anew when stock or price moved between reading and taking. */
const MAX_ATTEMPTS = 5

/** How an attempt to place an order ended. */
export interface PlaceOrderOutcome {
  order: OrderRecord | null
  userErrors: UserError[]
  userId: Types.ObjectId
}

/** A person's orders, newest first. */
export async function listOrders(
  userId: Types.ObjectId,
  args: { first: number; after?: string | null },
): Promise<PageEdges<OrderRecord>> {
  const page = pageRequest(args, MAX_PAGE)
  const rows = await Order.find({ userId, ...behind(page) })
    .sort({ _id: -1 })
    .limit(page.first + 1)
    .lean()
  return pageOf(rows, page)
}

/** One order of the person's own, or null. */
export async function findOrder(userId: Types.ObjectId, id: string): Promise<OrderRecord | null> {
  const _id = parseId(id)
  return _id && Order.findOne({ _id, userId }).lean()
}

/**
 * Places one order for all lines, or none: order, stock and cart change in one transaction. Prices and
 * stock are the store's own; a total other than the one that the person saw is refused. A repeat under
 * the same key gives the first order.
 */
export async function placeOrder(userId: Types.ObjectId, input: unknown): Promise<OrderRecord> {
  const submission = readSubmission(input)
  try {
    return await placeOnce(userId, submission)
  } catch (error) {
    if (!(error instanceof Refusal) && !isDuplicate(error)) throw error
    const first = await findByKey(userId, submission)
    if (first) return first
    throw error
  }
}

async function placeOnce(userId: Types.ObjectId, submission: Submission): Promise<OrderRecord> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const order = await draftOrder(userId, submission)
    if (await commitOrder(order)) return order
  }
  throw refuse('NOT_ENOUGH_STOCK', 'Too many people are buying this right now. Please try again.')
}

/** The order of a key that was used before; refuses the key when its order has other contents. */
async function findByKey(userId: Types.ObjectId, { idempotencyKey, fingerprint }: Submission) {
  const order = await Order.findOne({ userId, idempotencyKey }).lean()
  if (order && order.fingerprint !== fingerprint) {
    throw refuse(
      'IDEMPOTENCY_KEY_REUSED',
      'This submission was used for another order already. Please start the checkout again.',
      'idempotencyKey',
    )
  }
  return order
}

async function draftOrder(userId: Types.ObjectId, submission: Submission): Promise<OrderRecord> {
  const [address, products] = await Promise.all([
    findAddress(userId, submission.addressId),
    findProducts([...submission.quantities.keys()]),
  ])
  if (!address) throw refuse('BAD_USER_INPUT', 'Please choose one of your addresses.', 'addressId')
  const lines = draftLines(submission, products)
  const totals = totalsOf(lines)
  if (totals.total !== submission.expectedTotal) {
    const message = `The price has changed: the total is ${formatMoney(totals.total)} now.`
    throw refuse('PRICE_CHANGED', message, 'expectedTotal')
  }
  const now = new Date()
  return {
    _id: new Types.ObjectId(),
    userId,
    number: `ORD-${randomCode()}`,
    status: 'PENDING',
    paymentMethod: submission.paymentMethod,
    deliveryAddress: copyAddress(address),
    mobileKey: mobileKey(address.mobile),
    lines,
    ...totals,
    history: [{ status: 'PENDING', at: now, adminId: null }],
    idempotencyKey: submission.idempotencyKey,
    fingerprint: submission.fingerprint,
    createdAt: now,
    updatedAt: now,
  }
}

function draftLines(
  { quantities }: Submission,
  products: Map<string, ProductRecord>,
): OrderLineRecord[] {
  return [...quantities].map(([id, quantity]) => {
    const product = products.get(id)
    if (!product)
      throw refuse('NOT_FOUND', 'A product of this order does not exist any more.', 'lines')
    requireStock(product, quantity)
    return copyProduct(product, quantity)
  })
}

/** True when the order stands. False when a price or the stock moved since the draft: nothing has changed then. */
async function commitOrder(order: OrderRecord): Promise<boolean> {
  const productIds = order.lines.map(({ productId }) => productId)
  try {
    await mongoose.connection.transaction(async (session) => {
      if (!(await takeStock(order.lines, order._id, session))) throw new StockMoved()
      await Order.insertMany([order], { session })
      await removeProductsFromCart(order.userId, productIds, session)
      await enqueue(orderConfirmationMail(order), session)
    })
    return true
  } catch (error) {
    if (error instanceof StockMoved) return false
    throw error
  }
}

/** Aborts the transaction of an order whose draft is out of date. */
class StockMoved extends Error {}

function copyProduct(product: ProductRecord, quantity: number): OrderLineRecord {
  const { _id, name, images, unit, price, discount } = product
  return {
    productId: _id,
    name,
    image: images[0] ?? null,
    unit,
    price,
    discount,
    quantity,
    discountedPrice: discountedPrice(price, discount),
  }
}

function copyAddress(address: AddressRecord): OrderAddressRecord {
  const { _id, addressLine, city, state, country, pincode, mobile } = address
  return { addressId: _id, addressLine, city, state, country, pincode, mobile }
}
