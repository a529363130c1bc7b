import { Types } from 'mongoose'
import { vi } from 'vitest'
import type { OrderStatus } from '../../src/contract/types.generated.ts'
import { changeOrderLine } from '../../src/domains/order/change/change-line.service.ts'
import { setOrderStatus } from '../../src/domains/order/desk/order-status.service.ts'
import { addRefund } from '../../src/domains/order/payment/add-refund.service.ts'
import { setPaymentState } from '../../src/domains/order/payment/payment.service.ts'
import { refund } from '../../src/domains/order/payment/refund.service.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { refundsOf } from '../../src/domains/order/record/past-refunds.ts'
import { pick, type Random } from '../../src/lib/random.ts'
import { billers } from './billers.ts'
import { buildOrder, buildProduct, type Shopper } from './factories.ts'
import {
  cancel,
  dayOf,
  isChangeable,
  leftOf,
  makeRefund,
  pack,
  priceOf,
  sum,
  totalOf,
  type ModelOrder,
} from './shop-model.ts'

/** The team's actions in a month, as the model sees them. */
export interface Month {
  orders: ModelOrder[]
  cash: Map<string, ModelCash>
}

interface ModelCash {
  orders: number
  received: number
  paidBack: number
}

const STEPS = 60
const HOUR_MS = 3_600_000
/** Some months begin before the end of the financial year. */
const STARTS = ['2026-04-05', '2026-08-20', '2026-11-10', '2027-03-05', '2027-03-20']
const RATES = [0, 0, 5, 5, 18, 40, 0.25, 3]
const PLACES = [
  { state: 'Karnataka', pincode: '560038' },
  { state: 'Karnataka', pincode: '560001' },
  { state: 'Goa', pincode: '403001' },
  { state: 'Chandigarh', pincode: '160017' },
]
const adminId = new Types.ObjectId()

/** One thing that the team does with an order. */
interface Act {
  order: ModelOrder
  stored: OrderRecord
  store: ReturnType<typeof pickShop>
  cash: ModelCash
  random: Random
}

const below = (random: Random, limit: number) => Math.floor(random() * limit)

/** Runs a random shop for about a month: places orders, and takes with each the steps that the team may take. */
export async function runMonth(random: Random, customer: Shopper): Promise<Month> {
  const products = await buildProducts(random)
  const [first, second] = [pickShop(random), pickShop(random)]
  const hasSecond = random() < 0.4
  const month: Month = { orders: [], cash: new Map() }
  for (let step = 0; step < STEPS; step += 1) {
    vi.setSystemTime(Date.now() + HOUR_MS / 60 + below(random, 26 * HOUR_MS))
    const store = hasSecond && step > STEPS / 2 ? second : first
    if (step < 3 || random() < 0.25) month.orders.push(await placeOrder(random, products, customer))
    else await actOn(pick(random, month.orders), { store, random, cash: cashOfToday(month) })
  }
  return month
}

function cashOfToday({ cash }: Month): ModelCash {
  const today = cash.get(dayOf(new Date())) ?? { orders: 0, received: 0, paidBack: 0 }
  cash.set(dayOf(new Date()), today)
  return today
}

async function actOn(order: ModelOrder, act: Pick<Act, 'store' | 'random' | 'cash'>) {
  const stored = await Order.findById(order.id).orFail().lean()
  const isOpen = order.status !== 'CANCELLED'
  const deeds = [
    ...(order.status === 'OPEN' ? [packIt, packIt] : []),
    ...(order.status === 'PACKED' ? [deliver, deliver, deliver] : []),
    ...(order.status === 'DELIVERED' && order.isCash && !order.isPaid ? [receive] : []),
    ...(isOpen && leftOf(order) > 0 ? [goodwill, refundItems] : []),
    ...(order.refunds.some(({ madeAt }) => !madeAt) ? [makeAdded, makeAdded] : []),
    ...(findOther(stored) ? [makeOther] : []),
    ...(isChangeable(order) && countItems(order) > 1 ? [leaveOut] : []),
    ...(isOpen ? [cancelIt] : []),
    ...(canReopen(order) ? [reopen] : []),
  ]
  if (deeds.length > 0) await pick(act.random, deeds)({ ...act, order, stored })
}

const setStatus = ({ order, store }: Act, status: OrderStatus, more: object = {}) =>
  setOrderStatus(adminId, { orderId: order.id, status, ...more }, { store, cards: null })

async function packIt(act: Act) {
  await setStatus(act, 'PACKED')
  pack(act.order, new Date(), act.store)
}

async function deliver(act: Act) {
  const { order, random } = act
  const isReceived = order.isCash && !order.isPaid && random() < 0.85
  const line = order.lines.find((one) => one.price > 0 && countLeft(order, one) > 0)
  const isUntouched = order.refunds.length === 0 && countItems(order) > 1
  const isReturned = isUntouched && (isReceived || order.isPaid) && random() < 0.3
  const returned = line && isReturned ? [{ productId: line.productId, quantity: 1 }] : []
  const delivered = await setStatus(act, 'DELIVERED', { cashReceived: isReceived, returned })
  // A delivery issues the invoice that a free order of a registered shop did not get.
  if (order.bills.length === 0) pack(order, new Date(), act.store)
  order.status = 'DELIVERED'
  if (isReceived) receiveCash(act)
  if (!line || returned.length === 0) return
  const added = noteRefund(order, delivered, line.productId, 1)
  order.hasReturns = true
  if (delivered.refunds?.at(-1)?.cashAt) payBack(act, added)
}

async function receive(act: Act) {
  await setPaymentState(adminId, { orderId: act.order.id, state: 'RECEIVED' })
  receiveCash(act)
}

function receiveCash({ order, cash }: Act) {
  order.isPaid = true
  cash.orders += priceOf(order) > 0 ? 1 : 0
  cash.received += priceOf(order)
}

async function goodwill({ order, random }: Act) {
  const amount = Math.min(leftOf(order), pick(random, [1, 100, 1 + below(random, 5000)]))
  noteRefund(order, await addRefund(adminId, { orderId: order.id, reason: 'GOODWILL', amount }))
}

async function refundItems({ order, random }: Act) {
  const line = order.lines.find((one) => one.price > 0 && countLeft(order, one) > 0)
  if (!line) return
  const quantity = 1 + below(random, countLeft(order, line))
  const amount = 1 + below(random, Math.min(leftOf(order), line.price * quantity))
  const lines = [{ productId: line.productId, quantity }]
  const wanted = { orderId: order.id, reason: 'PART_OF_LINES', lines, amount }
  noteRefund(order, await addRefund(adminId, wanted), line.productId, quantity)
}

/** Notes the last refund of an order, which was just added. */
function noteRefund(order: ModelOrder, { refunds }: OrderRecord, product = '', items = 0) {
  const added = refunds?.at(-1)
  if (!added) throw new Error('No refund was added.')
  const refund = { id: added.id, amount: added.amount, madeAt: null }
  order.refunds.push(refund)
  order.refundedItems.set(product, (order.refundedItems.get(product) ?? 0) + items)
  return refund
}

async function makeAdded(act: Act) {
  const { order, random } = act
  const due = pick(
    random,
    order.refunds.filter(({ madeAt }) => !madeAt),
  )
  const inCash = random() < 0.4
  const made = { orderId: order.id, refundId: due.id, reference: due.id, inCash }
  await refund(adminId, made, null)
  if (inCash) payBack(act, due)
  else makeRefund(order, due, new Date())
}

function payBack({ order, cash }: Act, refunded: ModelOrder['refunds'][number]) {
  cash.paidBack += refunded.amount
  makeRefund(order, refunded, new Date())
}

/** Makes the refund for the cancellation or for changed lines. */
async function makeOther({ order, stored, cash }: Act) {
  const due = findOther(stored)
  if (!due) return
  const made = { orderId: order.id, refundId: due.id, reference: due.id, inCash: true }
  await refund(adminId, made, null)
  cash.paidBack += due.amount
  if (due.reason === 'ORDER_CANCELLED') order.cancellation = 'MADE'
}

async function leaveOut({ order, random }: Act) {
  const line = pick(random, order.lines)
  const fewest = countItems(order) > line.quantity ? 0 : 1
  const quantity = Math.max(fewest, line.quantity - 1 - below(random, 2))
  const { productId } = line
  await changeOrderLine(adminId, { orderId: order.id, ...{ productId, quantity } }, null)
  order.roundOff = 0
  order.lines = order.lines
    .map((one) => (one === line ? { ...one, quantity } : one))
    .filter((one) => one.quantity > 0)
}

async function cancelIt(act: Act) {
  await setStatus(act, 'CANCELLED_BY_SELLER')
  cancel(act.order, new Date())
}

async function reopen(act: Act) {
  const isPacked = act.random() < 0.5
  await setStatus(act, isPacked ? 'PACKED' : 'CONFIRMED')
  Object.assign(act.order, { status: 'OPEN', cancellation: 'NONE' })
  if (isPacked) pack(act.order, new Date(), act.store)
}

type Products = Awaited<ReturnType<typeof buildProducts>>

async function placeOrder(
  random: Random,
  products: Products,
  { user }: Shopper,
): Promise<ModelOrder> {
  const chosen = products.filter(() => random() < 0.35)
  const ordered = (chosen.length > 0 ? chosen : products.slice(0, 1)).map((product) => ({
    ...product,
    quantity: 1 + below(random, 4),
  }))
  const lines = ordered.map(({ productId, rate, price, quantity }) => ({
    ...{ productId: productId.toHexString(), rate, price, quantity },
  }))
  const total = totalOf(lines)
  const isCash = total === 0 || random() < 0.6
  const { _id, deliveryAddress } = await buildOrder(user, {
    lines: ordered.map(({ productId, price, quantity }) => ({
      ...{ productId, name: 'Product', unit: '', image: null, quantity },
      ...{ price, discount: 0, discountedPrice: price },
    })),
    ...{ total, subtotal: total, totalQuantity: sum(lines.map(({ quantity }) => quantity)) },
    payment: {
      ...{ method: isCash ? 'CASH_ON_DELIVERY' : 'UPI', state: isCash ? 'DUE' : 'RECEIVED' },
      ...{ notedAt: null, adminId: null },
    },
    ...(random() < 0.25 && { buyer: { name: 'Rao Traders', gstin: '07AAACK1234L1ZP' } }),
  })
  const address = { ...deliveryAddress, ...pick(random, PLACES) }
  await Order.updateOne({ _id }, { $set: { deliveryAddress: address } })
  return {
    ...{ id: _id.toHexString(), isCash, isPaid: !isCash, status: 'OPEN', lines },
    ...{ roundOff: 0, refunds: [], refundedItems: new Map(), hasReturns: false },
    ...{ cancellation: 'NONE', bills: [] },
  }
}

const pickShop = (random: Random) => ({ ...pick(random, billers), roundBills: random() < 0.5 })

export const pickStart = (random: Random) =>
  new Date(Date.parse(pick(random, STARTS)) + Math.floor(random() * 48 * HOUR_MS))

/** Products from a paisa to ₹60,000, and a free one. */
async function buildProducts(random: Random) {
  const prices = [1, 4900, 8950, 12_345, 200_000, 6_000_000, 0]
  return Promise.all(
    prices.map(async (most, index) => {
      const rate = pick(random, RATES)
      const gstRates = [{ rate: Math.round(rate * 100), from: '2017-07-01' }]
      const price = most === 0 ? 0 : 1 + Math.floor(random() * most)
      const hsn = index % 2 === 0 ? '21069099' : '190531'
      const fields = { price, discount: 0, stock: 10_000, hsn, gstRates }
      const { _id: productId } = await buildProduct(fields)
      return { productId, rate, price }
    }),
  )
}

const countItems = ({ lines }: ModelOrder) => sum(lines.map(({ quantity }) => quantity))

const countLeft = (
  { refundedItems }: ModelOrder,
  { productId, quantity }: { productId: string; quantity: number },
) => quantity - (refundedItems.get(productId) ?? 0)

function canReopen({ status, cancellation, hasReturns }: ModelOrder): boolean {
  return status === 'CANCELLED' && cancellation !== 'MADE' && !hasReturns
}

/** A due refund that nobody has added. */
function findOther(order: OrderRecord) {
  return refundsOf(order).find(
    ({ state, reason }) =>
      state === 'DUE' && (reason === 'ORDER_CANCELLED' || reason === 'LINES_CHANGED'),
  )
}
