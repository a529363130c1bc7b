import type { Types } from 'mongoose'
import type { LineProblem } from '../../../contract/types.generated.ts'
import { discountedPrice, type BasisPoints, type Paise } from '../../../lib/money.ts'
import { requestError } from '../../../lib/errors.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { availableQuantity, sumTotals, type Totals } from '../../cart/cart-totals.ts'
import {
  findProblems,
  toLineRequest,
  type LineRequest,
  type OfferedProduct,
} from '../../cart/line-problems.ts'
import { MAX_LINES, type CartContents } from '../../cart/cart-contents.ts'
import {
  prescriptionSchedule,
  type PrescribedSchedule,
} from '../../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { orderMessages } from '../messages.ts'

/** A product in a quote. A deleted product costs nothing and is not available. */
export interface OrderQuoteLine {
  productId: string
  name: string
  image: PictureUrl | null
  unit: string
  wantedQuantity: number
  quantity: number
  seenPrice: Paise | null
  price: Paise
  discount: BasisPoints
  discountedPrice: Paise
  /** The schedule that makes a prescription necessary, or null. */
  schedule: PrescribedSchedule | null
  problems: LineProblem[]
}

/** An order as it would be now. The totals count available quantities. */
export interface OrderQuote extends Totals {
  userId: Types.ObjectId
  lines: OrderQuoteLine[]
}

/** A product and the fields that a quote needs. */
export type QuotedProduct = OfferedProduct & Pick<ProductRecord, 'images' | 'unit'>

/** Computes an order for these products at their prices and stock. */
export function computeQuote(
  userId: Types.ObjectId,
  requests: LineRequest[],
  products: ReadonlyMap<string, QuotedProduct>,
): OrderQuote {
  const lines = requests.map((request) =>
    quoteLine(request, products.get(request.productId) ?? null),
  )
  return { userId, lines, ...sumTotals(lines) }
}

/** Quotes a cart or, with IDs, these products of it. Throws if there are more IDs than a cart has lines. */
export function quoteCart(
  { userId, lines, gone }: CartContents,
  productIds?: readonly string[] | null,
): OrderQuote {
  if (productIds && productIds.length > MAX_LINES) {
    throw requestError(orderMessages.ORDER_TOO_LONG({ max: MAX_LINES }))
  }
  const wanted = productIds && new Set(productIds.map((id) => id.toLowerCase()))
  const requests = [...lines.map(({ line }) => line), ...gone]
    .map(toLineRequest)
    .filter(({ productId }) => !wanted || wanted.has(productId))
  const products = new Map(lines.map(({ product }) => [product._id.toHexString(), product]))
  return computeQuote(userId, requests, products)
}

function quoteLine(request: LineRequest, product: QuotedProduct | null): OrderQuoteLine {
  const offered = product ?? { ...nothing, name: request.name }
  const { name, images, unit, price, discount } = offered
  return {
    productId: request.productId,
    name,
    image: images[0] ?? null,
    unit,
    wantedQuantity: request.quantity,
    quantity: availableQuantity(request.quantity, offered),
    seenPrice: request.seenPrice,
    price,
    discount,
    discountedPrice: discountedPrice(price, discount),
    schedule: prescriptionSchedule(offered),
    problems: findProblems(request, product),
  }
}

/** Stands for a deleted product. */
const nothing = { images: [], unit: '', price: 0, discount: 0, stock: 0, medicine: null }
