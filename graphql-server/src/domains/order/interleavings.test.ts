import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { enterBatches } from '../../../test/support/batches.ts'
import { setUpDatabase } from '../../../test/support/set-up-database.ts'
import { buildPrescription, somePharmacist } from '../../../test/support/factories.ts'
import { unregistered } from '../../../test/support/billers.ts'
import {
  openShop,
  PRODUCTS,
  START,
  type Shop,
  type Shopper,
} from '../../../test/support/small-shop.ts'
import { changeProduct, isCatalogueDeed } from '../../../test/support/catalogue-deeds.ts'
import { newChangingRules } from '../../../test/support/changing-rules.ts'
import { findMoneyErrors, isCancelled } from '../../../test/support/invariants.ts'
import {
  isMoneyDeed,
  recordMoney,
  recordStatus,
  type MoneyDeed,
} from '../../../test/support/record-money.ts'
import {
  answerProposalOf,
  changeLines,
  findItemErrors,
  isChangeDeed,
  type ChangeDeed,
} from '../../../test/support/change-deeds.ts'
import { runs } from '../../../test/support/property-runs.ts'
import { expireNow, releaseReserved } from '../../../test/support/reservation-deeds.ts'
import {
  checkBags,
  checkPrescriptions,
  decideAbout,
  readStockErrors,
} from '../../../test/support/stored-orders.ts'
import {
  checkTickets,
  doWithTicket,
  isTicketDeed,
  writeToShop,
  type TicketDeed,
} from '../../../test/support/ticket-deeds.ts'
import type { Fulfilment, OrderStatus } from '../../contract/types.generated.ts'
import { discountedPrice } from '../../lib/money.ts'
import { UserFacingError } from '../../lib/user-error.ts'
import { loadCart } from '../cart/cart-contents.ts'
import { CartLine } from '../cart/cart-line.model.ts'
import { addToCart, changeQuantity } from '../cart/cart.service.ts'
import { createCatalogueLoaders } from '../catalogue/browse/catalogue.loaders.ts'
import { databaseReader } from '../catalogue/reading/database-reader.ts'
import { deletePrescription } from '../prescription/prescription.service.ts'
import { cancelOrder, setOrderStatus } from './desk/order-status.service.ts'
import { Order, type OrderRecord } from './record/order.model.ts'
import { cancelUpiPayment, startUpiPayment } from './checkout/upi-payment.service.ts'
import { checkPrescription } from './prescription/check.service.ts'
import { isNeededByOrder } from './prescription/prescription-use.service.ts'
import { begunReference } from './method/upi-reference.ts'
import { requestUpiRefund } from './checkout/upi-refund.service.ts'
import { Reservation } from './checkout/reservation.model.ts'
import { findReservation } from './checkout/reservation.service.ts'
import { tryPlaceOrder } from './checkout/place-order.service.ts'
import { quoteCart, type OrderQuote } from './checkout/quote.ts'

type ShopperDeed =
  | keyof typeof PLACING
  | ('add' | 'look' | 'lookAtPart' | 'reserve' | 'release' | 'cancel')
  | ('replacePrescription' | 'askForRefund' | 'writeToShop' | 'accept' | 'decline')
type AdminDeed =
  | ChangeDeed
  | ('price' | 'stock' | 'delete' | 'rule')
  | ('check' | 'batches' | 'expire' | 'releaseReserved' | 'schedule' | 'moveSeen')
/** The actions of two customers and an admin. Each does one thing at a time. */
type Act =
  | { does: ShopperDeed; product: number; number: number }
  | { does: 'changeQuantity'; product: number; number: number }
type AdminAct =
  | { does: AdminDeed | MoneyDeed | TicketDeed; product: number; number: number }
  | { does: 'status'; product: number; number: number; status: OrderStatus }

const pharmacist = { _id: new Types.ObjectId(), role: 'ADMIN', ...somePharmacist } as const
const shop = { store: unregistered, cards: null }

/** The rules of delivery, which the admin changes. */
const rules = newChangingRules()

/** The prescriptions in these tests have no files. */
const noFiles = { remove: () => Promise.resolve() }

setUpDatabase()

const CHOICES = ['REPLACE', 'LEAVE_OUT', 'CALL'] as const

/** How a customer pays for an order and gets it. */
const PLACING = {
  place: { paymentMethod: 'CASH_ON_DELIVERY', fulfilment: 'DELIVERY' },
  placeUpi: { paymentMethod: 'UPI', fulfilment: 'DELIVERY' },
  collect: { paymentMethod: 'CASH_ON_DELIVERY', fulfilment: 'PICK_UP' },
  collectUpi: { paymentMethod: 'UPI', fulfilment: 'PICK_UP' },
} as const

type Way = (typeof PLACING)[keyof typeof PLACING]

const isPlacing = (does: string): does is keyof typeof PLACING => Object.hasOwn(PLACING, does)

const product = fc.nat({ max: PRODUCTS - 1 })
const number = fc.nat({ max: START })
const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom(
    ...(['add', 'add', 'changeQuantity', 'look', 'place', 'placeUpi', 'placeUpi'] as const),
    ...(['reserve', 'reserve', 'release', 'cancel', 'cancel'] as const),
    ...(['lookAtPart', 'lookAtPart', 'collect', 'collect', 'collectUpi'] as const),
    ...(['replacePrescription', 'askForRefund'] as const),
    ...(['writeToShop', 'writeToShop'] as const),
    ...(['accept', 'accept', 'decline'] as const),
  ),
  product,
  number,
})
const adminAct: fc.Arbitrary<AdminAct> = fc.oneof(
  fc.record({
    does: fc.constantFrom(
      ...(['price', 'price', 'stock', 'delete'] as const),
      ...(['verify', 'verify', 'reject', 'refund', 'refund', 'expire'] as const),
      ...(['check', 'check', 'check', 'batches', 'batches', 'refundRejected'] as const),
      ...(['addRefund', 'addRefund', 'refundAdded', 'removeAdded', 'refundChanged'] as const),
      ...(['leaveOut', 'leaveOut', 'replace', 'replace', 'propose', 'propose'] as const),
      ...(['propose', 'withdraw', 'endProposals', 'endProposals'] as const),
      ...(['refundTicket', 'replaceItems', 'replaceItems', 'rejectTicket'] as const),
      ...(['releaseReserved', 'schedule', 'moveSeen', 'moveSeen', 'rule', 'rule'] as const),
    ),
    product,
    number,
  }),
  fc.record({
    does: fc.constant('status'),
    product,
    number,
    status: fc.constantFrom<OrderStatus>(
      ...(['CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED_BY_SELLER', 'PENDING'] as const),
    ),
  }),
)
/** The concurrent actions of all three. */
const moment = fc.record({
  first: fc.option(act),
  second: fc.option(act),
  admin: fc.option(adminAct),
})
const story = fc.array(moment, { minLength: 4, maxLength: 14 })

/** Ignores user errors, which are part of the scenario. Any other error fails the test. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof UserFacingError)) throw error
  })
}

const getCart = ({ userId }: Shopper) => loadCart(userId, createCatalogueLoaders(databaseReader))

async function perform(shop: Shop, shopper: Shopper, { does, product, number }: Act) {
  const { userId, placed, seen } = shopper
  const productId = shop.products[product] ?? ''
  const loaders = createCatalogueLoaders(databaseReader)
  if (isPlacing(does)) return placeWhatWasSeen(shopper, PLACING[does])
  if (does === 'accept' || does === 'decline') {
    return unlessRefused(() => answerProposalOf(shopper, number, does === 'accept'))
  }
  switch (does) {
    case 'add':
      return unlessRefused(() => addToCart(userId, { productId, quantity: 1 }, loaders))
    case 'changeQuantity':
      return unlessRefused(() => changeLine(shopper, { product, number }))
    case 'look':
      seen.quote = quoteCart(await getCart(shopper))
      return
    case 'lookAtPart':
      seen.quote = rules.quoteDeliverable(await getCart(shopper))
      return
    case 'reserve':
      return reserveWhatWasSeen(shopper, number % 2 === 0 ? 'DELIVERY' : 'PICK_UP')
    case 'release':
      return unlessRefused(() => cancelUpiPayment(userId, undefined))
    case 'askForRefund':
      return unlessRefused(() => askForRefund(shopper))
    case 'replacePrescription':
      return replacePrescription(shopper)
    case 'writeToShop': {
      const about = { orderId: pickOrder(placed, product), number }
      return unlessRefused(() => writeToShop(shop.entries, userId, about))
    }
    case 'cancel':
      return unlessRefused(() => cancelOrder(userId, { orderId: pickOrder(placed, number) }, null))
  }
}

async function changeLine(shopper: Shopper, { product, number }: Pick<Act, 'product' | 'number'>) {
  const { lines } = await getCart(shopper)
  const cartLineId = lines[product % Math.max(1, lines.length)]?.line._id.toHexString() ?? ''
  const loaders = createCatalogueLoaders(databaseReader)
  return changeQuantity(shopper.userId, { cartLineId, quantity: number }, loaders)
}

const pickOrder = (placed: OrderRecord[], number: number) =>
  placed[number % Math.max(1, placed.length)]?._id.toHexString() ?? ''

/** Deletes the customer's prescription unless an open order needs it, and uploads another one. */
async function replacePrescription(shopper: Shopper): Promise<void> {
  const { userId, prescriptionId } = shopper
  await unlessRefused(() => deletePrescription(userId, prescriptionId, isNeededByOrder, noFiles))
  shopper.prescriptionId = (await buildPrescription({ _id: userId }))._id.toHexString()
}

/** Orders the products as the customer saw them, accepts changes once, and reads the cart after each attempt. */
async function placeWhatWasSeen(shopper: Shopper, way: Way): Promise<void> {
  const { userId, seen, placed } = shopper
  const quote = seen.quote ?? quoteCart(await getCart(shopper))
  const ifItemMissing = CHOICES[placed.length % CHOICES.length]
  const input = { ...buildSubmission(shopper, quote), ...way, ifItemMissing }
  if (input.lines.length === 0) return
  const before = await readCart(userId)
  const expectLawful = rules.watch()
  const outcome = await tryPlaceOrder(userId, input, rules.services)
  const after = await readCart(userId)
  seen.quote = outcome.quote
  if (!outcome.order) {
    expect(outcome.userErrors).not.toEqual([])
    expect(after).toEqual(before)
    return
  }
  expect(outcome.order.total).toBe(input.expectedTotal)
  expectLawful(outcome.order)
  const bought = new Set(input.lines.map(({ productId }) => productId))
  const isBought = (line: { productId: Types.ObjectId }) => bought.has(line.productId.toHexString())
  expect(after).toEqual(before.filter((line) => !isBought(line)))
  placed.push(outcome.order)
  seen.key = randomUUID()
}

/** The cart without its reserved items, which expire at any time. */
const readCart = (userId: Types.ObjectId) =>
  CartLine.find({ userId }, { productId: 1, quantity: 1, seenPrice: 1 }).sort({ _id: 1 }).lean()

async function reserveWhatWasSeen(shopper: Shopper, fulfilment: Fulfilment): Promise<void> {
  const quote = shopper.seen.quote ?? quoteCart(await getCart(shopper))
  const input = { ...buildSubmission(shopper, quote), fulfilment }
  const mayHold = () => Promise.resolve(true)
  await unlessRefused(() => startUpiPayment(shopper.userId, input, rules.services, mayHold))
}

function buildSubmission(
  { addressId, prescriptionId, seen }: Shopper,
  { lines, total }: OrderQuote,
) {
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  return {
    lines: wanted.map(({ productId, quantity, discountedPrice: expectedPrice }) => ({
      productId,
      quantity,
      expectedPrice,
    })),
    addressId,
    expectedTotal: total,
    prescriptionIds: [prescriptionId],
    idempotencyKey: seen.key,
  }
}

async function administer(world: Shop, act: AdminAct): Promise<void> {
  const { products, shoppers, recorded } = world
  const orders = shoppers.flatMap(({ placed }) => placed)
  const order = orders[act.number % Math.max(1, orders.length)]
  const orderId = order?._id.toHexString() ?? ''
  await unlessRefused(() => {
    const { does } = act
    if (isMoneyDeed(does)) {
      return recordMoney(recorded, { does, orderId, number: act.product + act.number })
    }
    if (isChangeDeed(does)) return changeLines(products, orderId, { ...act, does })
    if (isCatalogueDeed(does)) return changeProduct(products, { ...act, does })
    if (does === 'expire') return expireNow()
    if (does === 'releaseReserved') return releaseReserved()
    if (isTicketDeed(does)) return actOnTicket(world, { does, number: act.number })
    switch (does) {
      case 'check':
        return checkPrescription(pharmacist, decideAbout(order, act), rules.services.shop.store)
      case 'batches':
        return order ? enterBatches(orderId) : Promise.resolve()
      case 'moveSeen':
        return moveSeen(order, 'CONFIRMED')
      case 'rule':
        return rules.change(act.number)
      case 'status':
        return recordStatus(recorded, { orderId, status: act.status }, shop)
    }
  })
}

/** Acts on a customer's ticket. A replacement becomes one of that customer's orders. */
function actOnTicket(
  { shoppers, recorded: money, entries }: Shop,
  act: { does: TicketDeed; number: number },
) {
  const onPlaced = (order: OrderRecord) => {
    shoppers.find(({ userId }) => userId.equals(order.userId))?.placed.push(order)
  }
  const userIds = shoppers.map(({ userId }) => userId)
  return doWithTicket({ money, entries, onPlaced }, userIds, act)
}

/** Turns the open payment into a cancelled order to refund. */
async function askForRefund({ userId, addressId, placed, seen }: Shopper) {
  const open = await findReservation(userId)
  if (!open) return
  const order = await requestUpiRefund(userId, { reference: begunReference(open), addressId })
  if (placed.some(({ _id }) => _id.equals(order._id))) return
  placed.push(order)
  seen.key = randomUUID()
}

/** Moves an order from the state in which it was placed. Nothing else may have changed it since. */
async function moveSeen(order: OrderRecord | undefined, status: OrderStatus) {
  if (!order) return
  const seen = { orderId: order._id.toHexString(), seenUpdatedAt: order.updatedAt }
  const moved = await setOrderStatus(pharmacist._id, { ...seen, status }, shop)
  expect(moved.history.slice(0, -1)).toEqual(order.history)
  // Reopening an order restores its payment state.
  const restored = isCancelled(order) ? 1 : 0
  const known = order.payment.history?.length ?? 0
  expect((moved.payment.history?.length ?? 0) - known).toBeLessThanOrEqual(restored)
}

/** Checks the invariants in the database. */
async function check({ products, shoppers, recorded, entries }: Shop): Promise<void> {
  const userIds = shoppers.map(({ userId }) => userId)
  const orders = await Order.find({ userId: { $in: userIds } }).lean()
  const acknowledged = shoppers.flatMap(({ placed }) => placed)
  expect(orders.map(({ number }) => number).toSorted()).toEqual(
    acknowledged.map(({ number }) => number).toSorted(),
  )
  for (const { lines, total } of orders) {
    for (const line of lines) {
      expect(line.discountedPrice).toBe(discountedPrice(line.price, line.discount))
    }
    const sum = lines.reduce((paise, line) => paise + line.discountedPrice * line.quantity, 0)
    expect(total).toBe(sum)
  }
  expect(findItemErrors(orders, acknowledged)).toEqual([])
  await checkPrescriptions(orders)
  await checkTickets(userIds, orders, entries)
  await checkBags()
  expect(findMoneyErrors(orders.map(toCheckedOrder), recorded)).toEqual([])
  const held = await Reservation.find({ userId: { $in: userIds }, isHeld: true }).lean()
  const open = orders.filter((order) => !isCancelled(order))
  const proposed = orders.map(({ proposals = [] }) => ({
    lines: proposals.map(({ substitute }) => substitute),
  }))
  const taken = [...open, ...held, ...proposed]
  expect(await readStockErrors(products, taken)).toEqual([])
  const lines = await CartLine.find({ userId: { $in: userIds } }).lean()
  const places = lines.map(
    ({ userId, productId }) => `${userId.toHexString()} ${productId.toHexString()}`,
  )
  expect(new Set(places).size).toBe(lines.length)
  expect(lines.every(({ quantity }) => quantity >= 1)).toBe(true)
}

const toCheckedOrder = ({ _id, ...order }: OrderRecord) => ({ id: _id.toHexString(), ...order })

it('concurrent actions never oversell, overcharge or lose an order', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const shop = await openShop()
      rules.reset()
      const [one, other] = shop.shoppers
      for (const { first, second, admin } of moments) {
        await Promise.all([
          first && perform(shop, one, first),
          second && perform(shop, other, second),
          admin && administer(shop, admin),
        ])
      }
      await check(shop)
    }),
    { seed: 20_261_121, numRuns: runs({ short: 30, all: 500 }) },
  )
})
