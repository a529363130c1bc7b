import type { ChangeDecision, OrderStatus } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { MAX_LINES } from '../../cart/cart-contents.ts'
import { MAX_QUANTITY } from '../../cart/cart-totals.ts'
import { changeMessages } from '../change-messages.ts'
import { orderMessages } from '../messages.ts'
import { methodOf } from '../method/methods.ts'
import { paymentMessages } from '../payment-messages.ts'
import { isUnchecked } from './check-state.ts'
import { isInvoiced } from './invoice.model.ts'
import type { OrderLineRecord } from './order-line.model.ts'
import type { OrderRecord } from './order.model.ts'

/** Bounds the size of an order. */
const MAX_CHANGES = 100

const BEFORE_PACKING: OrderStatus[] = ['PENDING', 'CONFIRMED']

/** A change that a team member wants to make or propose. */
export interface WantedChange {
  productId: string
  /** The number of items that stay in the line. */
  quantity: number
  substitute: { productId: string; quantity: number } | null
  /** Whether the customer has agreed by telephone. */
  agreed: boolean
}

/** A change to a line of an order. */
export interface PlannedChange {
  line: OrderLineRecord
  /** The number of items that leave the line. */
  missing: number
  /** The line for the substitute, or null if the items are left out. */
  substitute: OrderLineRecord | null
}

/** Throws unless the team can change an order's lines now. */
export function requireChangeable(order: OrderRecord): void {
  const refusal = whyNotChangeable(order)
  if (refusal) throw refusal
}

/** Why the team cannot change an order's lines now, or null if it can. */
export function whyNotChangeable(order: OrderRecord): UserFacingError | null {
  const { status, replaces, changes = [] } = order
  if (replaces) return userError(changeMessages.REPLACEMENT_NOT_CHANGEABLE(), 'orderId')
  if (!BEFORE_PACKING.includes(status)) {
    return userError(changeMessages.ORDER_NOT_CHANGEABLE({ status }), 'orderId')
  }
  if (isUnchecked(order)) return userError(orderMessages.PRESCRIPTION_UNCHECKED(), 'orderId')
  if (isInvoiced(order)) {
    return userError(changeMessages.INVOICED_NOT_CHANGEABLE(), 'orderId')
  }
  if (changes.length < MAX_CHANGES) return null
  return userError(changeMessages.TOO_MANY_CHANGES({ max: MAX_CHANGES }), 'orderId')
}

/**
 * Why an order cannot be unpacked, so that its lines can be changed, or null if it can: it is packed, or it was packed
 * and still has its invoice.
 */
export function whyNotUnpackable(order: OrderRecord): UserFacingError | null {
  const { status, replaces } = order
  if (replaces) return userError(changeMessages.REPLACEMENT_NOT_CHANGEABLE(), 'orderId')
  if (status === 'PACKED' || (BEFORE_PACKING.includes(status) && isInvoiced(order))) return null
  return userError(changeMessages.ORDER_NOT_UNPACKABLE({ status }), 'orderId')
}

/** Finds the line of a change. Throws unless it gets fewer items and has no open proposal. */
export function findLine(order: OrderRecord, { productId, quantity }: WantedChange) {
  const line = order.lines.find((one) => one.productId.toHexString() === productId)
  if (!line) throw userError(paymentMessages.PRODUCT_NOT_ORDERED(), 'productId')
  const { name: product, quantity: ordered } = line
  if (isProposed(order, line)) {
    throw userError(changeMessages.LINE_PROPOSED({ product }), 'productId')
  }
  if (quantity >= ordered) {
    throw userError(changeMessages.QUANTITY_NOT_FEWER({ ordered, product }), 'quantity')
  }
  return { line, missing: ordered - quantity }
}

function isProposed({ proposals = [] }: OrderRecord, { productId }: OrderLineRecord): boolean {
  return proposals.some((proposal) => proposal.productId.equals(productId))
}

/**
 * Throws if a substitute is not allowed, or if the order has its product at another price or in an open proposal: an
 * order has one line for a product.
 */
export function requireSubstitutable(order: OrderRecord, planned: PlannedChange): void {
  const { substitute } = planned
  if (!substitute) return
  const refusal = whyNotSubstitutable(order, planned)
  if (refusal) throw refusal
  const { name: product, productId, price, discount } = substitute
  const { lines, proposals = [] } = order
  const known = [...lines, ...proposals.map((proposal) => proposal.substitute)].filter((line) =>
    line.productId.equals(productId),
  )
  if (known.some((line) => line.price !== price || line.discount !== discount)) {
    throw userError(changeMessages.SUBSTITUTE_AT_OTHER_PRICE({ product }), 'substitute')
  }
  if (isProposed(order, substitute)) {
    throw userError(changeMessages.LINE_PROPOSED({ product }), 'substitute')
  }
}

/**
 * Why items cannot be replaced, or null if they can. Prescribed items are never replaced, and never a substitute. The
 * order must not get too many lines or items, and not become dearer if it is paid.
 */
export function whyNotSubstitutable(
  order: OrderRecord,
  planned: PlannedChange,
): UserFacingError | null {
  const { line, missing, substitute } = planned
  if (!substitute) return null
  if (line.schedule) {
    return userError(changeMessages.LINE_PRESCRIBED({ product: line.name }), 'substitute')
  }
  if (substitute.schedule) {
    const product = substitute.name
    return userError(changeMessages.SUBSTITUTE_PRESCRIBED({ product }), 'substitute')
  }
  const lines = replaceItems(order.lines, planned)
  if (lines.length > MAX_LINES) {
    return userError(orderMessages.ORDER_TOO_LONG({ max: MAX_LINES }), 'substitute')
  }
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    const max = MAX_QUANTITY
    return userError(changeMessages.SUBSTITUTE_TOO_MANY({ max }), 'substitute')
  }
  if (costsNoMore(planned) || mayBecomeDearer(order)) return null
  const amount = line.discountedPrice * missing
  return userError(changeMessages.PAID_ORDER_DEARER({ amount }), 'substitute')
}

/** Only an order that is paid on delivery, and is not paid yet, may become dearer: nothing was agreed that was paid. */
export function mayBecomeDearer({ payment }: Pick<OrderRecord, 'payment'>): boolean {
  return methodOf(payment).isPaidOnDelivery && !payment.cash
}

/**
 * How a change can be made without asking the customer. Throws if they have to be asked: for a substitute that they have
 * not chosen, or that costs more.
 */
export function decideDirectly(
  { ifItemMissing }: Pick<OrderRecord, 'ifItemMissing'>,
  planned: PlannedChange,
  agreed: boolean,
): ChangeDecision {
  if (agreed) return 'AGREED_BY_TELEPHONE'
  const isFree = !planned.substitute || (ifItemMissing === 'REPLACE' && costsNoMore(planned))
  if (!isFree) throw userError(changeMessages.CHANGE_NOT_AGREED(), 'agreed')
  return 'DIRECT'
}

/** Whether a substitute costs at most as much as the items that it replaces. */
export function costsNoMore({ line, missing, substitute }: PlannedChange): boolean {
  return substitute === null || costOf(substitute) <= line.discountedPrice * missing
}

function costOf({ discountedPrice, quantity }: OrderLineRecord): Paise {
  return discountedPrice * quantity
}

/** The lines after a change. A line without items is gone; a line with another number of items needs its batches again. */
export function replaceItems(
  lines: readonly OrderLineRecord[],
  { line, missing, substitute }: PlannedChange,
): OrderLineRecord[] {
  const isLine = ({ productId }: OrderLineRecord) => productId.equals(line.productId)
  const isSubstitute = ({ productId }: OrderLineRecord) =>
    substitute?.productId.equals(productId) ?? false
  const isNew = !lines.some(isSubstitute)
  return lines.flatMap((one) => {
    if (isLine(one)) {
      const kept = withQuantity(one, one.quantity - missing)
      return substitute && isNew ? [...kept, substitute] : kept
    }
    return substitute && isSubstitute(one)
      ? withQuantity(one, one.quantity + substitute.quantity)
      : one
  })
}

function withQuantity(line: OrderLineRecord, quantity: number): OrderLineRecord[] {
  if (quantity <= 0) return []
  const unpacked = { ...line, quantity }
  delete unpacked.batches
  return [unpacked]
}
