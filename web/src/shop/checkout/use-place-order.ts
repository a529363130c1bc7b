import type { ApolloCache } from '@apollo/client'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { isUnauthenticated } from '../../apollo/session-link.ts'
import { type PlaceOrderMutation, usePlaceOrderMutation } from './PlaceOrder.generated.ts'
import { evictStock } from '../../shared/order/evict-stock.ts'
import { checkoutKey } from './checkout-key.ts'
import type { CheckoutChange, CheckoutSnapshot } from './checkout-snapshot.ts'

type Payload = PlaceOrderMutation['placeOrder']
export type PlacedOrder = NonNullable<Payload['order']>

const REPLY_TIMEOUT_MS = 30_000
const noReply =
  'We got no reply. Please check your connection and try again. You won’t order twice.'

export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Something changed since it was shown: the user is asked to accept it. */
  | { kind: 'changed'; change: CheckoutChange }
  /** Another tab has placed this checkout's order, with other contents. */
  | { kind: 'already-placed' }
  | { kind: 'rejected'; errors: Payload['userErrors'] }
  /** The session has ended, and no order was placed. */
  | { kind: 'signed-out' }
  /** It is unknown whether the order was placed. Resending it is safe. */
  | { kind: 'unanswered'; message: string }

/**
 * Places an order. Repeated calls with the same idempotency key place only one. Updates the cached cart, and evicts the
 * ordered products' stock and the order list.
 */
export function usePlaceOrder(): (snapshot: CheckoutSnapshot) => Promise<Outcome> {
  const placeOrder = usePlaceOrderMutation({
    update: (cache, { data }) => {
      if (data?.placeOrder.order) evictOutdated(cache, data.placeOrder)
    },
  })
  return async (snapshot) => {
    checkoutKey.markSent()
    try {
      const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS)
      const payload = await placeOrder(snapshot.input, { fetchOptions: { signal } })
      return updateKey(toOutcome(snapshot, payload))
    } catch (error) {
      if (isUnauthenticated(error)) return updateKey({ kind: 'signed-out' })
      return { kind: 'unanswered', message: toErrorMessage(error, noReply) }
    }
  }
}

function toOutcome(snapshot: CheckoutSnapshot, payload: Payload): Outcome {
  const { order, quote, address, userErrors } = payload
  if (order) return { kind: 'placed', order }
  if (userErrors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')) {
    return { kind: 'already-placed' }
  }
  if (quote || address) return { kind: 'changed', change: { snapshot, quote, address } }
  return { kind: 'rejected', errors: userErrors }
}

function updateKey(outcome: Outcome): Outcome {
  if (outcome.kind === 'placed' || outcome.kind === 'already-placed') checkoutKey.clear()
  else checkoutKey.markAnswered()
  return outcome
}

function evictOutdated(cache: ApolloCache, { order, cart }: Payload): void {
  evictStock(cache, order?.lines ?? [])
  // A cart has its viewer's id.
  cache.evict({ id: `Viewer:${cart.id}`, fieldName: 'orders' })
}
