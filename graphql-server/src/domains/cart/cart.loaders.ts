import { Types } from 'mongoose'
import { batchLoader } from '../../lib/database/loaders.ts'
import { loadCart, type CartContents, type CartLoaders } from './cart-contents.ts'

export type OwnCartLoaders = ReturnType<typeof createCartLoaders>

/**
 * A person's cart by their id. What one turn asks for, its lines and its quote, is of one reading; nothing is
 * kept beyond, for a later mutation of the same request may change it.
 */
export function createCartLoaders(loaders: CartLoaders) {
  return {
    cart: batchLoader<string, CartContents>(
      'cart',
      async (userIds) => {
        const load = async (userId: string) =>
          [userId, await loadCart(new Types.ObjectId(userId), loaders)] as const
        const carts = new Map(await Promise.all([...new Set(userIds)].map(load)))
        return userIds.map((userId) => carts.get(userId) ?? new Error('A cart was not read.'))
      },
      { cache: false },
    ),
  }
}
