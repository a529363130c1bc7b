import type { Types } from 'mongoose'
import { z } from 'zod'
import type { RefundReason } from '../../../contract/types.generated.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import {
  findOrder,
  findOrderAndShopper,
  repeatableMail,
  type RefundToTell,
} from './order-letters.ts'
import { refundDueLetter } from './refund-due-mail.ts'
import { refundMadeLetter } from './refund-made-mail.ts'
import { refundToShopLetter } from './refund-to-shop-mail.ts'
import { ORDER_REFUND_ID, REJECTION_REFUND_ID } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { findRefund, isDue } from '../record/refunds.ts'

/** The kinds of emails about a refund. */
interface Kinds {
  /** Sent when the refund becomes due. */
  due: string[]
  /** Sent to the shop when the refund has failed at the card provider. */
  failed: string
  /** Sent to the customer when the refund was made. */
  made: string
}

const TO_SHOP = 'addedRefundDueShop'

const added: Kinds = {
  due: ['addedRefundDue'],
  failed: TO_SHOP,
  made: 'addedRefunded',
}

/**
 * The customer hears of a refund for rejected lines from the email about the prescription check. The shop hears of a
 * refund for changed lines as well, because no admin has added it.
 */
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
  LINES_CHANGED: { ...added, due: [...added.due, TO_SHOP] },
  PAID_TWICE: added,
  PART_OF_LINES: added,
  GOODWILL: added,
}

/** The emails about refunds that have become due with a change. */
export function newRefundMails(
  orderId: Types.ObjectId,
  before: readonly RefundRecord[],
  after: readonly RefundRecord[],
): OutboxEntryFields[] {
  const existing = new Set(before.map(({ id }) => id))
  return after
    .filter(({ id }) => !existing.has(id))
    .flatMap((refund) => kinds[refund.reason].due.map((kind) => refundMail(kind, orderId, refund)))
}

/** Whether the shop gets the email. Customers hear of a refund for changed lines from the email about the change. */
export function toTeam({ kind }: OutboxEntryFields): boolean {
  return kind === TO_SHOP
}

/** The email that tells the shop that a refund has failed and is due again. */
export function failedRefundMail(orderId: Types.ObjectId, refund: RefundRecord): OutboxEntryFields {
  return refundMail(kinds[refund.reason].failed, orderId, refund)
}

/** The email that tells the customer that a refund was made. A failed refund can be made a second time. */
export function madeRefundMail(orderId: Types.ObjectId, refund: RefundRecord): OutboxEntryFields {
  return refundMail(kinds[refund.reason].made, orderId, refund)
}

function refundMail(kind: string, orderId: Types.ObjectId, { id }: RefundRecord) {
  const { key, refs } = repeatableMail(kind, orderId)
  return { key: `${key}:${id}`, kind, refs: { ...refs, refundId: id } }
}

const ref = z.object({ refundId: z.string() })

/** Entries from releases without a refund list name only the order. */
function toId(given: Record<string, string>, id?: string): string {
  return id ?? ref.parse(given).refundId
}

export function refundComposers(shop: Shop): Record<string, Composer> {
  const due =
    (id?: string): Composer =>
    async (given) => {
      const found = await find(given, toId(given, id))
      return found && isDue(found.refund) ? refundDueLetter(shop, found) : null
    }
  const made =
    (id?: string): Composer =>
    async (given) => {
      const found = await find(given, toId(given, id))
      return found && !isDue(found.refund) ? refundMadeLetter(shop, found) : null
    }
  const toShop =
    (id?: string): Composer =>
    async (given) => {
      const order = await findOrder(given)
      const refund = order && findRefund(order, toId(given, id))
      return refund && isDue(refund) ? refundToShopLetter(shop, order, refund) : null
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

/** Finds a refund with its order and customer. Returns null if the refund is gone or the account was deleted. */
async function find(given: Record<string, string>, id: string): Promise<RefundToTell | null> {
  const found = await findOrderAndShopper(given)
  const refund = found && findRefund(found.order, id)
  return refund ? { shopper: found.user, order: found.order, refund } : null
}
