import type { ApolloCache } from '@apollo/client'

/** Evicts the stock of products that were ordered or returned, so that it is loaded again. */
export function evictStock(cache: ApolloCache, lines: readonly { productId: string }[]): void {
  for (const { productId } of lines) {
    cache.evict({ id: `Product:${productId}`, fieldName: 'stock' })
  }
}
