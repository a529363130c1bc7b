import type { Types } from 'mongoose'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Block, Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { describeArrivals } from './order-blocks.ts'
import {
  orderLetterTexts,
  questions,
  say,
  seeYourOrder,
  shopperLetter,
  singleMail,
  writeToShopper,
  type ShopperLetter,
} from './order-letters.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { REJECTION_REFUND_ID } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { findRefund, goesToCard, isDue } from '../record/refunds.ts'
import { promiseRefund } from './refund-due-mail.ts'

export const checkMailTexts = defineTexts({
  CHECK_APPROVED_TITLE: {
    english: 'Your prescription for order {number} is approved',
    params: { number: 'TEXT' },
  },
  CHECK_CANCELLED_TITLE: {
    english: 'Your order {number} was cancelled',
    params: { number: 'TEXT' },
  },
  CHECK_CHANGED_TITLE: { english: 'Your order {number} has changed', params: { number: 'TEXT' } },
  CHECK_APPROVED: {
    english: 'A pharmacist has approved your prescription. We are preparing your order.',
  },
  CHECK_DONE: { english: 'A pharmacist has checked your prescription.' },
  CHECK_REJECTED: {
    english: '{product} cannot be delivered: {reason}',
    params: { product: 'TEXT', reason: 'TEXT' },
  },
  CHECK_REJECTED_TO_COLLECT: {
    english: '{product} cannot be supplied: {reason}',
    params: { product: 'TEXT', reason: 'TEXT' },
  },
  CHECK_LEAVES_REST_TO_COLLECT: {
    english: 'You can collect the other products. The new total is {total}.',
    params: { total: 'PAISE' },
  },
  CHECK_NOTE: { english: '{product}: {note}', params: { product: 'TEXT', note: 'TEXT' } },
  CHECK_LEAVES_NOTHING: { english: 'No product is left, so your order is cancelled.' },
  CHECK_LEAVES_REST: {
    english: 'We will deliver the other products. The new total is {total}.',
    params: { total: 'PAISE' },
  },
})

const texts = checkMailTexts

/** The email to the customer about a prescription check. */
export function checkMail(orderId: Types.ObjectId): OutboxEntryFields {
  return singleMail('prescriptionChecked', orderId)
}

const CHECKED = { check: { $ne: null } }

export function checkComposers(shop: Shop): Record<string, Composer> {
  return {
    prescriptionChecked: (given) => writeToShopper(given, CHECKED, checkedLetter(shop)),
  }
}

function checkedLetter(shop: Shop): ShopperLetter {
  return (shopper, order) => {
    const rejected = order.check?.rejected ?? []
    return shopperLetter(shop, shopper, checkedTitle(order, rejected), [
      ...(rejected.length === 0
        ? [say(texts.CHECK_APPROVED())]
        : describeRejections(order, rejected)),
      ...describeNotes(order),
      ...(order.lines.length > 0 ? describeArrivals([order]) : []),
      ...describeRefund(order),
      needsUpiId(order)
        ? seeYourOrder(shop, order, orderLetterTexts.ENTER_UPI_ID())
        : seeYourOrder(shop, order),
      questions(shop),
    ])
  }
}

function checkedTitle({ number, lines }: OrderRecord, rejected: OrderLineRecord[]): Message {
  if (rejected.length === 0) return texts.CHECK_APPROVED_TITLE({ number })
  return lines.length === 0
    ? texts.CHECK_CANCELLED_TITLE({ number })
    : texts.CHECK_CHANGED_TITLE({ number })
}

function describeRejections(
  { lines, total, pickUp }: OrderRecord,
  rejected: OrderLineRecord[],
): Block[] {
  const rejectedText = pickUp ? texts.CHECK_REJECTED_TO_COLLECT : texts.CHECK_REJECTED
  const restText = pickUp ? texts.CHECK_LEAVES_REST_TO_COLLECT : texts.CHECK_LEAVES_REST
  const reasons = rejected.map(({ name, checkReason = '' }) =>
    say(rejectedText({ product: name, reason: checkReason })),
  )
  const outcome = lines.length === 0 ? texts.CHECK_LEAVES_NOTHING() : restText({ total })
  return [say(texts.CHECK_DONE()), ...reasons, say(outcome)]
}

/** The pharmacist's notes about approved lines. */
function describeNotes({ lines }: OrderRecord): Block[] {
  return lines.flatMap(({ name, checkReason }) =>
    checkReason === undefined ? [] : [say(texts.CHECK_NOTE({ product: name, note: checkReason }))],
  )
}

function describeRefund(order: OrderRecord): Block[] {
  const refund = findDue(order)
  return refund ? [say(promiseRefund(order, refund))] : []
}

/** Whether a refund for rejected lines is due that the card provider does not make. */
function needsUpiId(order: OrderRecord): boolean {
  const refund = findDue(order)
  return refund !== undefined && !goesToCard(order, refund)
}

function findDue(order: OrderRecord): RefundRecord | undefined {
  const refund = findRefund(order, REJECTION_REFUND_ID)
  return refund && isDue(refund) ? refund : undefined
}
