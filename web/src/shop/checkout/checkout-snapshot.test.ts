import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../../test/addresses.ts'
import { money } from '../../../test/carts.ts'
import { type Quote, acceptChanges, createSnapshot } from './checkout-snapshot.ts'

function line(productId: string, quantity: number, price: number): Quote['lines'][number] {
  return {
    productId,
    name: productId,
    wantedQuantity: 2,
    quantity,
    seenPrice: null,
    prescriptionRequired: false,
    discountedPrice: money(price),
    problems: [],
  }
}

const buildQuote = (total: number, ...lines: Quote['lines']): Quote => ({
  lines,
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: money(total),
  total: money(total),
})

const home = { ...buildAddress('home'), version: 3 }

const quote = buildQuote(
  9_000,
  line('milk', 2, 3_000),
  line('soap', 0, 4_500),
  line('rice', 1, 3_000),
)
const snapshot = createSnapshot(quote, home, { paymentMethod: 'UPI', idempotencyKey: 'k' })

describe('a snapshot of the checkout', () => {
  it('createSnapshot orders the available items, at the prices, total and address on the screen', () => {
    expect(snapshot.input).toEqual({
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

  it("acceptChanges returns the same order with today's values and the same key", () => {
    const today = buildQuote(3_100, line('milk', 1, 3_100), line('rice', 0, 0))
    const { input } = acceptChanges({ snapshot, quote: today, address: { ...home, version: 4 } })
    expect(input).toEqual({
      ...snapshot.input,
      lines: [{ productId: 'milk', quantity: 1, expectedPrice: 3_100 }],
      expectedTotal: 3_100,
      addressVersion: 4,
    })
  })

  it('acceptChanges keeps unchanged parts', () => {
    const moved = { ...home, version: 4, addressLine: '14 MG Road' }
    const accepted = acceptChanges({ snapshot, quote: null, address: moved })
    expect(accepted).toEqual({
      input: { ...snapshot.input, addressVersion: 4 },
      quote,
      address: moved,
    })
    const unchanged = acceptChanges({ snapshot, quote, address: null })
    expect(unchanged).toEqual(snapshot)
  })
})
