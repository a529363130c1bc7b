import type { ApolloCache } from '@apollo/client'

/** Pieces have left the shelf or come back: the products' stock is asked anew where it is shown next. */
export function evictStock(cache: ApolloCache, lines: readonly { productId: string }[]): void {
  for (const { productId } of lines) {
    cache.evict({ id: `Product:${productId}`, fieldName: 'stock' })
  }
}
