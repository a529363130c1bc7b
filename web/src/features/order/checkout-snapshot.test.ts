import { describe, expect, it } from 'vitest'
import { type Address, type Quote, acceptanceOf, agreementOn } from './checkout-snapshot.ts'

const money = (amount: number) => ({ amount, currency: 'INR' as const })

function line(productId: string, quantity: number, price: number): Quote['lines'][number] {
  return {
    productId,
    name: productId,
    wantedQuantity: 2,
    quantity,
    seenPrice: null,
    discountedPrice: money(price),
    problems: [],
  }
}

const quoteOf = (total: number, ...lines: Quote['lines']): Quote => ({
  lines,
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: money(total),
  total: money(total),
})

const home: Address = {
  __typename: 'Address',
  id: 'home',
  addressLine: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  mobile: '98765 43210',
  active: true,
  version: 3,
}

const quote = quoteOf(9_000, line('milk', 2, 3_000), line('soap', 0, 4_500), line('rice', 1, 3_000))
const agreed = agreementOn(quote, home, { paymentMethod: 'UPI', idempotencyKey: 'k' })

describe('what the person agrees to', () => {
  it('is what can be had, at the prices, for the total and to the address that they saw', () => {
    expect(agreed.input).toEqual({
      lines: [
        { productId: 'milk', quantity: 2, expectedPrice: 3_000 },
        { productId: 'rice', quantity: 1, expectedPrice: 3_000 },
      ],
      expectedTotal: 9_000,
      addressId: 'home',
      addressVersion: 3,
      paymentMethod: 'UPI',
      idempotencyKey: 'k',
    })
  })

  it('is after a change the same order as it is now, with the same key', () => {
    const now = quoteOf(3_100, line('milk', 1, 3_100), line('rice', 0, 0))
    const { input } = acceptanceOf({ agreed, quote: now, address: { ...home, version: 4 } })
    expect(input).toEqual({
      ...agreed.input,
      lines: [{ productId: 'milk', quantity: 1, expectedPrice: 3_100 }],
      expectedTotal: 3_100,
      addressVersion: 4,
    })
  })

  it('keeps what has not changed', () => {
    const moved = { ...home, version: 4, addressLine: '14 MG Road' }
    const acceptance = acceptanceOf({ agreed, quote: null, address: moved })
    expect(acceptance).toEqual({
      input: { ...agreed.input, addressVersion: 4 },
      quote,
      address: moved,
    })
    const dearer = acceptanceOf({ agreed, quote, address: null })
    expect(dearer).toEqual(agreed)
  })
})
