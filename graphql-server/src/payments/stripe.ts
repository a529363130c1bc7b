import Stripe from 'stripe'
import {
  UnsignedMessage,
  type CardEvent,
  type CardProvider,
  type CardRefund,
  type FailedRefund,
} from './card-provider.ts'

/** Stripe's minimum is half an hour; a minute more allows for clock differences. */
const PAGE_LIFETIME_SECONDS = 31 * 60
const REQUEST_TIMEOUT_MS = 10_000

export interface StripeOptions {
  secretKey: string
  /** The secret with which Stripe signs its events. */
  webhookSecret: string
  /** Overrides Stripe's own URL, for tests. */
  apiUrl?: string | undefined
  /** The public URL of the store, without a trailing slash. */
  publicUrl: string
}

/** Card payments with Stripe Checkout (https://docs.stripe.com/payments/checkout). */
export function createStripe(options: StripeOptions): CardProvider {
  const { secretKey, webhookSecret, apiUrl, publicUrl } = options
  const stripe = new Stripe(secretKey, {
    timeout: REQUEST_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && toHostOptions(new URL(apiUrl))),
  })
  return {
    async open({ reference, amount, idempotencyKey }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              price_data: {
                currency: 'inr',
                unit_amount: amount,
                product_data: { name: `Order ${reference}` },
              },
              quantity: 1,
            },
          ],
          client_reference_id: reference,
          success_url: `${publicUrl}/success`,
          cancel_url: `${publicUrl}/cancel`,
          expires_at: Math.floor(Date.now() / 1000) + PAGE_LIFETIME_SECONDS,
        },
        { idempotencyKey },
      )
      if (!session.url) throw new Error('Stripe returned no payment page.')
      return { sessionId: session.id, url: session.url }
    },
    async close(sessionId) {
      await stripe.checkout.sessions.expire(sessionId)
    },
    async refund(wanted) {
      const { sessionId, orderNumber, amount, purpose } = wanted
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
      if (!intent) throw new Error('This Stripe session has no payment.')
      const paymentIntent = typeof intent === 'string' ? intent : intent.id
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })
      const made = data.filter((refund) => isFor(refund, wanted))
      const existing = made.find(isEffective)
      if (existing) return existing.id
      const refund = await stripe.refunds.create(
        { payment_intent: paymentIntent, amount, metadata: { purpose, order: orderNumber } },
        { idempotencyKey: refundKey(wanted, made.length) },
      )
      if (!isEffective(refund)) throw new Error('Stripe could not refund the card.')
      return refund.id
    },
    readEvent(body, signature) {
      return toCardEvent(
        verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret)),
      )
    },
  }
}

function isEffective({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/**
 * Refunds of earlier versions, and those made on Stripe's page, have no purpose. They count as the refund of the order
 * if they have its amount; a smaller one is only a part of it.
 */
function isFor({ metadata, amount }: Stripe.Refund, wanted: CardRefund): boolean {
  const purpose = metadata?.['purpose']
  if (purpose !== undefined) return purpose === wanted.purpose
  return wanted.purpose === 'order' && amount === wanted.amount
}

/** Changes after each refund that has failed, because Stripe repeats its reply to a key. */
function refundKey({ sessionId, purpose }: CardRefund, failed: number): string {
  const parts = ['refund', sessionId, ...(purpose === 'order' ? [] : [purpose])]
  return [...parts, ...(failed === 0 ? [] : [failed])].join('-')
}

function toHostOptions({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}

function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new UnsignedMessage(error.message)
    }
    throw error
  }
}

function toCardEvent(event: Stripe.Event): CardEvent | null {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  ) {
    const { id, payment_status: status } = event.data.object
    return status === 'unpaid' ? null : { sessionId: id, isPaid: true }
  }
  if (
    event.type === 'checkout.session.expired' ||
    event.type === 'checkout.session.async_payment_failed'
  ) {
    return { sessionId: event.data.object.id, isPaid: false }
  }
  if (event.type === 'refund.failed' || event.type === 'refund.updated') {
    return toFailedRefund(event.data.object)
  }
  return null
}

/** Null for a refund that has not failed, or that this store did not request. */
function toFailedRefund(refund: Stripe.Refund): FailedRefund | null {
  const { purpose, order: orderNumber } = refund.metadata ?? {}
  if (isEffective(refund) || orderNumber === undefined) return null
  return purpose === 'order' || purpose === 'rejectedLines'
    ? { reference: refund.id, orderNumber, purpose }
    : null
}
