import { describe, expect, it } from 'vitest'
import type {
  Cart_CartFragment as Cart,
  Quote_QuoteFragment as Quote,
} from '../../apollo/generated.ts'
import { cartOf, money, problemOf, quoteOf } from '../test-store.tsx'
import { isQuoteOf } from './quote-match.ts'

const cart = cartOf(2) as Cart
const quote = quoteOf(cartOf(2)) as Quote
const gone = [{ __typename: 'GoneCartLine' as const, id: 'line-9', name: 'Ghee' }]

describe('a quote', () => {
  it('is that of a cart of the same products, pieces and prices', () => {
    expect(isQuoteOf(quote, cart)).toBe(true)
  })

  it.each([
    ['pieces', cartOf(3)],
    ['price', cartOf(2, 9, 2_600)],
    ['products', cartOf(0)],
  ])('is not that of a cart with other %s', (_what, other) => {
    expect(isQuoteOf(quote, other as Cart)).toBe(false)
  })

  it('names what is gone until the notice is dismissed', () => {
    const [line] = quote.lines
    if (!line) throw new Error('The quote has no line')
    const problems = [problemOf('GONE', 'Ghee is no longer sold.')]
    const ghee = { ...line, productId: 'ghee', discountedPrice: money(0), problems }
    const both = { ...quote, lines: [...quote.lines, ghee] } as Quote
    expect(isQuoteOf(both, { ...cart, gone })).toBe(true)
    expect(isQuoteOf(both, cart)).toBe(false)
  })
})
