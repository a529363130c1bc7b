import { expect, it, vi } from 'vitest'
import { MyOrdersDocument } from './MyOrders.generated.ts'
import { OrderDocument } from './Order.generated.ts'
import { createCache, writeReply } from '../../../test/cache.ts'
import { buildLine, buildOrder } from '../../../test/orders.ts'

it("the cache keeps an order's details when the list, which has fewer fields, is reloaded", () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cache = createCache()
  const order = buildOrder({ lines: [buildLine(), buildLine({ productId: 'soap' })] })
  const details = { query: OrderDocument, variables: { id: 'o1' } }
  writeReply(cache, details.query, { viewer: { id: 'asha', order } }, details.variables)
  const before = cache.readQuery(details)?.viewer
  const pageInfo = { hasNextPage: false, endCursor: null }
  const edges = [{ cursor: 'c', node: { ...order, status: 'CONFIRMED' as const } }]
  writeReply(cache, MyOrdersDocument, { viewer: { id: 'asha', orders: { edges, pageInfo } } })
  expect(before?.order?.status).toBe('PENDING')
  expect(cache.readQuery(details)).toEqual({
    viewer: { ...before, order: { ...before?.order, status: 'CONFIRMED' } },
  })
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})
