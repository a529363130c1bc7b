import type { Types } from 'mongoose'
import type { LineProblem } from '../../contract/types.generated.ts'
import { discountedPrice, type BasisPoints, type Paise } from '../../lib/money.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import { availableQuantity, sumTotals, type Totals } from '../cart/cart-totals.ts'
import { findProblems, toWish, type Wish } from '../cart/line-problems.ts'
import type { CartContents } from '../cart/cart-contents.ts'
import type { ProductRecord } from '../catalogue/product/product.model.ts'

/** A product of a quote. One that is gone costs nothing and can't be had. */
export interface OrderQuoteLine {
  productId: string
  name: string
  image: PictureUrl | null
  unit: string
  wantedQuantity: number
  /** Pieces that can be had. */
  quantity: number
  seenPrice: Paise | null
  price: Paise
  discount: BasisPoints
  discountedPrice: Paise
  problems: LineProblem[]
}

/** What an order would be right now. The totals are of what can be had. */
export interface OrderQuote extends Totals {
  userId: Types.ObjectId
  lines: OrderQuoteLine[]
}

/** What an order of these products would be, as they are now. */
export function computeQuote(
  userId: Types.ObjectId,
  wishes: Wish[],
  products: ReadonlyMap<string, ProductRecord>,
): OrderQuote {
  const lines = wishes.map((wish) => quoteLine(wish, products.get(wish.productId) ?? null))
  return { userId, lines, ...sumTotals(lines) }
}

/** What an order of a whole cart would be. */
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

/** A product that is gone. */
const nothing = { images: [], unit: '', price: 0, discount: 0, stock: 0 }
