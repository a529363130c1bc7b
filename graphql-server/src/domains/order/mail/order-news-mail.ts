import { english } from '../../../lib/messages/format.ts'
import type { Types } from 'mongoose'
import { z } from 'zod'
import type { OrderMail, OrderStatus } from '../../../contract/types.generated.ts'
import { button, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import {
  findOrderAndShopper,
  orderUrl,
  questions,
  repeatableMail,
  shopperLetter,
} from './order-letters.ts'
import type { OrderRecord } from '../record/order.model.ts'

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
  const entry = repeatableMail('orderStatus', _id)
  const refs = { ...entry.refs, status }
  return [{ ...entry, refs: isUnpaid ? { ...refs, cause: 'unpaid' } : refs }]
}

/** The mail to the shopper that their payment did not arrive. */
export function notReceivedMail(_id: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('paymentNotReceived', _id)
}

const statusRefs = z.object({
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

export function newsComposers(shop: Shop): Record<string, Composer> {
  return {
    async orderStatus(given) {
      const { status, cause } = statusRefs.parse(given)
      const news = NEWS[status]
      // Not sent when the status has changed since, such as when an admin has undone it.
      const found = await findOrderAndShopper(given, { status })
      if (!news || !found || found.user.mutedOrderMails?.includes(news.kind)) return null
      const { order, user } = found
      return shopperLetter(shop, user, news.title(order.number), [
        paragraph(cause === 'unpaid' ? UNPAID : news.text),
        ...describeReason(order),
        seeOrder(shop, order),
        ...(status === 'DELIVERED' ? afterDelivery(shop) : []),
        paragraph('You can turn these emails off in your profile.'),
      ])
    },
    async paymentNotReceived(given) {
      const found = await findOrderAndShopper(given, { 'payment.state': 'NOT_RECEIVED' })
      if (!found) return null
      const { order, user } = found
      const { number, total, payment } = order
      return shopperLetter(shop, user, `We have not received your payment for order ${number}`, [
        paragraph(
          `We could not find your payment of ${english.money(total)}. If you have paid, please call us at ${shop.phone} ` +
            `or write to ${shop.email}, with the reference ${payment.upiReference ?? number}.`,
        ),
        seeOrder(shop, order),
      ])
    },
  }
}

function afterDelivery(shop: Shop): Block[] {
  return [paragraph('Its page has your invoice. Is something wrong?'), questions(shop)]
}

/** Why the store has cancelled the order, if the admin entered a reason. */
function describeReason({ history }: OrderRecord): Block[] {
  const reason = history.at(-1)?.reason
  return reason === undefined ? [] : [paragraph(`Reason: ${reason}`)]
}

function seeOrder(shop: Shop, order: OrderRecord) {
  return button('See your order', orderUrl(shop, order))
}
