import { describe, expect, it } from 'vitest'
import { type Cart, cartWith, findLine } from './cart-rules.ts'
import {
  buildCart,
  buildGoneLine,
  buildLine,
  buildProblem,
  buildProduct,
  buildWarning,
} from '../../../test/carts.ts'

const milk = buildProduct({ id: 'milk', rupees: 33, discounted: 30 })
const soap = buildProduct({ id: 'soap', rupees: 45.5, discounted: 40.5 })
const cart = buildCart([buildLine(milk, 2)])

const sums = ({ totalQuantity, subtotal, total, savings }: Cart) => ({
  totalQuantity,
  subtotal: subtotal.amount,
  total: total.amount,
  savings: savings.amount,
})

describe('the cart with pending changes', () => {
  it('cartWith changes the amounts by price × difference, in whole paise', () => {
    const next = cartWith(cart, [{ product: milk, quantity: 5 }])
    expect(findLine(next, 'milk')?.quantity).toBe(5)
    expect(sums(next)).toEqual({ totalQuantity: 5, subtotal: 16500, total: 15000, savings: 1500 })
  })

  it('cartWith appends a new line', () => {
    const next = cartWith(cart, [{ product: soap, quantity: 3 }])
    expect(next.lines.map(({ product }) => product.id)).toEqual(['milk', 'soap'])
    expect(sums(next)).toEqual({ totalQuantity: 5, subtotal: 20250, total: 18150, savings: 2100 })
  })

  it('cartWith removes a line', () => {
    const next = cartWith(cart, [{ product: milk, quantity: 0 }])
    expect(next.lines).toEqual([])
    expect(sums(next)).toEqual({ totalQuantity: 0, subtotal: 0, total: 0, savings: 0 })
  })

  it('cartWith counts only the available quantity', () => {
    const scarce = buildProduct({ id: 'milk', rupees: 33, discounted: 30, stock: 3 })
    const few = buildCart([buildLine(scarce, 2)])
    const more = cartWith(few, [{ product: scarce, quantity: 5 }])
    expect(findLine(more, 'milk')?.quantity).toBe(5)
    expect(sums(more)).toEqual({ totalQuantity: 3, subtotal: 9900, total: 9000, savings: 900 })
    expect(sums(cartWith(more, [{ product: scarce, quantity: 2 }]))).toEqual(sums(few))
  })

  it('cartWith excludes a product that is not sold online', () => {
    const restricted = { ...milk, soldOnline: false, available: 0 }
    const none = { ...buildCart([]), lines: [buildLine(restricted, 2)] }
    const next = cartWith(none, [{ product: restricted, quantity: 3 }])
    expect(findLine(next, 'milk')?.quantity).toBe(3)
    expect(sums(next)).toEqual({ totalQuantity: 0, subtotal: 0, total: 0, savings: 0 })
  })

  it("cartWith uses the line's price, which is newer than the card's", () => {
    const oldCard = buildProduct({ id: 'milk', rupees: 20, discounted: 10 })
    const next = cartWith(cart, [{ product: oldCard, quantity: 3 }])
    expect(next.total.amount).toBe(9000)
  })

  it("cartWith accepts today's price when a quantity changes", () => {
    const [line] = cart.lines
    if (!line) throw new Error('The cart has no line')
    const worried = { ...line, problems: [buildProblem('PRICE_ROSE', '')] }
    const next = cartWith({ ...cart, lines: [worried] }, [{ product: milk, quantity: 3 }])
    expect(findLine(next, 'milk')).toMatchObject({ quantity: 3, problems: [] })
  })

  it('cartWith keeps the notices about removed products, except dismissed ones', () => {
    const notice = (id: string) => buildGoneLine(id, id)
    const noticed = { ...cart, gone: [notice('ghee'), notice('rice')] }
    expect(cartWith(noticed, [{ product: milk, quantity: 5 }]).gone).toEqual(noticed.gone)
    expect(cartWith(noticed, [{ goneId: 'ghee' }])).toEqual({ ...cart, gone: [notice('rice')] })
  })

  it('cartWith keeps the current advice, which only the server can change', () => {
    const warnings = [buildWarning('Both contain paracetamol.')]
    const next = cartWith({ ...cart, warnings }, [{ product: milk, quantity: 0 }])
    expect(next.warnings).toEqual(warnings)
  })

  it('cartWith does not modify the original cart', () => {
    cartWith(cart, [{ product: milk, quantity: 9 }])
    expect(sums(cart)).toEqual({ totalQuantity: 2, subtotal: 6600, total: 6000, savings: 600 })
  })
})
