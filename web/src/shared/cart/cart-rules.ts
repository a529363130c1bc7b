import type {
  CartLine_LineFragment as CartLine,
  CartLine_ProductFragment as CartProduct,
  Cart_CartFragment as Cart,
} from './Cart.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'

export type { Cart, CartLine, CartProduct }

type Money = Cart['total']

/** A product's new quantity; 0 removes it. */
export interface QuantityChange {
  product: CartProduct
  quantity: number
}

/** A dismissed notice about a removed product. */
export interface Dismissal {
  goneId: string
}

/** Returns the cart with pending changes applied. Amounts are in whole paise and count only available quantities. */
export function cartWith(cart: Cart, changes: Iterable<QuantityChange | Dismissal>): Cart {
  let next = cart
  for (const change of changes) {
    next = 'goneId' in change ? cartWithout(next, change) : cartWithQuantity(next, change)
  }
  return next
}

function cartWithout(cart: Cart, { goneId }: Dismissal): Cart {
  return { ...cart, gone: cart.gone.filter(({ id }) => id !== goneId) }
}

function cartWithQuantity(cart: Cart, { product, quantity }: QuantityChange): Cart {
  const line = findLine(cart, product.id)
  const current = line?.product ?? product
  const { price, discountedPrice } = current
  // The totals count only available quantities.
  const more = countAvailable(current, quantity) - countAvailable(current, line?.quantity ?? 0)
  const subtotal = plus(cart.subtotal, price.amount * more)
  const total = plus(cart.total, discountedPrice.amount * more)
  return {
    ...cart,
    lines: linesWith(cart.lines, line ?? newLine(product), quantity),
    totalQuantity: cart.totalQuantity + more,
    subtotal,
    total,
    savings: { ...cart.savings, amount: subtotal.amount - total.amount },
  }
}

function linesWith(lines: readonly CartLine[], line: CartLine, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter(({ id }) => id !== line.id)
  // Changing the quantity accepts today's price; the server reports other problems.
  const changed = { ...line, quantity, problems: [] }
  const isThere = lines.some(({ id }) => id === line.id)
  return isThere ? lines.map((each) => (each.id === line.id ? changed : each)) : [...lines, changed]
}

/** A line with a temporary id, until the server assigns one. */
function newLine(product: CartProduct): CartLine {
  return {
    __typename: 'CartLine',
    id: `new-${product.id}`,
    quantity: 0,
    problems: [],
    product,
  }
}

function plus(money: Money, paise: number): Money {
  return { ...money, amount: money.amount + paise }
}

/** Returns how many of the requested items can be ordered. */
export function countAvailable({ available }: CartProduct, requested: number): number {
  return Math.min(requested, available)
}

/** Describes the cart's items in words. */
export function describeItems({ lines, totalQuantity }: Cart): string {
  return totalQuantity > 0
    ? formatCount(totalQuantity, 'item')
    : `${formatCount(lines.length, 'item')} unavailable`
}

export function findLine(cart: Cart, productId: string): CartLine | undefined {
  return cart.lines.find(({ product }) => product.id === productId)
}
