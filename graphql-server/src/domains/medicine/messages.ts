import { defineTexts } from '../../lib/messages/define-messages.ts'

/** Why a medicine is not delivered. A list shows the sentence below the name of the product. */
export const notDeliveredTexts = defineTexts({
  PRESCRIPTION: {
    english: "Collect it from the shop: we don't deliver prescription medicines.",
  },
  SCHEDULE_H: { english: "Collect it from the shop: we don't deliver schedule H medicines." },
  SCHEDULE_H1: { english: "Collect it from the shop: we don't deliver schedule H1 medicines." },
  NARCOTIC: {
    english:
      'Collect it from the shop: the law does not allow the delivery of narcotic or psychotropic medicines.',
  },
  DISTRICT: {
    english: "Collect it from the shop: we don't deliver prescription medicines to {pincode}.",
    params: { pincode: 'TEXT' },
  },
})
