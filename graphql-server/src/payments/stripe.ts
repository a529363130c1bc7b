import Stripe from 'stripe'
import { z } from 'zod'
import {
  MalformedMessage,
  UnsignedMessage,
  type CardEvent,
  type CardProvider,
  type CardRefund,
  type FailedRefund,
} from './card-provider.ts'

/** Stripe's minimum is half an hour. The extra minute allows for clock differences. */
const PAGE_LIFETIME_SECONDS = 31 * 60
const REQUEST_TIMEOUT_MS = 10_000

export interface StripeOptions {
  secretKey: string
  /** The secret with which Stripe signs its events. */
  webhookSecret: string
  /** Overrides Stripe's own URL, for tests. */
  apiUrl?: string | undefined
  /** The shop's public URL, without a trailing slash. */
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
    async refund(requested) {
      const { sessionId, orderNumber, amount, purpose } = requested
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
      if (!intent) throw new Error('This Stripe session has no payment.')
      const paymentIntent = typeof intent === 'string' ? intent : intent.id
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })
      const made = data.filter((refund) => isFor(refund, requested))
      const existing = made.find(isEffective)
      if (existing) return existing.id
      const refund = await stripe.refunds.create(
        { payment_intent: paymentIntent, amount, metadata: { purpose, order: orderNumber } },
        { idempotencyKey: refundKey(requested, made.length) },
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

function isEffective({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/**
 * Refunds from earlier versions or from Stripe's page have no purpose. They count as the order's refund if they have
 * its amount; a smaller one is only a part of it.
 */
function isFor({ metadata, amount }: Stripe.Refund, requested: CardRefund): boolean {
  const purpose = metadata?.['purpose']
  if (purpose !== undefined) return purpose === requested.purpose
  return requested.purpose === 'order' && amount === requested.amount
}

/** The key changes after each failed refund, because Stripe repeats its reply to a key. */
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

function verified(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new UnsignedMessage(error.message)
    }
    throw new MalformedMessage('The message is not an event.')
  }
}

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
const sessionSchema = z.object({ id: z.string() })
const endedSessionSchema = sessionSchema.extend({ payment_status: z.string() })
const refundSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable().default(null),
})

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error) throw new MalformedMessage('The event is incomplete.')
  return data
}

function toCardEvent(event: unknown): CardEvent | null {
  const {
    type,
    data: { object },
  } = read(eventSchema, event)
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id, payment_status: status } = read(endedSessionSchema, object)
      return status === 'unpaid' ? null : { sessionId: id, isPaid: true }
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return { sessionId: read(sessionSchema, object).id, isPaid: false }
    case 'refund.failed':
    case 'refund.updated':
      return toFailedRefund(read(refundSchema, object))
    default:
      return null
  }
}

/** A refund's id within its order. */
const PURPOSE = /^(order|rejectedLines|[0-9a-f]{24})$/

/** Returns null for a refund that has not failed, or that this server did not request. */
function toFailedRefund(refund: z.infer<typeof refundSchema>): FailedRefund | null {
  const { purpose, order: orderNumber } = refund.metadata ?? {}
  if (isEffective(refund) || orderNumber === undefined || purpose === undefined) return null
  return PURPOSE.test(purpose) ? { reference: refund.id, orderNumber, purpose } : null
}
