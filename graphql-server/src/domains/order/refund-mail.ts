import type { Types } from 'mongoose'
import { z } from 'zod'
import { formatMoney } from '../../lib/money.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import { findActiveUser } from '../account/people.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { Order, type OrderRecord } from './order.model.ts'

const refs = z.object({ orderId: z.string() })

/** The mails about a refund that is due: to the shopper and to the shop, one each for an order. */
export function refundDueMails(_id: Types.ObjectId): OutboxEntryFields[] {
  const orderId = _id.toHexString()
  return ['refundDue', 'refundDueShop'].map((kind) => ({
    key: `${kind}:${orderId}`,
    kind,
    refs: { orderId },
  }))
}

export function refundComposers(shop: Shop): Record<string, Composer> {
  return {
    async refundDue(given) {
      const order = await findRefundDue(given)
      const user = order && (await findActiveUser(order.userId.toHexString()))
      return user ? shopperLetter(shop, user, order) : null
    },
    async refundDueShop(given) {
      const order = await findRefundDue(given)
      return order && shopLetter(shop, order)
    },
  }
}

function findRefundDue(given: Record<string, string>) {
  const { orderId } = refs.parse(given)
  return Order.findOne({ _id: orderId, 'payment.state': 'REFUND_DUE' }).lean()
}

function shopperLetter(shop: Shop, { name, email }: UserRecord, { number, total }: OrderRecord) {
  const title = `We will pay back ${formatMoney(total)} for your order ${number}`
  const body = letter(shop, title, [
    greeting(name),
    paragraph(
      `Your card was charged ${formatMoney(total)} after your order ${number} was cancelled. ` +
        'The order stays cancelled, and we will pay the whole amount back to your card. You need not do anything.',
    ),
    paragraph(
      `If you have a question, call us at ${shop.phone} or write to ${shop.email}, and tell us the order number.`,
    ),
  ])
  return { to: email, subject: title, ...body }
}

function shopLetter(shop: Shop, { _id, number, total }: OrderRecord) {
  const title = `To refund: ${formatMoney(total)} for order ${number}`
  const body = letter(shop, title, [
    paragraph(
      `A card was charged ${formatMoney(total)} after order ${number} was cancelled. ` +
        'Please pay the amount back to the card on the page of your card provider.',
    ),
    button('See the order', `${shop.url}/dashboard/orders-details/${_id.toHexString()}`),
  ])
  return { to: shop.email, subject: title, ...body }
}
