import { english } from '../../../lib/messages/format.ts'
import type { Types } from 'mongoose'
import { z } from 'zod'
import type { RefundReason } from '../../../contract/types.generated.ts'
import { button, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import type { UserRecord } from '../../account/user.model.ts'
import {
  findOrder,
  findOrderAndShopper,
  orderUrl,
  questions,
  repeatableMail,
  shopLetter,
  shopperLetter,
} from './order-letters.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { ORDER_REFUND_ID, REJECTION_REFUND_ID } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { findRefund, goesToCard, isDue } from '../record/refunds.ts'

interface Kinds {
  /** When it becomes due. */
  due: string[]
  /** To the shop, when it has failed at the card provider. */
  failed: string
  /** To the shopper, when it was made. */
  made: string
}

const added: Kinds = {
  due: ['addedRefundDue'],
  failed: 'addedRefundDueShop',
  made: 'addedRefunded',
}

/** The kinds of mails for each reason. The mail about a prescription check already announces the refund of rejected lines. */
const kinds: Record<RefundReason, Kinds> = {
  ORDER_CANCELLED: {
    due: ['refundDue', 'refundDueShop'],
    failed: 'refundDueShop',
    made: 'refunded',
  },
  LINES_REJECTED: {
    due: ['rejectionRefundShop'],
    failed: 'rejectionRefundShop',
    made: 'rejectionRefunded',
  },
  PAID_TWICE: added,
  PART_OF_LINES: added,
  GOODWILL: added,
}

/** The mails about refunds that were not there before, and are due. */
export function newRefundMails(
  orderId: Types.ObjectId,
  before: readonly RefundRecord[],
  after: readonly RefundRecord[],
): OutboxEntryFields[] {
  const known = new Set(before.map(({ id }) => id))
  return after
    .filter(({ id }) => !known.has(id))
    .flatMap((refund) => kinds[refund.reason].due.map((kind) => refundMail(kind, orderId, refund)))
}

/** The mail to the shop that a refund has failed, and is due again. */
export function failedRefundMail(orderId: Types.ObjectId, refund: RefundRecord): OutboxEntryFields {
  return refundMail(kinds[refund.reason].failed, orderId, refund)
}

/** The mail to the shopper that it was made. It can be made again after a failure. */
export function madeRefundMail(orderId: Types.ObjectId, refund: RefundRecord): OutboxEntryFields {
  return refundMail(kinds[refund.reason].made, orderId, refund)
}

function refundMail(kind: string, orderId: Types.ObjectId, { id }: RefundRecord) {
  const { key, refs } = repeatableMail(kind, orderId)
  return { key: `${key}:${id}`, kind, refs: { ...refs, refundId: id } }
}

const ref = z.object({ refundId: z.string() })

/** Entries of releases before the list name only the order. */
function toId(given: Record<string, string>, id?: string): string {
  return id ?? ref.parse(given).refundId
}

export function refundComposers(shop: Shop): Record<string, Composer> {
  const due =
    (id?: string): Composer =>
    (given) =>
      toShopper(given, toId(given, id), isDue, writeDue(shop))
  const made =
    (id?: string): Composer =>
    (given) =>
      toShopper(given, toId(given, id), isMade, writeMade(shop))
  const toShop =
    (id?: string): Composer =>
    async (given) => {
      const order = await findOrder(given)
      const refund = order && findRefund(order, toId(given, id))
      return refund && isDue(refund) ? writeToShop(shop, order, refund) : null
    }
  return {
    refundDue: due(ORDER_REFUND_ID),
    refundDueShop: toShop(ORDER_REFUND_ID),
    refunded: made(ORDER_REFUND_ID),
    rejectionRefundShop: toShop(REJECTION_REFUND_ID),
    rejectionRefunded: made(REJECTION_REFUND_ID),
    addedRefundDue: due(),
    addedRefundDueShop: toShop(),
    addedRefunded: made(),
  }
}

const isMade = (refund: RefundRecord) => !isDue(refund)

type Person = Pick<UserRecord, 'name' | 'email'>
type RefundLetter = (
  shopper: Person,
  order: OrderRecord,
  refund: RefundRecord,
) => ReturnType<typeof shopperLetter>

/** Writes to the shopper, unless the refund is gone or has another state by now, or the account was deleted. */
async function toShopper(
  given: Record<string, string>,
  id: string,
  isWanted: (refund: RefundRecord) => boolean,
  write: RefundLetter,
) {
  const found = await findOrderAndShopper(given)
  const refund = found && findRefund(found.order, id)
  return refund && isWanted(refund) ? write(found.user, found.order, refund) : null
}

function writeDue(shop: Shop): RefundLetter {
  return (shopper, order, refund) => {
    const title = `We will refund ${english.money(refund.amount)} for your order ${order.number}`
    return shopperLetter(shop, shopper, title, [
      paragraph(`${explain(order, refund, 'your order')} ${promiseRefund(order, refund)}`),
      ...(goesToCard(order, refund) ? [] : [button('Enter your UPI id', orderUrl(shop, order))]),
      questions(shop),
    ])
  }
}

/** Says what the shopper gets back, and what they have to do. */
export function promiseRefund(
  order: Pick<OrderRecord, 'payment'>,
  refund: Pick<RefundRecord, 'amount' | 'from' | 'reason'>,
): string {
  const amount = english.money(refund.amount)
  if (goesToCard(order, refund)) {
    return `We will refund ${amount} to your card. You don't need to do anything.`
  }
  const promise =
    refund.from === 'CLAIMED'
      ? `We will check whether your UPI payment has arrived, and then refund ${amount}.`
      : `We will refund ${amount} by UPI.`
  return `${promise} Please enter the UPI id to which we should send it.`
}

function writeMade(shop: Shop): RefundLetter {
  return (shopper, order, refund) => {
    const sum = english.money(refund.amount)
    const title = `We have refunded ${sum} for your order ${order.number}`
    const target = goesToCard(order, refund) ? 'your card' : (refund.upiId ?? 'you')
    return shopperLetter(shop, shopper, title, [
      paragraph(
        `We have sent ${sum} to ${target}. It may take some days until your bank shows it.`,
      ),
      paragraph(`Reference: ${refund.reference ?? order.number}`),
      questions(shop),
    ])
  }
}

function writeToShop(shop: Shop, order: OrderRecord, refund: RefundRecord) {
  const amount = english.money(refund.amount)
  const { failedReference } = refund
  return shopLetter(shop, order, `To refund: ${amount} for order ${order.number}`, [
    paragraph(explain(order, refund, 'order')),
    ...(failedReference === undefined ? [] : [describeFailure(failedReference)]),
    paragraph(
      refund.from === 'CLAIMED'
        ? `The customer says they’ve paid ${amount} by UPI. Check that the money arrived, and refund it.`
        : `Please refund the payment of ${amount}.`,
    ),
  ])
}

function describeFailure(reference: string): Block {
  return paragraph(`The card provider could not complete the refund ${reference}.`)
}

/** Says why money is paid back, as a sentence about 'order' or 'your order'. */
function explain({ number }: OrderRecord, refund: RefundRecord, order: Subject): string {
  const subject = `${order} ${number}`
  const start = subject.charAt(0).toUpperCase() + subject.slice(1)
  const pieces = (refund.lines ?? []).map(({ name, quantity }) => `${quantity} × ${name}`)
  const amount = english.money(refund.amount)
  const reasons: Record<RefundReason, string> = {
    ORDER_CANCELLED: `${start} is cancelled.`,
    LINES_REJECTED: `Lines of ${subject} were rejected, and ${amount} was paid for them.`,
    PAID_TWICE: `${start} was paid twice.`,
    PART_OF_LINES: `A part of ${subject} is paid back: ${pieces.join(', ')}.`,
    GOODWILL: `A part of ${subject} is paid back as goodwill.`,
  }
  return reasons[refund.reason]
}

type Subject = 'order' | 'your order'
