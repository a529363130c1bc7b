import type { Types } from 'mongoose'
import { z } from 'zod'
import type { OrderMail, OrderStatus } from '../../../contract/types.generated.ts'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Block, Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { attachLastDocuments, attachNewDocuments } from './attach-documents.ts'
import {
  findOrderAndShopper,
  questions,
  repeatableMail,
  say,
  seeYourOrder,
  shopperLetter,
} from './order-letters.ts'
import { isInvoiced } from '../record/invoice.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { describePickUp } from './order-blocks.ts'

export const statusMailTexts = defineTexts({
  ORDER_CONFIRMED_TITLE: {
    english: 'Your order {number} is confirmed',
    params: { number: 'TEXT' },
  },
  ORDER_CONFIRMED: { english: 'The shop has accepted your order and is preparing it.' },
  ORDER_UNPACKED_TITLE: {
    english: 'Your order {number} is packed again',
    params: { number: 'TEXT' },
  },
  ORDER_UNPACKED: {
    english:
      'The shop is packing your order again. Its invoice no longer applies, and you will get a new one.',
  },
  ORDER_PACKED_TITLE: { english: 'Your order {number} is packed', params: { number: 'TEXT' } },
  ORDER_PACKED: { english: 'Your order is packed and will be with you soon.' },
  ORDER_DELIVERED_TITLE: {
    english: 'Your order {number} was delivered',
    params: { number: 'TEXT' },
  },
  ORDER_DELIVERED: { english: 'Your order was delivered. Thank you for shopping with us.' },
  ORDER_READY_TITLE: {
    english: 'Your order {number} is ready to collect',
    params: { number: 'TEXT' },
  },
  ORDER_READY: { english: 'Your order is packed. Please collect it from the shop.' },
  ORDER_COLLECTED_TITLE: {
    english: 'Your order {number} was collected',
    params: { number: 'TEXT' },
  },
  ORDER_COLLECTED: { english: 'Your order was collected. Thank you for shopping with us.' },
  AFTER_DELIVERY: { english: 'You can find your invoice on the order page. Is something wrong?' },
  AFTER_REPLACEMENT: { english: 'Is something wrong?' },
  ORDER_CANCELLED_BY_SHOP_TITLE: {
    english: 'Your order {number} was cancelled',
    params: { number: 'TEXT' },
  },
  ORDER_CANCELLED_BY_SHOP: { english: 'We are sorry, but the shop had to cancel your order.' },
  ORDER_CANCELLED_BY_CUSTOMER_TITLE: {
    english: 'Your order {number} is cancelled',
    params: { number: 'TEXT' },
  },
  ORDER_CANCELLED_BY_CUSTOMER: { english: 'Your order is cancelled, as you asked.' },
  ORDER_CANCELLED_UNPAID: { english: 'Your order was cancelled because it was not paid.' },
  INVOICE_TITLE: { english: 'Your invoice for order {number}', params: { number: 'TEXT' } },
  CANCELLATION_REASON: { english: 'Reason: {reason}', params: { reason: 'TEXT' } },
  STATUS_MAILS_OPTIONAL: { english: 'You can turn these emails off in your profile.' },
})

const texts = statusMailTexts

interface News {
  /** The setting that turns the email off. */
  kind: OrderMail
  title: (params: { number: string }) => Message
  text: () => Message
}

const NEWS: Record<OrderStatus, News | null> = {
  PENDING: null,
  CONFIRMED: {
    kind: 'CONFIRMED',
    title: texts.ORDER_CONFIRMED_TITLE,
    text: texts.ORDER_CONFIRMED,
  },
  PACKED: { kind: 'PACKED', title: texts.ORDER_PACKED_TITLE, text: texts.ORDER_PACKED },
  DELIVERED: {
    kind: 'DELIVERED',
    title: texts.ORDER_DELIVERED_TITLE,
    text: texts.ORDER_DELIVERED,
  },
  CANCELLED_BY_SELLER: {
    kind: 'CANCELLED',
    title: texts.ORDER_CANCELLED_BY_SHOP_TITLE,
    text: texts.ORDER_CANCELLED_BY_SHOP,
  },
  CANCELLED_BY_SHOPPER: {
    kind: 'CANCELLED',
    title: texts.ORDER_CANCELLED_BY_CUSTOMER_TITLE,
    text: texts.ORDER_CANCELLED_BY_CUSTOMER,
  },
}

/** The email about an order that is confirmed again after it had an invoice. */
const UNPACKED_NEWS: News = {
  kind: 'CONFIRMED',
  title: texts.ORDER_UNPACKED_TITLE,
  text: texts.ORDER_UNPACKED,
}

/** The emails that differ if the customer collects the order. */
const PICK_UP_NEWS: Partial<Record<OrderStatus, News>> = {
  PACKED: { kind: 'PACKED', title: texts.ORDER_READY_TITLE, text: texts.ORDER_READY },
  DELIVERED: {
    kind: 'DELIVERED',
    title: texts.ORDER_COLLECTED_TITLE,
    text: texts.ORDER_COLLECTED,
  },
}

/** The email to the customer about a new status. PENDING has no email. */
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

/** The email with an invoice that was issued after the email about the status. */
export function invoiceMail(_id: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('invoiceIssued', _id)
}

const statusRefs = z.object({
  status: z.enum([
    'CONFIRMED',
    'PACKED',
    'DELIVERED',
    'CANCELLED_BY_SELLER',
    'CANCELLED_BY_SHOPPER',
  ]),
  /** Set if the order was cancelled for another reason than its status says. */
  cause: z.literal('unpaid').optional(),
})

export function newsComposers(shop: Shop): Record<string, Composer> {
  return {
    async orderStatus(given) {
      const { status, cause } = statusRefs.parse(given)
      // Not sent if the status has changed since, for example because an admin has undone it.
      const found = await findOrderAndShopper(given, { status })
      if (!found) return null
      const { order, user } = found
      const news = chooseNews(order, status)
      if (!news || user.mutedOrderMails?.includes(news.kind)) return null
      const { attachments, blocks } = await attachNewDocuments(order)
      const letter = shopperLetter(shop, user, news.title({ number: order.number }), [
        say(cause === 'unpaid' ? texts.ORDER_CANCELLED_UNPAID() : news.text()),
        ...describeReason(order),
        ...(status === 'PACKED' ? describePickUp(shop, order) : []),
        ...blocks,
        seeYourOrder(shop, order),
        ...(status === 'DELIVERED' ? [say(afterDelivery(order)), questions(shop)] : []),
        say(texts.STATUS_MAILS_OPTIONAL()),
      ])
      return { ...letter, attachments }
    },
    async invoiceIssued(given) {
      const found = await findOrderAndShopper(given)
      if (!found || found.user.mutedOrderMails?.includes('PACKED')) return null
      const { order, user } = found
      const { attachments, blocks } = await attachLastDocuments(order)
      if (attachments.length === 0) return null
      const letter = shopperLetter(shop, user, texts.INVOICE_TITLE({ number: order.number }), [
        ...blocks,
        seeYourOrder(shop, order),
        say(texts.STATUS_MAILS_OPTIONAL()),
      ])
      return { ...letter, attachments }
    },
  }
}

function chooseNews(order: OrderRecord, status: OrderStatus): News | null {
  if (status === 'CONFIRMED' && order.invoice && !isInvoiced(order)) return UNPACKED_NEWS
  return (order.pickUp && PICK_UP_NEWS[status]) ?? NEWS[status]
}

function afterDelivery({ invoice }: OrderRecord): Message {
  return invoice ? texts.AFTER_DELIVERY() : texts.AFTER_REPLACEMENT()
}

/** Says why the shop has cancelled the order, if the admin entered a reason. */
function describeReason({ history }: OrderRecord): Block[] {
  const reason = history.at(-1)?.reason
  return reason === undefined ? [] : [say(texts.CANCELLATION_REASON({ reason }))]
}
