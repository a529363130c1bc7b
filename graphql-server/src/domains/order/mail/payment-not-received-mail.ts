import type { Types } from 'mongoose'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import {
  repeatableMail,
  say,
  seeYourOrder,
  shopperLetter,
  writeToShopper,
  type ShopperLetter,
} from './order-letters.ts'

export const notReceivedMailTexts = defineTexts({
  PAYMENT_NOT_RECEIVED_TITLE: {
    english: 'We have not received your payment for order {number}',
    params: { number: 'TEXT' },
  },
  PAYMENT_NOT_RECEIVED: {
    english:
      'We could not find your payment of {amount}. If you have paid, please call us at {phone} or write to {email}, and include the reference {reference}.',
    params: { amount: 'PAISE', phone: 'TEXT', email: 'TEXT', reference: 'TEXT' },
  },
})

/** An email that tells the customer that their payment did not arrive. */
export function notReceivedMail(_id: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('paymentNotReceived', _id)
}

export function notReceivedComposers(shop: Shop): Record<string, Composer> {
  const isStillMissing = { 'payment.state': 'NOT_RECEIVED' } as const
  return {
    paymentNotReceived: (given) => writeToShopper(given, isStillMissing, notReceivedLetter(shop)),
  }
}

function notReceivedLetter(shop: Shop): ShopperLetter {
  return (shopper, order) => {
    const { number, total: amount, payment } = order
    const { phone, email } = shop
    const reference = payment.upiReference ?? number
    return shopperLetter(
      shop,
      shopper,
      notReceivedMailTexts.PAYMENT_NOT_RECEIVED_TITLE({ number }),
      [
        say(notReceivedMailTexts.PAYMENT_NOT_RECEIVED({ amount, phone, email, reference })),
        seeYourOrder(shop, order),
      ],
    )
  }
}
