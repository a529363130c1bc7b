import type { Types } from 'mongoose'
import type { LineProblem } from '../../contract/types.generated.ts'
import { discountedPrice, type BasisPoints, type Paise } from '../../lib/money.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import { availableQuantity, sumTotals, type Totals } from '../cart/cart-totals.ts'
import { findProblems, toWish, type Wish } from '../cart/line-problems.ts'
import type { CartContents } from '../cart/cart-contents.ts'
import type { ProductRecord } from '../catalogue/product/product.model.ts'

/** A product of a quote. A deleted product costs nothing and is not available. */
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
  problems: LineProblem[]
}

/** What an order would contain now. The totals count available quantities. */
export interface OrderQuote extends Totals {
  userId: Types.ObjectId
  lines: OrderQuoteLine[]
}

/** Computes an order of these products at current prices and stock. */
export function computeQuote(
  userId: Types.ObjectId,
  wishes: Wish[],
  products: ReadonlyMap<string, ProductRecord>,
): OrderQuote {
  const lines = wishes.map((wish) => quoteLine(wish, products.get(wish.productId) ?? null))
  return { userId, lines, ...sumTotals(lines) }
}

export function quoteCart({ userId, lines, gone }: CartContents): OrderQuote {
  const wishes = [...lines.map(({ line }) => line), ...gone].map(toWish)
  const products = new Map(lines.map(({ product }) => [product._id.toHexString(), product]))
  return computeQuote(userId, wishes, products)
}

function quoteLine(wish: Wish, product: ProductRecord | null): OrderQuoteLine {
  const { name, images, unit, price, discount, stock } = product ?? { ...nothing, name: wish.name }
  return {
    productId: wish.productId,
    name,
    image: images[0] ?? null,
    unit,
    wantedQuantity: wish.quantity,
    quantity: availableQuantity(wish.quantity, { stock }),
    seenPrice: wish.seenPrice,
    price,
    discount,
    discountedPrice: discountedPrice(price, discount),
    problems: findProblems(wish, product),
  }
}

/** A deleted product. */
const nothing = { images: [], unit: '', price: 0, discount: 0, stock: 0 }
