import { describe, expect, it } from 'vitest'
import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import type { Quote_QuoteFragment as Quote } from './Quote.generated.ts'
import { buildCart, money, buildProblem, buildQuote } from '../../../test/store.tsx'
import { matchesCart } from './use-checkout-data.ts'

const cart = buildCart(2) as Cart
const quote = buildQuote(buildCart(2)) as Quote
const gone = [{ __typename: 'GoneCartLine' as const, id: 'line-9', name: 'Ghee' }]

describe('a quote of the checkout', () => {
  it('matches a cart with the same products, quantities and prices', () => {
    expect(matchesCart(quote, cart)).toBe(true)
  })

  it.each([
    ['quantities', buildCart(3)],
    ['prices', buildCart(2, 9, 2_600)],
    ['products', buildCart(0)],
  ])('does not match a cart with other %s', (_what, other) => {
    expect(matchesCart(quote, other as Cart)).toBe(false)
  })

  it('includes a removed product until its notice is dismissed', () => {
    const [line] = quote.lines
    if (!line) throw new Error('The quote has no line')
    const problems = [buildProblem('GONE', 'Ghee is no longer sold.')]
    const ghee = { ...line, productId: 'ghee', discountedPrice: money(0), problems }
    const both = { ...quote, lines: [...quote.lines, ghee] } as Quote
    expect(matchesCart(both, { ...cart, gone })).toBe(true)
    expect(matchesCart(both, cart)).toBe(false)
  })
})
