import type { LineProblem, LineProblemCode } from '../../contract/types.generated.ts'
import { discountedPrice, formatMoney, type Paise } from '../../lib/money.ts'
import type { ScheduledProduct } from '../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import type { CartLineRecord } from './cart-line.model.ts'
import { availableQuantity, findUnavailableReason, MAX_QUANTITY } from './cart-totals.ts'

export interface LineRequest {
  productId: string
  /** Its name when the user last saw it. */
  name: string
  quantity: number
  /** The price of one piece when the user last saw it, or null if unknown. */
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

/** What is needed of a product to offer it. */
export type OfferedProduct = ScheduledProduct &
  Pick<ProductRecord, 'name' | 'price' | 'discount' | 'stock'>

/** What has changed since the user saw the product. Empty if it can be ordered as requested. */
export function findProblems(request: LineRequest, product: OfferedProduct | null): LineProblem[] {
  if (!product) return [problem(request, 'GONE', `${request.name} is no longer sold.`)]
  return [...stockProblems(request, product), ...priceProblems(request, product)]
}

/** Explains how many pieces are available, if that is fewer than requested. */
export function shortageMessage({ name, stock }: Pick<ProductRecord, 'name' | 'stock'>): string {
  if (stock > MAX_QUANTITY) return `You can order at most ${MAX_QUANTITY} of ${name}.`
  return stock === 0 ? `${name} is out of stock.` : `Only ${stock} left of ${name}.`
}

export function notSoldOnlineMessage({ name }: Pick<ProductRecord, 'name'>): string {
  return `${name} is not sold online.`
}

function stockProblems(request: LineRequest, product: OfferedProduct): LineProblem[] {
  const reason = findUnavailableReason(product)
  if (reason === 'NOT_SOLD_ONLINE') {
    return [problem(request, reason, notSoldOnlineMessage(product))]
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
  const message = `${name} costs ${formatMoney(now)} now, it was ${formatMoney(request.seenPrice)}.`
  return [problem(request, now > request.seenPrice ? 'PRICE_ROSE' : 'PRICE_FELL', message)]
}

/** A problem of a product with a sentence for the user. */
export function problem(
  { productId }: LineRequest,
  code: LineProblemCode,
  message: string,
): LineProblem {
  return { productId, code, message }
}
