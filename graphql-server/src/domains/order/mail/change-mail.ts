import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Block, Shop } from '../../../mail/letter.ts'
import { enqueue, reschedule, type Composer } from '../../../mail/outbox.ts'
import type { OrderChangeRecord } from '../record/order-change.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { goesToCard, isDue } from '../record/refunds.ts'
import {
  orderLetterTexts,
  questions,
  say,
  seeYourOrder,
  shopperLetter,
  singleMail,
  writeToShopper,
  type Letter,
  type Person,
} from './order-letters.ts'
import { promiseRefund } from './refund-due-mail.ts'

export const changeMailTexts = defineTexts({
  ORDER_CHANGED_TITLE: { english: 'Your order {number} has changed', params: { number: 'TEXT' } },
  ORDER_EMPTIED_TITLE: { english: 'Your order {number} was cancelled', params: { number: 'TEXT' } },
  ITEMS_LEFT_OUT: {
    english:
      'We could not find {count} × {product}, so we have left {count, plural, one {it} other {them}} out.',
    params: { count: 'NUMBER', product: 'TEXT' },
  },
  ITEMS_REPLACED: {
    english: 'We have replaced {count} × {product} with {substituteCount} × {substitute}.',
    params: { count: 'NUMBER', product: 'TEXT', substituteCount: 'NUMBER', substitute: 'TEXT' },
  },
  ORDER_EMPTIED: { english: 'No product is left, so your order is cancelled.' },
  CHANGED_TOTAL: { english: 'The new total is {total}.', params: { total: 'PAISE' } },
})

const texts = changeMailTexts

/** Changes within a minute share an email. */
const MERGE_MS = 60_000

/**
 * Enqueues the email about an order's last change. If an email about earlier changes is not sent yet, it waits for this
 * change, and tells the customer both.
 */
export async function enqueueChangeMail(
  { _id, changes = [] }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  const dueAt = new Date(Date.now() + MERGE_MS)
  const entries = changes.map((_change, since) => {
    const { key, kind, refs } = singleMail('orderChanged', _id)
    return { key: `${key}:${since}`, kind, refs: { ...refs, since: String(since) }, dueAt }
  })
  const keys = entries.map(({ key }) => key)
  if ((await reschedule(keys, dueAt, session)) > 0) return
  const last = entries.at(-1)
  if (last) await enqueue(last, session)
}

const changeRefs = z.object({ since: z.coerce.number() })

export function changeComposers(shop: Shop): Record<string, Composer> {
  return {
    orderChanged: (given) => {
      const { since } = changeRefs.parse(given)
      return writeToShopper(given, {}, (shopper, order) =>
        changeLetter(shop, shopper, order, since),
      )
    },
  }
}

function changeLetter(shop: Shop, shopper: Person, order: OrderRecord, since: number): Letter {
  const { number, lines, total, changes = [] } = order
  const isEmpty = lines.length === 0
  const title = isEmpty
    ? texts.ORDER_EMPTIED_TITLE({ number })
    : texts.ORDER_CHANGED_TITLE({ number })
  const due = refundsOf(order).find(isDueForChange)
  const needsUpiId = due && !goesToCard(order, due)
  return shopperLetter(shop, shopper, title, [
    ...changes.slice(since).flatMap(describeChange),
    say(isEmpty ? texts.ORDER_EMPTIED() : texts.CHANGED_TOTAL({ total })),
    ...(due ? [say(promiseRefund(order, due))] : []),
    needsUpiId
      ? seeYourOrder(shop, order, orderLetterTexts.ENTER_UPI_ID())
      : seeYourOrder(shop, order),
    questions(shop),
  ])
}

function isDueForChange(refund: RefundRecord): boolean {
  return refund.reason === 'LINES_CHANGED' && isDue(refund)
}

function describeChange(change: OrderChangeRecord): Block[] {
  return change.from === change.to ? [] : [say(toSentence(change))]
}

function toSentence({ name: product, from, to, substitute }: OrderChangeRecord): Message {
  const count = from - to
  if (!substitute) return texts.ITEMS_LEFT_OUT({ count, product })
  const { name, quantity } = substitute
  return texts.ITEMS_REPLACED({ count, product, substituteCount: quantity, substitute: name })
}
