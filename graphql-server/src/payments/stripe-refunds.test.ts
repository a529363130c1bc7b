import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../test/support/fake-stripe.ts'
import type { CardProvider } from './card-provider.ts'
import { createStripe } from './stripe.ts'

const WHOLE = { sessionId: 'cs_test_1', amount: 17_800, purpose: 'order' } as const
const REJECTED = { ...WHOLE, amount: 8_900, purpose: 'rejectedLines' } as const

let stripe: FakeStripe
let cards: CardProvider

beforeAll(async () => {
  stripe = await startFakeStripe()
  cards = createStripe({
    secretKey: 'sk_test_key',
    webhookSecret: 'whsec_of_the_tests',
    apiUrl: stripe.url,
    publicUrl: 'https://shop.example',
  })
})
beforeEach(() => stripe.reset())
afterAll(() => stripe.close())

const refundOnPage = (amount: number) =>
  stripe.refunds.push({ id: 're_by_hand', object: 'refund', status: 'succeeded', amount })

describe('the refund of an order', () => {
  it('is not made if its amount was refunded on the page of Stripe', async () => {
    refundOnPage(WHOLE.amount)
    expect(await cards.refund(WHOLE)).toBe('re_by_hand')
  })

  it('is requested in full if only a part was refunded on the page of Stripe', async () => {
    refundOnPage(5_000)
    expect(await cards.refund(WHOLE)).not.toBe('re_by_hand')
    const request = stripe.requests.find(({ call }) => call === 'POST /v1/refunds')
    expect(request?.form.get('amount')).toBe('17800')
  })

  it('is made once, and again each time it has failed at Stripe', async () => {
    for (const reference of ['re_test_1', 're_test_2', 're_test_3']) {
      expect(await cards.refund(WHOLE)).toBe(reference)
      expect(await cards.refund(WHOLE)).toBe(reference)
      for (const made of stripe.refunds) made.status = 'failed'
    }
  })

  it('is made apart from that of its rejected lines', async () => {
    expect(await cards.refund(REJECTED)).toBe('re_test_1')
    expect(await cards.refund(WHOLE)).toBe('re_test_2')
    expect(await cards.refund(REJECTED)).toBe('re_test_1')
  })
})
