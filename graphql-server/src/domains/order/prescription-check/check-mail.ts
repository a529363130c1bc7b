import type { Types } from 'mongoose'
import { z } from 'zod'
import { formatMoney } from '../../../lib/money.ts'
import { button, greeting, letter, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { findActiveUser } from '../../account/people.service.ts'
import { Order, type OrderLineRecord, type OrderRecord } from '../order.model.ts'
import { orderUrl, promiseRefund, questions, writeRefunded } from '../refund-mail.ts'
import { isRejectionRefundDue, rejectedTotal } from './rejection-refund.ts'

/** The mails about a check: one to the shopper, and one to the shop if something has to be refunded. */
export function checkMails(order: OrderRecord): OutboxEntryFields[] {
  const toShopper = toEntry('prescriptionChecked', order._id)
  return isRejectionRefundDue(order) ? [toShopper, rejectionRefundMail(order._id)] : [toShopper]
}

/** The mail to the shop that rejected lines have to be refunded. The refund can become due several times. */
export function rejectionRefundMail(orderId: Types.ObjectId): OutboxEntryFields {
  const entry = toEntry('rejectionRefundShop', orderId)
  return { ...entry, key: `${entry.key}:${Date.now()}` }
}

/** The mail to the shopper that rejected lines were refunded. */
export function rejectionRefundedMail(orderId: Types.ObjectId): OutboxEntryFields {
  return toEntry('rejectionRefunded', orderId)
}

function toEntry(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  return { key: `${kind}:${orderId}`, kind, refs: { orderId } }
}

const refs = z.object({ orderId: z.string() })

export function checkComposers(shop: Shop): Record<string, Composer> {
  return {
    prescriptionChecked: (given) => writeToShopper(given, checkedLetter(shop)),
    rejectionRefunded: (given) => writeToShopper(given, refundedLetter(shop)),
    async rejectionRefundShop(given) {
      const order = await findChecked(given)
      return order && isRejectionRefundDue(order) ? shopLetter(shop, order) : null
    },
  }
}

type Letter = (person: { name: string; email: string }, order: OrderRecord) => Mail
type Mail = ReturnType<typeof shopLetter>

async function writeToShopper(given: Record<string, string>, write: Letter) {
  const order = await findChecked(given)
  const user = order && (await findActiveUser(order.userId.toHexString()))
  return user ? write(user, order) : null
}

async function findChecked(given: Record<string, string>): Promise<OrderRecord | null> {
  const order = await Order.findById(refs.parse(given).orderId).lean()
  return order?.check ? order : null
}

function checkedLetter(shop: Shop): Letter {
  return ({ name, email }, order) => {
    const rejected = order.check?.rejected ?? []
    const title = checkedTitle(order, rejected)
    const body = letter(shop, title, [
      greeting(name),
      ...(rejected.length === 0
        ? [paragraph('A pharmacist has approved it. We are preparing your order.')]
        : describeRejections(order, rejected)),
      ...describeNotes(order),
      ...describeRefund(order),
      button(isUpiRefundDue(order) ? 'Enter your UPI id' : 'See your order', orderUrl(shop, order)),
      questions(shop),
    ])
    return { to: email, subject: title, ...body }
  }
}

function checkedTitle({ number, lines }: OrderRecord, rejected: OrderLineRecord[]): string {
  if (rejected.length === 0) return `The prescription of your order ${number} is approved`
  return lines.length === 0
    ? `Your order ${number} was cancelled`
    : `Your order ${number} has changed`
}

function describeRejections(order: OrderRecord, rejected: OrderLineRecord[]): Block[] {
  const reasons = rejected.map(({ name, checkReason = '' }) =>
    paragraph(`${name} can not be delivered: ${checkReason}`),
  )
  const outcome =
    order.lines.length === 0
      ? 'No product is left, so your order is cancelled.'
      : `We deliver the other products. The new total is ${formatMoney(order.total)}.`
  return [paragraph('A pharmacist has checked your prescription.'), ...reasons, paragraph(outcome)]
}

/** What the pharmacist noted about approved lines. */
function describeNotes({ lines }: OrderRecord): Block[] {
  return lines.flatMap(({ name, checkReason }) =>
    checkReason === undefined ? [] : [paragraph(`${name}: ${checkReason}`)],
  )
}

function describeRefund(order: OrderRecord): Block[] {
  if (!isRejectionRefundDue(order)) return []
  const { method } = order.payment
  return [paragraph(promiseRefund(rejectedTotal(order), method, order.check?.refund))]
}

function isUpiRefundDue(order: OrderRecord): boolean {
  return isRejectionRefundDue(order) && order.payment.method === 'UPI'
}

function refundedLetter(shop: Shop): Letter {
  return (user, order) =>
    writeRefunded(shop, user, { order, amount: rejectedTotal(order), refund: order.check?.refund })
}

function shopLetter(shop: Shop, order: OrderRecord) {
  const { _id, number } = order
  const amount = formatMoney(rejectedTotal(order))
  const title = `To refund: ${amount} for order ${number}`
  const body = letter(shop, title, [
    paragraph(`Lines of order ${number} were rejected, and ${amount} was paid for them.`),
    button('See the order', `${shop.url}/dashboard/orders-details/${_id.toHexString()}`),
  ])
  return { to: shop.email, subject: title, ...body }
}
