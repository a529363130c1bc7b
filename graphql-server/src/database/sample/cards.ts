import type { CardProvider } from '../../payments/card-provider.ts'

/** Stands in for the card payment provider. Its pages do not exist. */
export const sampleCards: CardProvider = {
  open: ({ reference }) =>
    Promise.resolve({
      sessionId: `sample_${reference}`,
      url: `https://cards.example/${reference}`,
    }),
  close: () => Promise.resolve(),
  refund: ({ orderNumber }) => Promise.resolve(`sample_refund_${orderNumber}`),
  readEvent: () => null,
}
