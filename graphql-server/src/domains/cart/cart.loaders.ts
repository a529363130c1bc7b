import { Types } from 'mongoose'
import { batchLoader } from '../../lib/database/loaders.ts'
import { loadCart, type CartContents, type CartLoaders } from './cart-contents.ts'

export type OwnCartLoaders = ReturnType<typeof createCartLoaders>

/**
 * Loads carts by user ID. A cart's lines and quote share one read if they are loaded in the same tick. The cart is not
 * cached any longer, because a later mutation in the same request may change it.
 */
export function createCartLoaders(loaders: CartLoaders) {
  return {
    cart: batchLoader<string, CartContents>(
      'cart',
      async (userIds) => {
        const load = async (userId: string) =>
          [userId, await loadCart(new Types.ObjectId(userId), loaders)] as const
        const carts = new Map(await Promise.all([...new Set(userIds)].map(load)))
        return userIds.map((userId) => carts.get(userId) ?? new Error('The cart was not loaded.'))
      },
      { cache: false },
    ),
  }
}
