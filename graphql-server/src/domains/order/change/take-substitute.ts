import { Types, type ClientSession } from 'mongoose'
import { parseId } from '../../../lib/ids.ts'
import { discountedPrice } from '../../../lib/money.ts'
import { userError } from '../../../lib/user-error.ts'
import { availableQuantity } from '../../cart/cart-totals.ts'
import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { orderedSchedule } from '../../catalogue/medicine/medicine-fields.ts'
import { takeStock } from '../../catalogue/stock/stock.service.ts'
import { changeMessages } from '../change-messages.ts'
import { copyMedicine } from '../checkout/ordered-medicine.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { WantedChange } from '../record/plan-change.ts'

/**
 * Returns the line for a wanted substitute at today's price, or null if items are left out. Throws if it is the replaced
 * product itself, is no longer sold, or has too little stock.
 */
export async function draftSubstitute({
  productId: replaced,
  substitute,
}: WantedChange): Promise<OrderLineRecord | null> {
  if (!substitute) return null
  const { productId, quantity } = substitute
  if (productId === replaced) throw userError(changeMessages.SUBSTITUTE_SAME(), 'substitute')
  const product = parseId(productId) && (await findProducts([productId])).get(productId)
  if (!product) throw userError(changeMessages.SUBSTITUTE_UNKNOWN(), 'substitute')
  const { name, images, unit, price, discount } = product
  const schedule = orderedSchedule(product)
  const left = schedule ? quantity : availableQuantity(quantity, product)
  if (left < quantity) {
    throw userError(changeMessages.SUBSTITUTE_STOCK_TOO_LOW({ product: name, left }), 'substitute')
  }
  return {
    ...{ productId: new Types.ObjectId(productId), name, image: images[0] ?? null, unit },
    ...{ price, discount, quantity, discountedPrice: discountedPrice(price, discount) },
    ...copyMedicine(product),
    ...(schedule && { schedule }),
  }
}

/** Takes a substitute from stock within a transaction. Throws if its price or stock has changed since it was drafted. */
export async function takeSubstitute(
  line: OrderLineRecord,
  { orderId, reason }: { orderId: Types.ObjectId; reason: 'ORDERED' | 'RESERVED' },
  session: ClientSession,
): Promise<void> {
  if (await takeStock([line], { orderId, reason }, session)) return
  throw userError(changeMessages.SUBSTITUTE_CHANGED({ product: line.name }), 'substitute')
}
