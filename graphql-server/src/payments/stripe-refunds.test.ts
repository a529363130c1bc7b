import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../test/support/fake-stripe.ts'
import type { CardProvider } from './card-provider.ts'
import { createStripe } from './stripe.ts'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
const PAYMENT = { sessionId: 'cs_test_1', orderNumber: 'ORD-1' }
const WHOLE = { ...PAYMENT, amount: 17_800, purpose: 'order' } as const
const REJECTED = { ...PAYMENT, amount: 8_900, purpose: 'rejectedLines' } as const

let stripe: FakeStripe
let cards: CardProvider

beforeAll(async () => {
  stripe = await startFakeStripe()
  cards = createStripe({
    secretKey: 'sk_test_key',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: stripe.url,
    publicUrl: 'https://shop.example',
  })
})
beforeEach(() => stripe.reset())
afterAll(() => stripe.close())

const refundOnPage = (amount: number) =>
  stripe.refunds.push({ id: 're_by_hand', object: 'refund', status: 'succeeded', amount })

describe('refund', () => {
  it("refund does nothing if the amount was refunded on Stripe's page", async () => {
    refundOnPage(WHOLE.amount)
    expect(await cards.refund(WHOLE)).toBe('re_by_hand')
  })

  it("refund requests the full amount if only a part was refunded on Stripe's page", async () => {
    refundOnPage(5_000)
    expect(await cards.refund(WHOLE)).not.toBe('re_by_hand')
    const request = stripe.requests.find(({ call }) => call === 'POST /v1/refunds')
    expect(request?.form.get('amount')).toBe('17800')
  })

  it('refund requests a refund once, and repeats it after each failure at Stripe', async () => {
    for (const reference of ['re_test_1', 're_test_2', 're_test_3']) {
      expect(await cards.refund(WHOLE)).toBe(reference)
      expect(await cards.refund(WHOLE)).toBe(reference)
      for (const made of stripe.refunds) made.status = 'failed'
    }
  })

  it('refund rejects if Stripe immediately reports a failure', async () => {
    const failed = { id: 're_failed', object: 'refund', status: 'failed', amount: WHOLE.amount }
    stripe.refundsByKey.set('refund-cs_test_1', failed)
    await expect(cards.refund(WHOLE)).rejects.toThrow('Stripe could not refund the card.')
  })

  it('refund separates the refund for rejected lines from the refund for the order', async () => {
    expect(await cards.refund(REJECTED)).toBe('re_test_1')
    expect(await cards.refund(WHOLE)).toBe('re_test_2')
    expect(await cards.refund(REJECTED)).toBe('re_test_1')
  })
})

/** Returns the parsed event about a refund. */
function readEvent(type: string, refund: object) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: refund } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
  return cards.readEvent(Buffer.from(payload), signature)
}

describe('refund events', () => {
  const metadata = { purpose: 'order', order: 'ORD-1' }
  const failed = { id: 're_1', status: 'failed', metadata }

  it.each([
    ['refund.failed', failed],
    ['refund.updated', failed],
    ['refund.updated', { ...failed, status: 'canceled' }],
  ])('readEvent reports a failed refund for %s with %j', (type, refund) => {
    const expected = { reference: 're_1', orderNumber: 'ORD-1', purpose: 'order' }
    expect(readEvent(type, refund)).toEqual(expected)
  })

  it.each([
    ['it has not failed', { ...failed, status: 'succeeded' }],
    ["it was made on Stripe's page", { ...failed, metadata: {} }],
    [
      'it was made by a version that did not send the order',
      { ...failed, metadata: { purpose: 'order' } },
    ],
    ['it has another purpose', { ...failed, metadata: { ...metadata, purpose: 'gift' } }],
  ])('readEvent ignores a refund if %s', (_case, refund) => {
    expect(readEvent('refund.updated', refund)).toBeNull()
  })
})
