import type { ApolloCache } from '@apollo/client'
import { sentenceOf } from '../../apollo/error-sentence.ts'
import { type PlaceOrderMutation, usePlaceOrderMutation } from '../../apollo/generated.ts'
import type { Agreement, Change } from './checkout-snapshot.ts'
import { checkoutKey } from './checkout-key.ts'
import { forgetStockOf } from './forget-stock.ts'

type Payload = PlaceOrderMutation['placeOrder']
export type PlacedOrder = NonNullable<Payload['order']>
export type OrderRefusal = Payload['userErrors'][number]

/** How long a reply may take, in milliseconds, before the person may press again. */
const patience = 30_000
const noReply =
  'We did not hear back from the store. Please check your connection and press again: it stays one order.'

/** How a press on the button ended. */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Something is not as it was shown: it waits for the person's consent. */
  | { kind: 'changed'; change: Change }
  /** An order of this checkout stands already, with other contents: another tab has placed it. */
  | { kind: 'placed-before' }
  | { kind: 'refused'; errors: readonly OrderRefusal[] }
  /** Nobody knows whether the order stands; the same press again will tell. */
  | { kind: 'unanswered'; message: string }

/**
 * Places an order. However often it is called with the checkout's key, there is one. The cart follows the server's
 * answer; stock and orders of before are forgotten once the order stands.
 */
export function usePlaceOrder(): (agreement: Agreement) => Promise<Outcome> {
  const [mutate] = usePlaceOrderMutation({
    update: (cache, { data }) => {
      if (data?.placeOrder.order) forgetBefore(cache, data.placeOrder)
    },
  })
  return async (agreement) => {
    checkoutKey.noteSent()
    try {
      const signal = AbortSignal.timeout(patience)
      const { data } = await mutate({
        variables: { input: agreement.input },
        context: { fetchOptions: { signal } },
      })
      if (!data) throw new Error('The server gave no answer to the order')
      return noted(outcomeOf(agreement, data.placeOrder))
    } catch (error) {
      return { kind: 'unanswered', message: sentenceOf(error, noReply) }
    }
  }
}

function outcomeOf(agreed: Agreement, { order, quote, address, userErrors }: Payload): Outcome {
  if (order) return { kind: 'placed', order }
  if (userErrors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')) {
    return { kind: 'placed-before' }
  }
  if (quote || address) return { kind: 'changed', change: { agreed, quote, address } }
  return { kind: 'refused', errors: userErrors }
}

function noted(outcome: Outcome): Outcome {
  if (outcome.kind === 'placed' || outcome.kind === 'placed-before') checkoutKey.end()
  else checkoutKey.noteAnswer()
  return outcome
}

/** The cache knows the products' stock and the orders of before: both are asked anew where they are shown next. */
function forgetBefore(cache: ApolloCache, { order, cart }: Payload): void {
  forgetStockOf(cache, order?.lines ?? [])
  // A cart has the id of its owner.
  cache.evict({ id: `Viewer:${cart.id}`, fieldName: 'orders' })
}
