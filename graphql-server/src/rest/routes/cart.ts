import { z } from 'zod'
import { int, reference } from '../call/fields.ts'
import {
  RestAddToCartDocument,
  RestCartDocument,
  RestDeleteCartItemDocument,
  RestUpdateQuantityDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { present } from '../call/run.ts'
import { restReplies } from '../messages.ts'
import { cartItemSchema, toCartItemView } from '../views/cart.ts'

export const cartRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/cart/create',
    access: 'user',
    summary: 'Adds one item of a product to the cart.',
    body: z.object({ productId: reference }),
    success: restReplies.ITEM_ADDED,
    returns: { data: cartItemSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { productId } }) {
      const input = { productId, quantity: 1 }
      const { cart } = (await run(RestAddToCartDocument, { input })).addToCart
      const line = present(cart.lines.find(({ product }) => product.id === productId))
      return { data: toCartItemView(line) }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/cart/get',
    access: 'user',
    summary: 'Lists the cart items with their current products.',
    success: restReplies.YOUR_CART,
    returns: { data: z.array(cartItemSchema) },
    async handle({ run }) {
      const { viewer } = await run(RestCartDocument, {})
      return { data: present(viewer).cart.lines.map(toCartItemView) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/cart/update-qty',
    access: 'user',
    summary: 'Sets a cart item’s quantity.',
    body: z.object({ _id: reference, qty: int(1) }),
    success: restReplies.QUANTITY_UPDATED,
    returns: { data: cartItemSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { _id: cartLineId, qty: quantity } }) {
      const input = { cartLineId, quantity }
      const { cart } = (await run(RestUpdateQuantityDocument, { input })).changeCartLineQuantity
      const line = present(cart.lines.find(({ id }) => id === cartLineId))
      return { data: toCartItemView(line) }
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/cart/delete-cart-item',
    access: 'user',
    summary: 'Removes an item from the cart.',
    body: z.object({ _id: reference }),
    success: restReplies.ITEM_REMOVED,
    returns: nothing,
    errors: ['NOT_FOUND'],
    async handle({ run, body: { _id: cartLineId } }) {
      await run(RestDeleteCartItemDocument, { input: { cartLineId } })
      return { data: null }
    },
  }),
]
