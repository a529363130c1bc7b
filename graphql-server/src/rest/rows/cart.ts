import { z } from 'zod'
import { cartItemDocument, cartItemSchema } from '../documents/cart.ts'
import { reference, whole } from '../fields.ts'
import {
  RestAddToCartDocument,
  RestCartDocument,
  RestDeleteCartItemDocument,
  RestUpdateQuantityDocument,
} from '../generated.ts'
import { readId } from '../read.ts'
import { present } from '../result.ts'
import { nothing, row } from '../row.ts'

export const cartRows = [
  row({
    method: 'POST',
    path: '/api/cart/create',
    who: 'user',
    summary: 'Puts one piece of a product into the cart.',
    takes: { productId: reference },
    gives: { data: cartItemSchema },
    refuses: ['NOT_FOUND', 'CONFLICT'],
    operation: RestAddToCartDocument,
    variables: ({ body }) => ({ input: { productId: readId(body, 'productId'), quantity: 1 } }),
    reply: ({ addToCart: { cart } }, { body }) => {
      const id = readId(body, 'productId').toLowerCase()
      const line = present(cart.lines.find(({ product }) => product.id === id))
      return { message: 'Item added', data: cartItemDocument(line) }
    },
  }),
  row({
    method: 'GET',
    path: '/api/cart/get',
    who: 'user',
    summary: 'The cart, with each product as it is today.',
    takes: {},
    gives: { data: z.array(cartItemSchema) },
    operation: RestCartDocument,
    variables: () => ({}),
    reply: ({ viewer }) => ({
      message: 'Your cart.',
      data: present(viewer).cart.lines.map(cartItemDocument),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/cart/update-qty',
    who: 'user',
    summary: 'Sets the quantity of a cart item.',
    takes: { _id: reference, qty: whole.min(1) },
    names: { quantity: 'qty' },
    gives: { data: cartItemSchema },
    refuses: ['NOT_FOUND', 'CONFLICT'],
    operation: RestUpdateQuantityDocument,
    variables: ({ body }) => ({ input: { cartLineId: readId(body, '_id'), quantity: body.qty } }),
    reply: ({ changeCartLineQuantity: { cart } }, { body }) => {
      const lineId = readId(body, '_id').toLowerCase()
      const line = present(cart.lines.find(({ id }) => id === lineId))
      return { message: 'The quantity is changed.', data: cartItemDocument(line) }
    },
  }),
  row({
    method: 'DELETE',
    path: '/api/cart/delete-cart-item',
    who: 'user',
    summary: 'Takes an item out of the cart.',
    takes: { _id: reference },
    gives: nothing,
    refuses: ['NOT_FOUND'],
    operation: RestDeleteCartItemDocument,
    variables: ({ body }) => ({ input: { cartLineId: readId(body, '_id') } }),
    reply: () => ({ message: 'Item remove', data: null }),
  }),
]
