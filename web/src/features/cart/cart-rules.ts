import type {
  CartLine_LineFragment as CartLine,
  CartLine_ProductFragment as CartProduct,
  Cart_CartFragment as Cart,
  Cart_MoneyFragment as Money,
} from '../../apollo/generated.ts'

export type { Cart, CartLine, CartProduct }

/** What the person means to have of a product; 0 takes it out. */
export interface Wanted {
  product: CartProduct
  quantity: number
}

/** The notice of a product that is gone has been read and may go. */
export interface Dismissed {
  goneId: string
}

/** The cart as it will be when the server has done what is wanted: whole paise, price × difference of what can be had. */
export function cartWith(cart: Cart, wishes: Iterable<Wanted | Dismissed>): Cart {
  let next = cart
  for (const wish of wishes) {
    next = 'goneId' in wish ? cartWithout(next, wish) : cartWithOne(next, wish)
  }
  return next
}

function cartWithout(cart: Cart, { goneId }: Dismissed): Cart {
  return { ...cart, gone: cart.gone.filter(({ id }) => id !== goneId) }
}

function cartWithOne(cart: Cart, { product, quantity }: Wanted): Cart {
  const line = findLine(cart, product.id)
  const { price, discountedPrice, stock } = line?.product ?? product
  // The totals are of what can be had.
  const more = Math.min(quantity, stock) - Math.min(line?.quantity ?? 0, stock)
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
  // Whoever changes the quantity has seen today's price; what else is wrong, the server will say.
  const changed = { ...line, quantity, seenPrice: line.product.discountedPrice, problems: [] }
  const isThere = lines.some(({ id }) => id === line.id)
  return isThere ? lines.map((each) => (each.id === line.id ? changed : each)) : [...lines, changed]
}

/** The server gives the id; until then the line goes by its product's. */
function newLine(product: CartProduct): CartLine {
  return {
    __typename: 'CartLine',
    id: `new-${product.id}`,
    quantity: 0,
    seenPrice: product.discountedPrice,
    problems: [],
    product,
  }
}

function plus(money: Money, paise: number): Money {
  return { ...money, amount: money.amount + paise }
}

export function findLine(cart: Cart, productId: string): CartLine | undefined {
  return cart.lines.find(({ product }) => product.id === productId)
}
