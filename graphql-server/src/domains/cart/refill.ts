import type { Types } from 'mongoose'
import type { LineProblem } from '../../contract/types.generated.ts'
import type { ProductRecord } from '../catalogue/product/product.model.ts'
import {
  contents,
  loadCart,
  MAX_LINES,
  newLine,
  type CartContents,
  type CartLoaders,
} from './cart-contents.ts'
import { availableOf } from './cart-totals.ts'
import { insertLines } from './cart.service.ts'
import { problem, problemsOf, wishOf, type Wish } from './line-problems.ts'

/** What became of products that were to be put into a cart. */
export interface Refill {
  cart: CartContents
  /** How many products were put in. */
  added: number
  problems: LineProblem[]
}

/** Puts in as many pieces of these products as can be had. What is in the cart already stays as it is. */
export async function refillCart(
  userId: Types.ObjectId,
  wishes: Wish[],
  loaders: CartLoaders,
): Promise<Refill> {
  const [cart, ...products] = await Promise.all([
    loadCart(userId, loaders),
    ...wishes.map(({ productId }) => loaders.product.load(productId)),
  ])
  const problems: LineProblem[] = []
  const lines = [...cart.lines]
  wishes.forEach((wish, n) => {
    const product = products[n] ?? null
    const obstacle = obstacleOf(wish, lines)
    problems.push(...(obstacle ? [obstacle] : problemsOf(wish, product)))
    if (obstacle || !product || product.stock === 0) return
    lines.push({
      line: newLine(userId, product, availableOf(wish.quantity, product)),
      product,
    })
  })
  const added = lines.slice(cart.lines.length).map(({ line }) => line)
  const taken = await insertLines(added, cart)
  problems.push(...taken.map((line) => noRoom(wishOf(line))))
  const kept = lines.filter(({ line }) => !taken.includes(line))
  return { cart: contents(cart, kept), added: added.length - taken.length, problems }
}

/** Why a product can't be put into the cart, whatever the shelves hold. */
function obstacleOf(wish: Wish, lines: { product: ProductRecord }[]): LineProblem | null {
  const isThere = lines.some(({ product }) => product._id.toHexString() === wish.productId)
  if (isThere) return problem(wish, 'ALREADY_IN_CART', `${wish.name} is in your cart already.`)
  if (lines.length < MAX_LINES) return null
  return noRoom(wish)
}

function noRoom(wish: Wish): LineProblem {
  return problem(wish, 'CART_FULL', `There is no room for ${wish.name} in the cart.`)
}
