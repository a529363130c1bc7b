import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { goesToCard } from '../record/refunds.ts'
import { attachDocuments } from './attach-documents.ts'
import { questions, say, shopperLetter, type Letter, type RefundToTell } from './order-letters.ts'

export const refundMadeMailTexts = defineTexts({
  REFUND_MADE_TITLE: {
    english: 'We have refunded {amount} for your order {number}',
    params: { amount: 'PAISE', number: 'TEXT' },
  },
  REFUND_SENT_TO_CARD: {
    english: 'We have sent {amount} to your card. It may take a few days until your bank shows it.',
    params: { amount: 'PAISE' },
  },
  REFUND_SENT_BY_UPI: {
    english: 'We have sent {amount} to {upiId}. It may take a few days until your bank shows it.',
    params: { amount: 'PAISE', upiId: 'TEXT' },
  },
  REFUND_SENT: {
    english: 'We have sent you {amount}. It may take a few days until your bank shows it.',
    params: { amount: 'PAISE' },
  },
  REFUND_REFERENCE: { english: 'Reference: {reference}', params: { reference: 'TEXT' } },
})

const texts = refundMadeMailTexts

/** Tells the customer where a refund was sent, with its credit note. */
export async function refundMadeLetter(
  shop: Shop,
  { shopper, order, refund }: RefundToTell,
): Promise<Letter> {
  const { number } = order
  const { amount, reference = number } = refund
  const { attachments, blocks } = await attachDocuments(
    order,
    ({ refundId }) => refundId === refund.id,
  )
  const letter = shopperLetter(shop, shopper, texts.REFUND_MADE_TITLE({ amount, number }), [
    say(describeTarget(order, refund)),
    say(texts.REFUND_REFERENCE({ reference })),
    ...blocks,
    questions(shop),
  ])
  return { ...letter, attachments }
}

function describeTarget(order: OrderRecord, refund: RefundRecord): Message {
  const { amount, upiId } = refund
  if (goesToCard(order, refund)) return texts.REFUND_SENT_TO_CARD({ amount })
  return upiId === undefined
    ? texts.REFUND_SENT({ amount })
    : texts.REFUND_SENT_BY_UPI({ amount, upiId })
}
