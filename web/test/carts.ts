import type { Cart, CartLine, CartProduct } from '../src/shared/cart/cart-rules.ts'

/** Carts for tests, of products with an id and a price in rupees. */
const money = (amount: number) => ({
  __typename: 'Money' as const,
  amount,
})

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
    medicine: null,
  }
}

export function buildLine(product: CartProduct, quantity: number): CartLine {
  const { discountedPrice: seenPrice } = product
  return {
    __typename: 'CartLine',
    id: `line-${product.id}`,
    quantity,
    seenPrice,
    problems: [],
    product,
  }
}

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
