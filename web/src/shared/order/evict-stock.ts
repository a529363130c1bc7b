import type { ApolloCache } from '@apollo/client'

/** Evicts the stock of products that were ordered or returned, so that it is reloaded. */
export function evictStock(cache: ApolloCache, lines: readonly { productId: string }[]): void {
  for (const { productId } of lines) {
    const id = `Product:${productId}`
    cache.evict({ id, fieldName: 'stock' })
    cache.evict({ id, fieldName: 'available' })
  }
}

/**
 * Evicts the stock for an order with a new status: cancelling returns its items to stock, and reopening takes them out.
 */
export function evictStockOfMoved(
  cache: ApolloCache,
  order: { history: readonly { status: string }[]; lines: readonly { productId: string }[] },
): void {
  const isStockChanged = order.history
    .slice(-2)
    .some(({ status }) => status.startsWith('CANCELLED'))
  if (isStockChanged) evictStock(cache, order.lines)
}
