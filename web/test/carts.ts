import type { LineProblemCode } from '../src/apollo/schema-types.generated.ts'
import type { Cart, CartLine, CartProduct } from '../src/shared/cart/cart-rules.ts'

export const money = (amount: number) => ({
  __typename: 'Money' as const,
  amount,
})

/** Builds a cart product for tests, with an id and a price in rupees. */
export function buildProduct({
  id = 'milk',
  rupees = 30,
  discounted = 0,
  stock = 40,
} = {}): CartProduct {
  return {
    __typename: 'Product',
    id,
    name: `Product ${id}`,
    slug: id,
    unit: '500 ml',
    stock,
    images: [],
    price: money(rupees * 100),
    discountedPrice: money((discounted || rupees) * 100),
    soldOnline: true,
    prescriptionRequired: false,
    available: stock,
  }
}

export function buildLine(product: CartProduct, quantity: number): CartLine {
  return {
    __typename: 'CartLine',
    id: `line-${product.id}`,
    quantity,
    problems: [],
    product,
  }
}

/** A problem for the milk line. */
export const buildProblem = (code: LineProblemCode, message: string) => ({
  __typename: 'LineProblem' as const,
  productId: 'milk',
  code,
  message,
})

/** The line for a product that is no longer sold. */
export const buildGoneLine = (id: string, name: string) => ({
  __typename: 'GoneCartLine' as const,
  id,
  name,
})

/** Advice about a cart's products. */
export const buildWarning = (message: string) => ({ __typename: 'CartWarning' as const, message })

export function buildCart(lines: CartLine[]): Cart {
  const sum = (price: (line: CartLine) => number) =>
    lines.reduce((total, line) => total + price(line) * line.quantity, 0)
  const subtotal = sum(({ product }) => product.price.amount)
  const total = sum(({ product }) => product.discountedPrice.amount)
  return {
    __typename: 'Cart',
    id: 'asha',
    lines,
    gone: [],
    warnings: [],
    totalQuantity: sum(() => 1),
    subtotal: money(subtotal),
    total: money(total),
    savings: money(subtotal - total),
  }
}
