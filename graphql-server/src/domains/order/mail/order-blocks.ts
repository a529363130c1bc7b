import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { english } from '../../../lib/messages/format.ts'
import { lines, table, type Block } from '../../../mail/letter.ts'
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
  TOTAL_LABEL: { english: 'Grand total' },
  DELIVERY_ADDRESS_TITLE: { english: 'Delivery address' },
  MOBILE_LINE: { english: 'Mobile {mobile}', params: { mobile: 'TEXT' } },
  PAYMENT_METHOD_LINE: { english: 'Payment: {method}', params: { method: 'TEXT' } },
})

/** Describes a single order completely, and several by their numbers and totals. */
export function describeOrders(orders: OrderRecord[]): Block[] {
  const [order] = orders
  if (order && orders.length === 1) return orderBlocks(order)
  return [
    table(orders.map(({ number, total }) => ({ label: number, figure: english.money(total) }))),
  ]
}

/** When each order comes. Nothing about a time that has passed, because the email was delayed. */
export function describeArrivals(
  orders: readonly Pick<OrderRecord, 'number' | 'promise'>[],
): Block[] {
  const isSingle = orders.length === 1
  const now = new Date()
  return orders.flatMap(({ promise, number }) =>
    promise && (promise.by ?? promise.from ?? now) >= now
      ? [say(describePromise(promise, now, isSingle ? undefined : number))]
      : [],
  )
}

/** The total of all orders in paise. */
export function sumUp(orders: OrderRecord[]) {
  return orders.reduce((sum, { total }) => sum + total, 0)
}

function orderBlocks(order: OrderRecord): Block[] {
  const { deliveryAddress: address } = order
  return [
    table(order.lines.map(lineRow)),
    table(totalRows(order)),
    lines(orderDetailsTexts.DELIVERY_ADDRESS_TITLE().message, [
      address.addressLine,
      `${address.city}, ${address.state} ${address.pincode}, ${address.country}`,
      orderDetailsTexts.MOBILE_LINE({ mobile: address.mobile }).message,
    ]),
    say(orderDetailsTexts.PAYMENT_METHOD_LINE({ method: methodOf(order.payment).name })),
  ]
}

function lineRow({ name, unit, quantity, discountedPrice }: OrderLineRecord) {
  const label = `${quantity} × ${name}${unit && ` (${unit})`}`
  return { label, figure: english.money(discountedPrice * quantity) }
}

function totalRows({ subtotal, savings, total }: OrderRecord) {
  const rows = [
    [orderDetailsTexts.SUBTOTAL_LABEL(), english.money(subtotal)] as const,
    ...(savings > 0 ? [[orderDetailsTexts.SAVINGS_LABEL(), english.money(savings)] as const] : []),
    [orderDetailsTexts.DELIVERY_LABEL(), orderDetailsTexts.DELIVERY_IS_FREE().message] as const,
    [orderDetailsTexts.TOTAL_LABEL(), english.money(total)] as const,
  ]
  return rows.map(([{ message: label }, figure]) => ({ label, figure }))
}
