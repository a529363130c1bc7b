import mongoose, { type Types } from 'mongoose'
import type { PaymentMethod } from '../../../contract/types.generated.ts'
import { formatMoney } from '../../../lib/money.ts'
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
import { enqueueAll, type Composer, type OutboxEntryFields } from '../../../mail/outbox.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { findOrder, findOrderAndShopper, seeOrderInDashboard, singleMail } from './order-letters.ts'
import { isCancelled } from '../order-statuses.ts'
import { Order, type OrderLineRecord, type OrderRecord } from '../order.model.ts'
import { newsComposers } from './order-news-mail.ts'
import { checkComposers } from '../prescription-check/check-mail.ts'
import { refundComposers } from './refund-mail.ts'

const PAYMENT: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  UPI: 'UPI',
  CARD: 'Card',
}

const BATCH_SIZE = 100

/**
 * Enqueues the confirmations that are due, each once, and the mails to the shop about new orders if it wants them. Due
 * confirmations are marked on the order itself, so placing it takes no second write, and orders that are not placed are
 * not confirmed.
 */
export async function enqueueConfirmations({ isShopNotified = false } = {}): Promise<void> {
  if (!(await Order.exists({ mailDue: true }))) return
  await mongoose.connection.transaction(async (session) => {
    const due = await Order.find({ mailDue: true }, { _id: 1 }, { session })
      .limit(BATCH_SIZE)
      .lean()
    const ids = due.map(({ _id }) => _id)
    const toShop = isShopNotified ? ids.map((id) => singleMail('newOrder', id)) : []
    await enqueueAll([...ids.map(confirmation), ...toShop], session)
    const options = { session, timestamps: false }
    await Order.updateMany({ _id: { $in: ids } }, { $unset: { mailDue: 1 } }, options)
  })
}

function confirmation(_id: Types.ObjectId): OutboxEntryFields {
  return { ...singleMail('orderConfirmation', _id), key: `order:${_id.toHexString()}` }
}

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
      const order = await findOrder(given)
      return order && orderMailTo !== null ? newOrderLetter(shop, orderMailTo, order) : null
    },
    async orderConfirmation(given) {
      const found = await findOrderAndShopper(given)
      const isDue = found !== null && !isCancelled(found.order)
      return isDue ? confirmationLetter(shop, found.user, found.order) : null
    },
  }
}

function confirmationLetter(shop: Shop, { name, email }: UserRecord, order: OrderRecord) {
  const title = `We have your order ${order.number}`
  const body = letter(shop, title, [
    greeting(name),
    paragraph('Thank you for your order. You can follow it in your account.'),
    ...orderBlocks(order),
    button('See your orders', `${shop.url}/dashboard/myorders`),
  ])
  return { to: email, subject: `${title}, ${formatMoney(order.total)}`, ...body }
}

function newOrderLetter(shop: Shop, to: string, order: OrderRecord) {
  const title = `New order ${order.number}`
  const body = letter(shop, title, [...orderBlocks(order), seeOrderInDashboard(shop, order)])
  return { to, subject: `${title}, ${formatMoney(order.total)}`, ...body }
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
    paragraph(`Payment: ${PAYMENT[order.payment.method]}`),
  ]
}

function lineRow({ name, unit, quantity, discountedPrice }: OrderLineRecord) {
  const label = `${quantity} × ${name}${unit && ` (${unit})`}`
  return { label, figure: formatMoney(discountedPrice * quantity) }
}

function totalRows({ subtotal, savings, total }: OrderRecord) {
  const saved = savings > 0 ? [{ label: 'You save', figure: formatMoney(savings) }] : []
  return [
    { label: 'Before discount', figure: formatMoney(subtotal) },
    ...saved,
    { label: 'Delivery charge', figure: 'Free' },
    { label: 'Grand total', figure: formatMoney(total) },
  ]
}
