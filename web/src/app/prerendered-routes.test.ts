import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { findPrerenderedRoute } from './prerendered-routes.ts'

const thing = { id: '66f0a1', slug: 'milk' }

describe('the page at an address', () => {
  it.each([
    ['home', paths.home],
    ['search', paths.search()],
    ['product', paths.product(thing)],
    ['listing', paths.listing(thing, thing)],
    ['nothing', '/nope'],
    ['nothing', '/a/b/c'],
    ['nothing', '/product/'],
  ] as const)('is %s at %s', (name, path) => expect(findPrerenderedRoute(path)?.name).toBe(name))

  it.each([paths.cart, '/Cart/', paths.myOrders, paths.order('66f0a1'), '/dashboard/nope'])(
    "is the browser's alone at %s",
    (path) => expect(findPrerenderedRoute(path)).toBeNull(),
  )
})
