import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { findPrerenderedRoute } from './prerendered-routes.ts'

const item = { id: '66f0a1', slug: 'milk' }

describe('the prerendered route', () => {
  it.each([
    ['home', paths.home],
    ['search', paths.search()],
    ['product', paths.product(item)],
    ['listing', paths.listing(item, item)],
    ['listing', paths.category(item)],
    ['login', paths.login],
    ['cart', '/Cart/'],
    ['checkout', paths.checkout],
    ['user', paths.user],
    ['my-orders', paths.myOrders],
    ['profile', paths.profile],
    ['not-found', '/a/b/c'],
  ] as const)('is %s for the path %s', (name, path) =>
    expect(findPrerenderedRoute(path)?.name).toBe(name),
  )

  it.each([paths.register, paths.order('66f0a1'), '/dashboard/nope'])(
    'is null for the path %s, which only the browser renders',
    (path) => expect(findPrerenderedRoute(path)).toBeNull(),
  )
})
