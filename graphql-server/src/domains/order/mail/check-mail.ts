import { english } from '../../../lib/messages/format.ts'
import type { Types } from 'mongoose'
import { button, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import {
  orderUrl,
  questions,
  shopperLetter,
  singleMail,
  writeToShopper,
  type ShopperLetter,
} from './order-letters.ts'
import type { OrderLineRecord, OrderRecord } from '../record/order.model.ts'
import { REJECTION_REFUND_ID } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { findRefund, goesToCard, isDue } from '../record/refunds.ts'
import { promiseRefund } from './refund-mail.ts'

/** The mail to the shopper about a check. */
export function checkMail(orderId: Types.ObjectId): OutboxEntryFields {
  return singleMail('prescriptionChecked', orderId)
}

/** Mails about a check are written only for an order that has one. */
const CHECKED = { check: { $ne: null } }

export function checkComposers(shop: Shop): Record<string, Composer> {
  return {
    prescriptionChecked: (given) => writeToShopper(given, CHECKED, checkedLetter(shop)),
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
      button(needsUpiId(order) ? 'Enter your UPI id' : 'See your order', orderUrl(shop, order)),
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
      : `We deliver the other products. The new total is ${english.money(order.total)}.`
  return [paragraph('A pharmacist has checked your prescription.'), ...reasons, paragraph(outcome)]
}

/** What the pharmacist noted about approved lines. */
function describeNotes({ lines }: OrderRecord): Block[] {
  return lines.flatMap(({ name, checkReason }) =>
    checkReason === undefined ? [] : [paragraph(`${name}: ${checkReason}`)],
  )
}

function describeRefund(order: OrderRecord): Block[] {
  const refund = findDue(order)
  return refund ? [paragraph(promiseRefund(order, refund))] : []
}

/** Whether a refund for rejected lines is due that the provider does not make. */
function needsUpiId(order: OrderRecord): boolean {
  const refund = findDue(order)
  return refund !== undefined && !goesToCard(order, refund)
}

function findDue(order: OrderRecord): RefundRecord | undefined {
  const refund = findRefund(order, REJECTION_REFUND_ID)
  return refund && isDue(refund) ? refund : undefined
}
