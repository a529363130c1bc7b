import { english } from '../../../lib/messages/format.ts'
import {
  button,
  greeting,
  letter,
  lines,
  paragraph,
  table,
  type Block,
  type Shop,
} from '../../../mail/letter.ts'
import type { Composer } from '../../../mail/outbox.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { groupIds } from './confirmations.ts'
import { findOrderAndShopper, orderUrl, questions, seeOrderInDashboard } from './order-letters.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderLineRecord, type OrderRecord } from '../record/order.model.ts'
import { newsComposers } from './order-news-mail.ts'
import { checkComposers } from './check-mail.ts'
import { refundComposers } from './refund-mail.ts'

/**
 * Writes the mails of this domain with the order as it was placed. Cancelled orders are not confirmed. `orderMailTo` is
 * the address to which new orders are reported.
 */
export function orderComposers(
  shop: Shop,
  orderMailTo: string | null = null,
): Record<string, Composer> {
  return {
    ...refundComposers(shop),
    ...newsComposers(shop),
    ...checkComposers(shop),
    async newOrder(given) {
      if (orderMailTo === null) return null
      const orders = await findGroup(given)
      return orders.length > 0 ? newOrdersLetter(shop, orderMailTo, orders) : null
    },
    async orderConfirmation(given) {
      const found = await findOrderAndShopper(given)
      const orders = (await findGroup(given)).filter((order) => !isCancelled(order))
      return found && orders.length > 0 ? confirmationLetter(shop, found.user, orders) : null
    },
  }
}

/** The orders of an entry for a group. */
function findGroup(given: Record<string, string>): Promise<OrderRecord[]> {
  return Order.find({ _id: { $in: groupIds(given) } })
    .sort({ _id: 1 })
    .lean()
    .exec()
}

function confirmationLetter(shop: Shop, { name, email }: UserRecord, orders: OrderRecord[]) {
  const [order] = orders
  const isSingle = order !== undefined && orders.length === 1
  const title = isSingle ? `Order received: ${order.number}` : `Orders received: ${orders.length}`
  const isChecked = orders.some(({ checkDue }) => checkDue)
  const body = letter(shop, title, [
    greeting(name),
    paragraph('Thank you for your order. You can follow it in your account.'),
    ...(isChecked
      ? [paragraph('A pharmacist is checking your prescription before we confirm your order.')]
      : []),
    ...describe(orders),
    isSingle
      ? button('See your order', orderUrl(shop, order))
      : button('See your orders', `${shop.url}/dashboard/myorders`),
    questions(shop),
  ])
  return { to: email, subject: `${title}, ${sumUp(orders)}`, ...body }
}

function newOrdersLetter(shop: Shop, to: string, orders: OrderRecord[]) {
  const [order] = orders
  const title = orders.length === 1 ? `New ${nameOrders(orders)}` : `${orders.length} new orders`
  const body = letter(shop, title, [
    ...describe(orders),
    ...(order && orders.length === 1
      ? [seeOrderInDashboard(shop, order)]
      : [button('See the orders', `${shop.url}/dashboard/orders`)]),
  ])
  return { to, subject: `${title}, ${sumUp(orders)}`, ...body }
}

function nameOrders(orders: OrderRecord[]): string {
  const [{ number } = { number: '' }] = orders
  return orders.length === 1 ? `order ${number}` : `${orders.length} orders`
}

function sumUp(orders: OrderRecord[]): string {
  return english.money(orders.reduce((sum, { total }) => sum + total, 0))
}

/** A single order completely, and of several their numbers and totals. */
function describe(orders: OrderRecord[]): Block[] {
  const [order] = orders
  if (order && orders.length === 1) return orderBlocks(order)
  return [
    table(orders.map(({ number, total }) => ({ label: number, figure: english.money(total) }))),
  ]
}

/** Lines, totals, address and payment of an order. */
function orderBlocks(order: OrderRecord): Block[] {
  const { deliveryAddress: address } = order
  return [
    table(order.lines.map(lineRow)),
    table(totalRows(order)),
    lines('Delivery address', [
      address.addressLine,
      `${address.city}, ${address.state} ${address.pincode}, ${address.country}`,
      `Mobile ${address.mobile}`,
    ]),
    paragraph(`Payment: ${methodOf(order.payment).name}`),
  ]
}

function lineRow({ name, unit, quantity, discountedPrice }: OrderLineRecord) {
  const label = `${quantity} × ${name}${unit && ` (${unit})`}`
  return { label, figure: english.money(discountedPrice * quantity) }
}

function totalRows({ subtotal, savings, total }: OrderRecord) {
  const saved = savings > 0 ? [{ label: 'You save', figure: english.money(savings) }] : []
  return [
    { label: 'Before discount', figure: english.money(subtotal) },
    ...saved,
    { label: 'Delivery charge', figure: 'Free' },
    { label: 'Grand total', figure: english.money(total) },
  ]
}
