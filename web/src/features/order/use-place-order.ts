import type { ApolloCache } from '@apollo/client'
import { sentenceOf } from '../../apollo/error-sentence.ts'
import {
  type PlaceOrderInput,
  type PlaceOrderMutation,
  usePlaceOrderMutation,
} from '../../apollo/generated.ts'
import { submissionKey } from './submission-key.ts'

type Payload = PlaceOrderMutation['placeOrder']
export type PlacedOrder = NonNullable<Payload['order']>

/** What the person saw and agreed to. */
export interface Agreement {
  lines: readonly CheckoutLine[]
  addressId: string
  /** Paise. */
  total: number
}

interface CheckoutLine {
  /** The cart's line: the same product, put into the cart again later, is another purchase. */
  id: string
  productId: string
  quantity: number
}

/** How long a reply may take, in milliseconds, before the person may press again. */
const patience = 30_000
const noReply =
  'We did not hear back from the store. Please check your connection and press again: it stays one order.'

/** How a press on the button ended. */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; messages: readonly string[] }
  /** Nobody knows whether the order stands; the same press again will tell. */
  | { kind: 'unanswered'; message: string }

/**
 * Places an order, to be paid in cash. However often it is called for the same cart and address, there is one
 * order. The cart follows the server's answer; stock and orders of before are forgotten once the order stands.
 */
export function usePlaceOrder(): (agreement: Agreement) => Promise<Outcome> {
  const [mutate] = usePlaceOrderMutation({
    update: (cache, { data }) => {
      if (data?.placeOrder.order) forgetBefore(cache, data.placeOrder)
    },
  })

  const send = async (input: PlaceOrderInput): Promise<Outcome> => {
    const signal = AbortSignal.timeout(patience)
    const { data } = await mutate({ variables: { input }, context: { fetchOptions: { signal } } })
    if (!data) throw new Error('The server gave no answer to the order')
    const { order, userErrors } = data.placeOrder
    const isKeyUsedUp = userErrors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')
    if (order || isKeyUsedUp) submissionKey.forget()
    else submissionKey.noteAnswer()
    if (order) return { kind: 'placed', order }
    return { kind: 'refused', messages: userErrors.map(({ message }) => message) }
  }
  return async (agreement: Agreement): Promise<Outcome> => {
    try {
      return await send(inputOf(agreement))
    } catch (error) {
      return { kind: 'unanswered', message: sentenceOf(error, noReply) }
    }
  }
}

function inputOf({ lines, addressId, total }: Agreement): PlaceOrderInput {
  const contents = JSON.stringify([lines, addressId, total])
  return {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    addressId,
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: total,
    idempotencyKey: submissionKey.keyFor(contents),
  }
}

/** The cache knows the products' stock and the orders of before: both are asked anew where they are shown next. */
function forgetBefore(cache: ApolloCache, { order, cart }: Payload): void {
  for (const { productId } of order?.lines ?? []) {
    cache.evict({ id: `Product:${productId}`, fieldName: 'stock' })
  }
  // A cart has the id of its owner.
  cache.evict({ id: `Viewer:${cart.id}`, fieldName: 'orders' })
}
