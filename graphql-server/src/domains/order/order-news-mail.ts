import type { Types } from 'mongoose'
import { z } from 'zod'
import type { OrderMail, OrderStatus } from '../../contract/types.generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { button, greeting, letter, paragraph, type Block, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import { findActiveUser } from '../account/people.service.ts'
import { Order, type OrderRecord } from './order.model.ts'

/** A mail about a status: what turns it off, and its texts. */
interface News {
  kind: OrderMail
  title: (number: string) => string
  text: string
}

const NEWS: Record<OrderStatus, News | null> = {
  PENDING: null,
  CONFIRMED: {
    kind: 'CONFIRMED',
    title: (number) => `Your order ${number} is confirmed`,
    text: 'The store has accepted your order and is preparing it.',
  },
  PACKED: {
    kind: 'PACKED',
    title: (number) => `Your order ${number} is packed`,
    text: 'Your order is packed and will be with you soon.',
  },
  DELIVERED: {
    kind: 'DELIVERED',
    title: (number) => `Your order ${number} was delivered`,
    text: 'Your order was delivered. Thank you for shopping with us.',
  },
  CANCELLED_BY_SELLER: {
    kind: 'CANCELLED',
    title: (number) => `Your order ${number} was cancelled`,
    text: 'We are sorry: the store had to cancel your order.',
  },
  CANCELLED_BY_SHOPPER: {
    kind: 'CANCELLED',
    title: (number) => `Your order ${number} is cancelled`,
    text: 'Your order is cancelled, as you asked.',
  },
}

const UNPAID = 'Your order was cancelled because it was not paid.'

/** The mail to the shopper about a new status of their order; none for PENDING. */
export function statusMails(
  _id: Types.ObjectId,
  status: OrderStatus,
  isUnpaid: boolean,
): OutboxEntryFields[] {
  if (!NEWS[status]) return []
  const entry = isUnpaid
    ? toEntry('orderStatus', _id, { status, cause: 'unpaid' })
    : toEntry('orderStatus', _id, { status })
  return [entry]
}

/** The mail to the shopper that their payment did not arrive. */
export function notReceivedMail(_id: Types.ObjectId): OutboxEntryFields {
  return toEntry('paymentNotReceived', _id)
}

/** The key contains the time, because an order can have the same status again. */
function toEntry(kind: string, _id: Types.ObjectId, more: Record<string, string> = {}) {
  const orderId = _id.toHexString()
  return { key: `${kind}:${orderId}:${Date.now()}`, kind, refs: { orderId, ...more } }
}

const statusRefs = z.object({
  orderId: z.string(),
  status: z.enum([
    'CONFIRMED',
    'PACKED',
    'DELIVERED',
    'CANCELLED_BY_SELLER',
    'CANCELLED_BY_SHOPPER',
  ]),
  /** Missing unless the order was cancelled for another reason than its status says. */
  cause: z.literal('unpaid').optional(),
})
const refs = statusRefs.pick({ orderId: true })

export function newsComposers(shop: Shop): Record<string, Composer> {
  return {
    async orderStatus(given) {
      const { orderId, status, cause } = statusRefs.parse(given)
      const news = NEWS[status]
      // Not sent when the status has changed since, such as when an admin has undone it.
      const order = await Order.findOne({ _id: orderId, status }).lean()
      const user = order && (await findActiveUser(order.userId.toHexString()))
      if (!news || !user || user.mutedOrderMails?.includes(news.kind)) return null
      return toMail(shop, user, news.title(order.number), [
        paragraph(cause === 'unpaid' ? UNPAID : news.text),
        ...describeReason(order),
        seeOrder(shop, order),
        paragraph('You can turn these mails off in your profile.'),
      ])
    },
    async paymentNotReceived(given) {
      const { orderId } = refs.parse(given)
      const order = await Order.findOne({ _id: orderId, 'payment.state': 'NOT_RECEIVED' }).lean()
      const user = order && (await findActiveUser(order.userId.toHexString()))
      if (!user) return null
      const { number, total, payment } = order
      return toMail(shop, user, `We have not received your payment for order ${number}`, [
        paragraph(
          `We could not find your payment of ${formatMoney(total)}. If you have paid, please call us at ${shop.phone} ` +
            `or write to ${shop.email}, with the reference ${payment.upiReference ?? number}.`,
        ),
        seeOrder(shop, order),
      ])
    },
  }
}

function toMail(
  shop: Shop,
  { name, email }: { name: string; email: string },
  title: string,
  blocks: Parameters<typeof letter>[2],
) {
  return { to: email, subject: title, ...letter(shop, title, [greeting(name), ...blocks]) }
}

/** Why the store has cancelled the order, if the admin entered a reason. */
function describeReason({ history }: OrderRecord): Block[] {
  const reason = history.at(-1)?.reason
  return reason === undefined ? [] : [paragraph(`Reason: ${reason}`)]
}

function seeOrder({ url }: Shop, { _id }: OrderRecord) {
  return button('See your order', `${url}/dashboard/myorders/${_id.toHexString()}`)
}
