import type { RefundReason } from '../../../contract/types.generated.ts'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import { paragraph, type Shop } from '../../../mail/letter.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { goesToCard } from '../record/refunds.ts'
import {
  orderLetterTexts,
  questions,
  seeYourOrder,
  shopperLetter,
  type Letter,
  type RefundToTell,
} from './order-letters.ts'

export const refundDueMailTexts = defineTexts({
  REFUND_DUE_TITLE: {
    english: 'We will refund {amount} for your order {number}',
    params: { amount: 'PAISE', number: 'TEXT' },
  },
  REFUND_AFTER_CANCELLATION: {
    english: 'Your order {number} is cancelled.',
    params: { number: 'TEXT' },
  },
  REFUND_AFTER_REJECTION: {
    english: 'Products in your order {number} were rejected, and {amount} was paid for them.',
    params: { number: 'TEXT', amount: 'PAISE' },
  },
  REFUND_AFTER_CHANGE: {
    english: 'Products in your order {number} were changed, so it costs less than was paid.',
    params: { number: 'TEXT' },
  },
  REFUND_AFTER_SECOND_PAYMENT: {
    english: 'Your order {number} was paid twice.',
    params: { number: 'TEXT' },
  },
  REFUND_FOR_ITEMS: {
    english: 'We are refunding part of your order {number}: {items}.',
    params: { number: 'TEXT', items: 'LIST' },
  },
  REFUND_AS_GOODWILL: {
    english: 'We are refunding part of your order {number} as goodwill.',
    params: { number: 'TEXT' },
  },
  REFUND_WILL_GO_TO_CARD: {
    english: "We will refund {amount} to your card. You don't need to do anything.",
    params: { amount: 'PAISE' },
  },
  REFUND_WILL_GO_BY_UPI: {
    english: 'We will refund {amount} by UPI. Please enter the UPI ID to which we should send it.',
    params: { amount: 'PAISE' },
  },
  REFUND_AFTER_VERIFICATION: {
    english:
      'We will check whether your UPI payment has arrived, and then refund {amount}. Please enter the UPI ID to which we should send it.',
    params: { amount: 'PAISE' },
  },
})

const texts = refundDueMailTexts

/** Tells the customer why a refund is due, and how they get it. */
export function refundDueLetter(shop: Shop, { shopper, order, refund }: RefundToTell): Letter {
  const { number } = order
  const { amount } = refund
  const [reason, promise] = [explain(order, refund), promiseRefund(order, refund)]
  return shopperLetter(shop, shopper, texts.REFUND_DUE_TITLE({ amount, number }), [
    paragraph(`${reason.message} ${promise.message}`),
    ...(goesToCard(order, refund)
      ? []
      : [seeYourOrder(shop, order, orderLetterTexts.ENTER_UPI_ID())]),
    questions(shop),
  ])
}

/** Says how the customer gets the refund, and what they have to do. */
export function promiseRefund(
  order: Pick<OrderRecord, 'payment'>,
  { amount, from, reason }: Pick<RefundRecord, 'amount' | 'from' | 'reason'>,
): Message {
  if (goesToCard(order, { reason })) return texts.REFUND_WILL_GO_TO_CARD({ amount })
  return from === 'CLAIMED'
    ? texts.REFUND_AFTER_VERIFICATION({ amount })
    : texts.REFUND_WILL_GO_BY_UPI({ amount })
}

function explain({ number }: OrderRecord, { reason, amount, lines = [] }: RefundRecord): Message {
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`)
  const reasons: Record<RefundReason, () => Message> = {
    ORDER_CANCELLED: () => texts.REFUND_AFTER_CANCELLATION({ number }),
    LINES_REJECTED: () => texts.REFUND_AFTER_REJECTION({ number, amount }),
    LINES_CHANGED: () => texts.REFUND_AFTER_CHANGE({ number }),
    PAID_TWICE: () => texts.REFUND_AFTER_SECOND_PAYMENT({ number }),
    PART_OF_LINES: () => texts.REFUND_FOR_ITEMS({ number, items }),
    GOODWILL: () => texts.REFUND_AS_GOODWILL({ number }),
  }
  return reasons[reason]()
}
