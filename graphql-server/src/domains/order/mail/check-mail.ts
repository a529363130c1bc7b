import type { Types } from 'mongoose'
import { formatMoney } from '../../../lib/money.ts'
import { button, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import {
  findOrder,
  orderUrl,
  questions,
  repeatableMail,
  shopLetter,
  shopperLetter,
  singleMail,
  writeToShopper,
  type ShopperLetter,
} from './order-letters.ts'
import type { OrderLineRecord, OrderRecord } from '../record/order.model.ts'
import { describeFailure, promiseRefund, writeRefunded } from './refund-mail.ts'
import { isRejectionRefundDue, rejectedTotal } from '../record/rejection-refund.ts'

/** The mails about a check: one to the shopper, and one to the shop if something has to be refunded. */
export function checkMails(order: OrderRecord): OutboxEntryFields[] {
  const toShopper = singleMail('prescriptionChecked', order._id)
  return isRejectionRefundDue(order) ? [toShopper, rejectionRefundMail(order._id)] : [toShopper]
}

/** The mail to the shop that rejected lines have to be refunded. The refund can become due several times. */
export function rejectionRefundMail(orderId: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('rejectionRefundShop', orderId)
}

/** The mail to the shopper that rejected lines were refunded. They can be refunded again after a failure. */
export function rejectionRefundedMail(orderId: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('rejectionRefunded', orderId)
}

/** Mails about a check are written only for an order that has one. */
const CHECKED = { check: { $ne: null } }

export function checkComposers(shop: Shop): Record<string, Composer> {
  return {
    prescriptionChecked: (given) => writeToShopper(given, CHECKED, checkedLetter(shop)),
    rejectionRefunded: (given) => writeToShopper(given, CHECKED, refundedLetter(shop)),
    async rejectionRefundShop(given) {
      const order = await findOrder(given, CHECKED)
      return order && isRejectionRefundDue(order) ? refundShopLetter(shop, order) : null
    },
  }
}

function checkedLetter(shop: Shop): ShopperLetter {
  return (shopper, order) => {
    const rejected = order.check?.rejected ?? []
    const title = checkedTitle(order, rejected)
    return shopperLetter(shop, shopper, title, [
      ...(rejected.length === 0
        ? [paragraph('A pharmacist has approved it. We are preparing your order.')]
        : describeRejections(order, rejected)),
      ...describeNotes(order),
      ...describeRefund(order),
      button(isUpiRefundDue(order) ? 'Enter your UPI id' : 'See your order', orderUrl(shop, order)),
      questions(shop),
    ])
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
    paragraph(`${name} cannot be delivered: ${checkReason}`),
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

function refundedLetter(shop: Shop): ShopperLetter {
  return (user, order) =>
    writeRefunded(shop, user, { order, amount: rejectedTotal(order), refund: order.check?.refund })
}

function refundShopLetter(shop: Shop, order: OrderRecord) {
  const { number } = order
  const amount = formatMoney(rejectedTotal(order))
  const title = `To refund: ${amount} for order ${number}`
  return shopLetter(shop, order, title, [
    paragraph(`Lines of order ${number} were rejected, and ${amount} was paid for them.`),
    ...describeFailure(order.check?.refund),
  ])
}
