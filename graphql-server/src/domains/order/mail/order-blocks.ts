import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { english } from '../../../lib/messages/format.ts'
import { lines, table, type Block, type Shop } from '../../../mail/letter.ts'
import { describePromise } from '../../delivery/describe.ts'
import { methodOf } from '../method/methods.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { say } from './order-letters.ts'

/** The texts of the order details in emails. */
export const orderDetailsTexts = defineTexts({
  SUBTOTAL_LABEL: { english: 'Before discount' },
  SAVINGS_LABEL: { english: 'You save' },
  DELIVERY_LABEL: { english: 'Delivery charge' },
  DELIVERY_IS_FREE: { english: 'Free' },
  ROUNDING_LABEL: { english: 'Round off' },
  TOTAL_LABEL: { english: 'Grand total' },
  DELIVERY_ADDRESS_TITLE: { english: 'Delivery address' },
  COLLECT_TITLE: { english: 'Collect from the shop' },
  BRING_PRESCRIPTION: { english: 'Please bring the original prescription.' },
  BILL_ADDRESS_TITLE: { english: 'Your address, for the bill' },
  COLLECT_WHEN_READY: { english: "We'll tell you when your order is ready to collect." },
  COLLECT_NUMBER_WHEN_READY: {
    english: "We'll tell you when order {number} is ready to collect.",
    params: { number: 'TEXT' },
  },
  LANDMARK_LINE: { english: 'Landmark: {landmark}', params: { landmark: 'TEXT' } },
  NOTE_LINE: { english: 'Note: {note}', params: { note: 'TEXT' } },
  MOBILE_LINE: { english: 'Mobile {mobile}', params: { mobile: 'TEXT' } },
  NO_PAYMENT_LINE: { english: 'No payment is due.' },
  PAYMENT_METHOD_LINE: { english: 'Payment: {method}', params: { method: 'TEXT' } },
})

/** Describes a single order completely, and several by their numbers and totals. */
export function describeOrders(shop: Shop, orders: OrderRecord[]): Block[] {
  const [order] = orders
  if (order && orders.length === 1) return orderBlocks(shop, order)
  return [
    table(orders.map(({ number, total }) => ({ label: number, figure: english.money(total) }))),
  ]
}

/**
 * When each order comes, or that the customer will be told when to collect it. Leaves out a time that has passed,
 * because the email was delayed.
 */
export function describeArrivals(
  orders: readonly Pick<OrderRecord, 'number' | 'promise' | 'pickUp'>[],
): Block[] {
  const isSingle = orders.length === 1
  const now = new Date()
  return orders.flatMap(({ promise, number, pickUp }) => {
    if (pickUp) {
      const { COLLECT_WHEN_READY, COLLECT_NUMBER_WHEN_READY } = orderDetailsTexts
      return [say(isSingle ? COLLECT_WHEN_READY() : COLLECT_NUMBER_WHEN_READY({ number }))]
    }
    return promise && (promise.by ?? promise.from ?? now) >= now
      ? [say(describePromise(promise, now, isSingle ? undefined : number))]
      : []
  })
}

/** The total of all orders in paise. */
export function sumUp(orders: OrderRecord[]) {
  return orders.reduce((sum, { total }) => sum + total, 0)
}

/** Where the customer collects an order, and when. Empty for deliveries. */
export function describePickUp(
  { address, openingTimes }: Shop,
  { pickUp, lines: ordered }: OrderRecord,
): Block[] {
  if (!pickUp) return []
  const { COLLECT_TITLE, BRING_PRESCRIPTION } = orderDetailsTexts
  const isPrescribed = ordered.some(({ schedule }) => schedule !== undefined)
  return [
    lines(COLLECT_TITLE().message, [address, ...openingTimes]),
    ...(isPrescribed ? [say(BRING_PRESCRIPTION())] : []),
  ]
}

function orderBlocks(shop: Shop, order: OrderRecord): Block[] {
  const { deliveryAddress: address, deliveryNote: note, pickUp, payment } = order
  const { landmark } = address
  const { BILL_ADDRESS_TITLE, DELIVERY_ADDRESS_TITLE } = orderDetailsTexts
  const { name, pickUpName = name } = methodOf(payment)
  return [
    table(order.lines.map(lineRow)),
    table(totalRows(order)),
    ...describePickUp(shop, order),
    lines((pickUp ? BILL_ADDRESS_TITLE() : DELIVERY_ADDRESS_TITLE()).message, [
      address.addressLine,
      `${address.city}, ${address.state} ${address.pincode}, ${address.country}`,
      ...(landmark ? [orderDetailsTexts.LANDMARK_LINE({ landmark }).message] : []),
      orderDetailsTexts.MOBILE_LINE({ mobile: address.mobile }).message,
      ...(note ? [orderDetailsTexts.NOTE_LINE({ note }).message] : []),
    ]),
    say(
      order.total === 0
        ? orderDetailsTexts.NO_PAYMENT_LINE()
        : orderDetailsTexts.PAYMENT_METHOD_LINE({ method: pickUp ? pickUpName : name }),
    ),
  ]
}

function lineRow({ name, unit, quantity, discountedPrice }: OrderLineRecord) {
  const label = `${quantity} × ${name}${unit && ` (${unit})`}`
  return { label, figure: english.money(discountedPrice * quantity) }
}

function totalRows({ subtotal, savings, total, roundOff, pickUp }: OrderRecord) {
  const rows = [
    [orderDetailsTexts.SUBTOTAL_LABEL(), english.money(subtotal)] as const,
    ...(savings > 0 ? [[orderDetailsTexts.SAVINGS_LABEL(), english.money(savings)] as const] : []),
    ...(pickUp
      ? []
      : [
          [
            orderDetailsTexts.DELIVERY_LABEL(),
            orderDetailsTexts.DELIVERY_IS_FREE().message,
          ] as const,
        ]),
    ...(roundOff ? [[orderDetailsTexts.ROUNDING_LABEL(), english.money(roundOff)] as const] : []),
    [orderDetailsTexts.TOTAL_LABEL(), english.money(total)] as const,
  ]
  return rows.map(([{ message: label }, figure]) => ({ label, figure }))
}
