import type { RefundReason } from '../../../contract/types.generated.ts'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { say, shopLetter, type Letter } from './order-letters.ts'

export const refundToShopMailTexts = defineTexts({
  SHOP_REFUND_TITLE: {
    english: 'To refund: {amount} for order {number}',
    params: { amount: 'PAISE', number: 'TEXT' },
  },
  SHOP_REFUND_AFTER_CANCELLATION: {
    english: 'Order {number} is cancelled.',
    params: { number: 'TEXT' },
  },
  SHOP_REFUND_AFTER_REJECTION: {
    english: 'Lines of order {number} were rejected, and {amount} was paid for them.',
    params: { number: 'TEXT', amount: 'PAISE' },
  },
  SHOP_REFUND_AFTER_CHANGE: {
    english: 'Products in order {number} were changed, so it costs less than was paid.',
    params: { number: 'TEXT' },
  },
  SHOP_REFUND_AFTER_SECOND_PAYMENT: {
    english: 'Order {number} was paid twice.',
    params: { number: 'TEXT' },
  },
  SHOP_REFUND_FOR_ITEMS: {
    english: 'Part of order {number} is being refunded: {items}.',
    params: { number: 'TEXT', items: 'LIST' },
  },
  SHOP_REFUND_AS_GOODWILL: {
    english: 'Part of order {number} is being refunded as goodwill.',
    params: { number: 'TEXT' },
  },
  SHOP_REFUND_FAILED: {
    english: 'The card provider could not complete the refund {reference}.',
    params: { reference: 'TEXT' },
  },
  SHOP_REFUND_REQUEST: {
    english: 'Please refund the payment of {amount}.',
    params: { amount: 'PAISE' },
  },
  SHOP_REFUND_AFTER_CHECK: {
    english:
      "The customer says they've paid {amount} by UPI. Check that the money arrived, and refund it.",
    params: { amount: 'PAISE' },
  },
})

const texts = refundToShopMailTexts

/** Asks the shop to make a refund. */
export function refundToShopLetter(shop: Shop, order: OrderRecord, refund: RefundRecord): Letter {
  const { number } = order
  const { amount, from, failedReference } = refund
  return shopLetter(shop, order, texts.SHOP_REFUND_TITLE({ amount, number }), [
    say(explain(order, refund)),
    ...(failedReference === undefined
      ? []
      : [say(texts.SHOP_REFUND_FAILED({ reference: failedReference }))]),
    say(
      from === 'CLAIMED'
        ? texts.SHOP_REFUND_AFTER_CHECK({ amount })
        : texts.SHOP_REFUND_REQUEST({ amount }),
    ),
  ])
}

function explain({ number }: OrderRecord, { reason, amount, lines = [] }: RefundRecord): Message {
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`)
  const reasons: Record<RefundReason, () => Message> = {
    ORDER_CANCELLED: () => texts.SHOP_REFUND_AFTER_CANCELLATION({ number }),
    LINES_REJECTED: () => texts.SHOP_REFUND_AFTER_REJECTION({ number, amount }),
    LINES_CHANGED: () => texts.SHOP_REFUND_AFTER_CHANGE({ number }),
    PAID_TWICE: () => texts.SHOP_REFUND_AFTER_SECOND_PAYMENT({ number }),
    PART_OF_LINES: () => texts.SHOP_REFUND_FOR_ITEMS({ number, items }),
    GOODWILL: () => texts.SHOP_REFUND_AS_GOODWILL({ number }),
  }
  return reasons[reason]()
}
