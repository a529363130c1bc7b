import DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { loadCart, type CartContents, type CartLoaders } from './cart-contents.ts'

export type OwnCartLoaders = ReturnType<typeof createCartLoaders>

/**
 * A person's cart by their id. What one turn asks for, its lines and its quote, is of one reading; nothing is
 * kept beyond, for a later mutation of the same request may change it.
 */
export function createCartLoaders(loaders: CartLoaders) {
  return {
    cart: new DataLoader<string, CartContents>(
      async (userIds) => {
        const carts = new Map<string, Promise<CartContents>>()
        for (const userId of new Set(userIds)) {
          carts.set(userId, loadCart(new Types.ObjectId(userId), loaders))
        }
        return Promise.all(userIds.map((userId) => carts.get(userId) ?? notRead()))
      },
      { cache: false },
    ),
  }
}

function notRead(): Promise<never> {
  return Promise.reject(new Error('A cart was not read.'))
}
