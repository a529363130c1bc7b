import type { z } from 'zod'
import { toRupees } from '../../lib/money.ts'
import { namedSchema, id, whole } from '../call/fields.ts'
import type { RestCartLineFragment } from '../call/generated.ts'
import { productSchema } from './catalogue.ts'

const { _id, name, image, unit, price, discount, stock } = productSchema.shape

export const cartItemSchema = namedSchema('CartItem', {
  _id: id,
  quantity: whole.min(1),
  productId: namedSchema('CartProduct', { _id, name, image, unit, price, discount, stock }),
})

export function toCartItemView({
  id: _id,
  quantity,
  product,
}: RestCartLineFragment): z.input<typeof cartItemSchema> {
  return {
    _id,
    quantity,
    productId: {
      _id: product.id,
      name: product.name,
      image: product.images.map(({ url }) => url),
      unit: product.unit,
      price: toRupees(product.price.amount),
      discount: product.discountPercent,
      stock: product.stock,
    },
  }
}
