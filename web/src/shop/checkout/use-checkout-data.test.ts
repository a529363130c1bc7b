import { describe, expect, it } from 'vitest'
import { buildCart, buildQuote } from '../../../test/quotes.ts'
import { matchesCart } from './use-checkout-data.ts'
import { buildGoneLine, buildProblem, money } from '../../../test/carts.ts'

const cart = buildCart(2)
const quote = buildQuote(cart)
const gone = [buildGoneLine('line-9', 'Ghee')]

describe('a quote of the checkout', () => {
  it('matchesCart accepts a cart with the same products, quantities and prices', () => {
    expect(matchesCart(quote, cart)).toBe(true)
  })

  it.each([
    ['quantities', buildCart(3)],
    ['prices', buildCart(2, 9, 2_600)],
    ['products', buildCart(0)],
  ])('matchesCart rejects a cart with other %s', (_what, other) => {
    expect(matchesCart(quote, other)).toBe(false)
  })

  it('matchesCart includes a removed product until its notice is dismissed', () => {
    const [line] = quote.lines
    if (!line) throw new Error('The quote has no line')
    const problems = [buildProblem('GONE', 'Ghee is no longer sold.')]
    const ghee = { ...line, productId: 'ghee', discountedPrice: money(0), problems }
    const both = { ...quote, lines: [...quote.lines, ghee] }
    expect(matchesCart(both, { ...cart, gone })).toBe(true)
    expect(matchesCart(both, cart)).toBe(false)
  })
})
