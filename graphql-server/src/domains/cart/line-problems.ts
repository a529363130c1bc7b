import type { LineProblem, LineProblemCode } from '../../contract/types.generated.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { discountedPrice, type Paise } from '../../lib/money.ts'
import type { ScheduledProduct } from '../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import type { CartLineRecord } from './cart-line.model.ts'
import { availableQuantity, findUnavailableReason, orderLimit } from './cart-totals.ts'
import { cartMessages } from './messages.ts'

export interface LineRequest {
  productId: string
  /** The product's name when the user last saw it. */
  name: string
  quantity: number
  /** The price per item when the user last saw it, or null if unknown. */
  seenPrice: Paise | null
}

export function toLineRequest({
  productId,
  name,
  quantity,
  seenPrice,
}: CartLineRecord): LineRequest {
  return { productId: productId.toHexString(), name, quantity, seenPrice }
}

/** The product fields that an offer needs. */
export type OfferedProduct = ScheduledProduct &
  Pick<ProductRecord, 'name' | 'price' | 'discount' | 'stock' | 'maxPerOrder'>

/** Lists the differences from the product as the user saw it. Empty if it can be ordered as requested. */
export function findProblems(request: LineRequest, product: OfferedProduct | null): LineProblem[] {
  if (!product)
    return [problem(request, 'GONE', cartMessages.NO_LONGER_SOLD({ product: request.name }))]
  return [...stockProblems(request, product), ...priceProblems(request, product)]
}

/** Says how many items are available, if that is fewer than requested. */
export function shortageMessage({
  name: product,
  stock,
  ...limits
}: Pick<ProductRecord, 'name' | 'stock' | 'maxPerOrder'>) {
  const max = orderLimit(limits)
  if (stock > max) return cartMessages.QUANTITY_TOO_HIGH({ max, product })
  if (stock === 0) return cartMessages.OUT_OF_STOCK({ product })
  return cartMessages.NOT_ENOUGH_STOCK({ available: stock, product })
}

function stockProblems(request: LineRequest, product: OfferedProduct): LineProblem[] {
  const reason = findUnavailableReason(product)
  if (reason === 'NOT_SOLD_ONLINE') {
    return [problem(request, reason, cartMessages.NOT_SOLD_ONLINE({ product: product.name }))]
  }
  if (availableQuantity(request.quantity, product) === request.quantity) return []
  return [problem(request, reason ?? 'NOT_ENOUGH_STOCK', shortageMessage(product))]
}

function priceProblems(
  request: LineRequest,
  { name, price, discount }: OfferedProduct,
): LineProblem[] {
  const now = discountedPrice(price, discount)
  if (request.seenPrice === null || request.seenPrice === now) return []
  const { seenPrice } = request
  const message = cartMessages.PRODUCT_PRICE_CHANGED({ product: name, price: now, seenPrice })
  return [problem(request, now > request.seenPrice ? 'PRICE_ROSE' : 'PRICE_FELL', message)]
}

export function problem(
  { productId }: LineRequest,
  code: LineProblemCode,
  message: Message,
): LineProblem {
  return { ...message, productId, code }
}
