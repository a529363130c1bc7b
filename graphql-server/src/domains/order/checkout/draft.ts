import { Types } from 'mongoose'
import type { UserError } from '../../../contract/types.generated.ts'
import { randomCode } from '../../../lib/ids.ts'
import type { Paise } from '../../../lib/money.ts'
import { userError, UserFacingError } from '../../../lib/user-error.ts'
import { mobileKey } from '../../account/mobile-key.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { findAddress } from '../../address/address.service.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import { findLimitedCategories, findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { orderedSchedule } from '../../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import type { OrderAddressRecord } from '../record/order-address.model.ts'
import type { OrderRecord, PaymentRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import {
  acceptOrder,
  requireCategoryLimits,
  requireDeliveryLimits,
  requireFulfilment,
  requireOwnState,
  storedPromise,
  type DeliveringShop,
} from './delivery-rules.ts'
import { draftPrescription } from './draft-prescription.ts'
import { copyMedicine, pickMedicine } from './ordered-medicine.ts'
import { computeQuote, type OrderQuote, type OrderQuoteLine } from './quote.ts'
import type { Submission } from './submission.ts'
import { orderMessages } from '../messages.ts'
import { methodOf } from '../method/methods.ts'
import { begunReference } from '../method/upi-reference.ts'
import { isUnchecked } from '../record/check-state.ts'
import { toProducts, type ReservationRecord } from './reservation.model.ts'

/** The order differs from what the user saw. Contains the current quote and address, which the user has to accept. */
export class OrderChanged extends UserFacingError {
  readonly quote: OrderQuote | null
  readonly address: AddressRecord | null

  constructor(userErrors: UserError[], quote: OrderQuote | null, address: AddressRecord | null) {
    super(userErrors)
    this.quote = quote
    this.address = address
  }
}

/** The changes since the user saw the order, and the errors of an order that was not placed. */
export interface OrderChanges {
  quote: OrderQuote | null
  address: AddressRecord | null
  userErrors: UserError[]
}

/** Runs an attempt to order. User errors are returned together with the changes and `nothing`. */
export async function withOrderChanges<Result extends object>(
  attempt: () => Promise<Result>,
  nothing: Result,
): Promise<OrderChanges & Result> {
  const unchanged = { quote: null, address: null, userErrors: [] }
  try {
    return { ...unchanged, ...(await attempt()) }
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    const { userErrors } = error
    if (!(error instanceof OrderChanged)) return { ...unchanged, ...nothing, userErrors }
    return { ...nothing, quote: error.quote, address: error.address, userErrors }
  }
}

/**
 * Builds the order for a submission at current prices, or at the prices of a reservation for the same products.
 * Medicines always get today's schedule. Throws if anything differs from what the user saw.
 */
export async function draftOrder(
  userId: Types.ObjectId,
  submission: Submission,
  shop: DeliveringShop,
  reservation: ReservationRecord | null = null,
): Promise<OrderRecord> {
  const [address, products, limited] = await Promise.all([
    findAddress(userId, submission.addressId),
    findProducts([...submission.lines.keys()]),
    findLimitedCategories(),
    shop.load(),
  ])
  if (!address) throw userError(orderMessages.ADDRESS_NOT_CHOSEN(), 'addressId')
  const { fulfilment } = submission
  if (!reservation) requireOtherBuyer(submission, shop.store)
  const requests = [...submission.lines].map(([productId, { quantity, expectedPrice }]) => ({
    productId,
    name: 'A product of this order',
    quantity,
    seenPrice: expectedPrice,
  }))
  const now = new Date()
  const isHeld = reservation !== null
  const wanted = { fulfilment, pincode: address.pincode, isHeld, now }
  const promised = acceptOrder(shop.store, wanted)
  if (promised && !isHeld) requireOwnState(shop.store, address)
  const offered = reservation ? toProducts(reservation) : products
  const quote = computeQuote(userId, requests, offered)
  requireAsSeen(submission, quote, address)
  if (!reservation) requireCategoryLimits(quote.lines, products, limited, shop.store)
  if (promised) requireDeliveryLimits(shop.store, submission, { total: quote.total, isHeld })
  const reserved = new Map(reservation?.lines.map((line) => [line.productId.toHexString(), line]))
  const lines = quote.lines.map((line) =>
    copyLine(line, products.get(line.productId), reserved.get(line.productId)),
  )
  requireFulfilment(shop.store, lines, wanted)
  const prescription = await draftPrescription(userId, lines, { submission, reservation })
  const payment = draftPayment(userId, submission, { total: quote.total, reservation })
  return {
    _id: reservation?._id ?? new Types.ObjectId(),
    userId,
    number: `ORD-${randomCode()}`,
    status: 'PENDING',
    payment,
    deliveryAddress: copyAddress(address),
    mobileKey: mobileKey(address.mobile),
    lines,
    ...sumTotals(quote.lines),
    history: [{ status: 'PENDING', at: now, adminId: null }],
    idempotencyKey: submission.idempotencyKey,
    fingerprint: submission.fingerprint,
    ...(promised ? { promise: storedPromise(promised, lines) } : { pickUp: true as const }),
    ...copyWishes(submission),
    createdAt: now,
    updatedAt: now,
    ...prescription,
    ...draftNews(payment, lines),
  }
}

/** Throws if a business orders with the GSTIN of the shop. */
function requireOtherBuyer({ buyer }: Submission, { gstin }: { gstin?: string }): void {
  if (buyer && buyer.gstin === gstin) {
    throw userError(orderMessages.BUYER_IS_SHOP(), 'buyer.gstin')
  }
}

/** The effects of a new order. With a payment page, they happen after the payment. */
function draftNews(payment: OrderRecord['payment'], lines: OrderLineRecord[]) {
  if (methodOf(payment).page) return {}
  const news = { mailDue: true as const, isUnseen: true as const }
  return isUnchecked({ lines }) ? { ...news, checkDue: true as const } : news
}

/** What the customer wants besides the products. The note is for a delivery. */
function copyWishes({ fulfilment, deliveryNote, buyer, ifItemMissing }: Submission) {
  return {
    ...(fulfilment === 'DELIVERY' && deliveryNote && { deliveryNote }),
    ...(buyer && { buyer }),
    ...(ifItemMissing && { ifItemMissing }),
  }
}

function requireAsSeen(submission: Submission, quote: OrderQuote, address: AddressRecord): void {
  const { addressVersion } = submission
  const lineErrors = quote.lines.flatMap(toUserErrors)
  const changed = lineErrors.length > 0 ? lineErrors : totalErrors(quote, submission)
  const isOther = addressVersion !== null && addressVersion !== address.version
  const moved = isOther ? [{ ...orderMessages.ADDRESS_CHANGED(), field: 'addressId' }] : []
  if (changed.length + moved.length === 0) return
  const isQuoted = changed.length > 0
  throw new OrderChanged([...changed, ...moved], isQuoted ? quote : null, isOther ? address : null)
}

function toUserErrors({ problems }: OrderQuoteLine): UserError[] {
  return problems.map(({ code, reason, params, message }) => ({
    code: errorCodes[code],
    reason,
    params,
    message,
    field: 'lines',
  }))
}

const errorCodes = {
  PRICE_ROSE: 'PRICE_CHANGED',
  PRICE_FELL: 'PRICE_CHANGED',
  NOT_ENOUGH_STOCK: 'NOT_ENOUGH_STOCK',
  OUT_OF_STOCK: 'NOT_ENOUGH_STOCK',
  NOT_SOLD_ONLINE: 'NOT_SOLD_ONLINE',
  GONE: 'NOT_FOUND',
  ALREADY_IN_CART: 'ALREADY_IN_CART',
  CART_FULL: 'CART_FULL',
} as const

function totalErrors(
  { total, subtotal }: OrderQuote,
  { expectedTotal, expectedSubtotal }: Submission,
): UserError[] {
  if (total !== expectedTotal)
    return [{ ...orderMessages.TOTAL_CHANGED({ amount: total }), field: 'expectedTotal' }]
  if (expectedSubtotal === null || subtotal === expectedSubtotal) return []
  return [{ ...orderMessages.SUBTOTAL_CHANGED({ amount: subtotal }), field: 'expectedSubtotal' }]
}

/** An order for ₹0 needs no payment. It counts as a cash order with nothing to pay. */
function draftPayment(
  userId: Types.ObjectId,
  { paymentMethod, idempotencyKey, upiTransactionId }: Submission,
  { total, reservation }: { total: Paise; reservation: ReservationRecord | null },
): PaymentRecord {
  const unnoted = { notedAt: null, adminId: null }
  const method = total === 0 ? 'CASH_ON_DELIVERY' : paymentMethod
  const begun = reservation && begunReference(reservation)
  const checkout = { userId, idempotencyKey, total, upiTransactionId, begunReference: begun }
  return { ...unnoted, method, ...methodOf({ method }).begin(checkout) }
}

/** Copies a line with the product's current medicine data, or with the reserved data if the product was deleted. */
function copyLine(
  line: OrderQuoteLine,
  product: ProductRecord | undefined,
  reserved: OrderLineRecord | undefined,
): OrderLineRecord {
  const { name, image, unit, price, discount, quantity, discountedPrice } = line
  const schedule = product ? orderedSchedule(product) : line.schedule
  const productId = new Types.ObjectId(line.productId)
  const copy = { productId, name, image, unit, price, discount, quantity, discountedPrice }
  const medicine = product ? copyMedicine(product) : pickMedicine(reserved)
  return { ...copy, ...medicine, ...(schedule && { schedule }) }
}

export function copyAddress(address: AddressRecord): OrderAddressRecord {
  const { _id, addressLine, city, state, country, pincode, mobile } = address
  const { landmark, stateConfirmed } = address
  const text = { addressLine, city, state, country, pincode, mobile }
  const further = { ...(landmark && { landmark }), ...(stateConfirmed && { stateConfirmed }) }
  return { addressId: _id, ...text, ...further }
}
