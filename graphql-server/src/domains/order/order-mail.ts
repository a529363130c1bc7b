import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import type { PaymentMethod } from '../../contract/types.generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { button, greeting, letter, lines, paragraph, table, type Shop } from '../../mail/letter.ts'
import { enqueueAll, type Composer, type OutboxEntryFields } from '../../mail/outbox.ts'
import { findActiveUser } from '../account/people.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { isCancelled } from './cancelled.ts'
import { Order, type OrderLineRecord, type OrderRecord } from './order.model.ts'
import { refundComposers } from './refund-mail.ts'

const refs = z.object({ orderId: z.string() })

const PAYMENT: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  UPI: 'UPI',
  CARD: 'Card',
}

const BATCH_SIZE = 100

/**
 * Enqueues the confirmations that are due, each once. Due confirmations are marked on the order itself, so placing it
 * takes no second write, and orders that are not placed are not confirmed.
 */
export async function enqueueConfirmations(): Promise<void> {
  if (!(await Order.exists({ mailDue: true }))) return
  await mongoose.connection.transaction(async (session) => {
    const due = await Order.find({ mailDue: true }, { _id: 1 }, { session })
      .limit(BATCH_SIZE)
      .lean()
    const ids = due.map(({ _id }) => _id)
    await enqueueAll(ids.map(confirmation), session)
    const options = { session, timestamps: false }
    await Order.updateMany({ _id: { $in: ids } }, { $unset: { mailDue: 1 } }, options)
  })
}

function confirmation(_id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  return { key: `order:${orderId}`, kind: 'orderConfirmation', refs: { orderId } }
}

/** Writes the mails of this domain with the order as it was placed. Cancelled orders are not confirmed. */
export function orderComposers(shop: Shop): Record<string, Composer> {
  return {
    ...refundComposers(shop),
    async orderConfirmation(given) {
      const order = await Order.findById(refs.parse(given).orderId).lean()
      const user =
        order && !isCancelled(order) && (await findActiveUser(order.userId.toHexString()))
      return user ? confirmationLetter(shop, user, order) : null
    },
  }
}

function confirmationLetter(shop: Shop, { name, email }: UserRecord, order: OrderRecord) {
  const { number, total, deliveryAddress: address } = order
  const title = `We have your order ${number}`
  const body = letter(shop, title, [
    greeting(name),
    paragraph('Thank you for your order. You can follow it in your account.'),
    table(order.lines.map(lineRow)),
    table(totalRows(order)),
    lines('Delivery address', [
      address.addressLine,
      `${address.city}, ${address.state} ${address.pincode}, ${address.country}`,
      `Mobile ${address.mobile}`,
    ]),
    paragraph(`Payment: ${PAYMENT[order.payment.method]}`),
    button('See your orders', `${shop.url}/dashboard/myorders`),
  ])
  return { to: email, subject: `${title}, ${formatMoney(total)}`, ...body }
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
