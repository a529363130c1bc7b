import type { Types } from 'mongoose'
import type { LineProblem } from '../../contract/types.generated.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import {
  contents,
  loadCart,
  MAX_LINES,
  newLine,
  type CartContents,
  type CartLoaders,
} from './cart-contents.ts'
import { availableQuantity } from './cart-totals.ts'
import { insertLines } from './cart.service.ts'
import { problem, findProblems, toLineRequest, type LineRequest } from './line-problems.ts'
import { cartMessages } from './messages.ts'

export interface Refill {
  cart: CartContents
  added: number
  problems: LineProblem[]
}

/** Adds the available quantity of each product. Products that are already in the cart do not change. */
export async function refillCart(
  userId: Types.ObjectId,
  requests: LineRequest[],
  loaders: CartLoaders,
): Promise<Refill> {
  const [cart, ...products] = await Promise.all([
    loadCart(userId, loaders),
    ...requests.map(({ productId }) => loaders.product.load(productId)),
  ])
  const problems: LineProblem[] = []
  const lines = [...cart.lines]
  requests.forEach((request, n) => {
    const product = products[n] ?? null
    const obstacle = findObstacle(request, lines)
    problems.push(...(obstacle ? [obstacle] : findProblems(request, product)))
    if (obstacle || !product) return
    const quantity = availableQuantity(request.quantity, product)
    if (quantity > 0) lines.push({ line: newLine(userId, product, quantity), product })
  })
  const added = lines.slice(cart.lines.length).map(({ line }) => line)
  const { inserted, exceeding } = await insertLines(added, cart)
  for (const line of added.filter((one) => !inserted.includes(one))) {
    const toProblem = exceeding.includes(line) ? cartFullProblem : alreadyInCartProblem
    problems.push(toProblem(toLineRequest(line)))
  }
  const isAsPlanned = inserted.length === added.length
  return {
    cart: isAsPlanned ? contents(cart, lines) : await loadCart(userId, loaders),
    added: inserted.length,
    problems,
  }
}

/** Why a product cannot be added to the cart, apart from its stock. */
function findObstacle(
  request: LineRequest,
  lines: { product: ProductRecord }[],
): LineProblem | null {
  const isThere = lines.some(({ product }) => product._id.toHexString() === request.productId)
  if (isThere) return alreadyInCartProblem(request)
  if (lines.length < MAX_LINES) return null
  return cartFullProblem(request)
}

function cartFullProblem(request: LineRequest): LineProblem {
  return problem(request, 'CART_FULL', cartMessages.NO_ROOM_IN_CART({ product: request.name }))
}

function alreadyInCartProblem(request: LineRequest): LineProblem {
  return problem(
    request,
    'ALREADY_IN_CART',
    cartMessages.ALREADY_IN_CART({ product: request.name }),
  )
}
