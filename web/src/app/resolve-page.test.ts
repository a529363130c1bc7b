import { describe, expect, it } from 'vitest'
import { toSlug } from '../../../graphql-server/src/lib/slug.ts'
import { filterParameters } from '../lib/urls/filter-url.ts'
import { paths } from '../lib/urls/paths.ts'
import type { PageRow } from '../lib/urls/page-row.ts'
import { shopPages } from '../shop/pages.ts'
import { MISSING_ADDRESS, resolvePage } from './resolve-page.ts'

const id = '66f0a1b2c3d4e5f60718293a'
const other = '66f0a1b2c3d4e5f60718293b'
const hostile = encodeURIComponent(toSlug(`100% A2 #1? ü/&+'" %41 %zz`))
const milk = { id, slug: 'milk' }

it.each([
  ['/', '/', {}],
  [paths.search(), '/search', {}],
  [paths.product(milk), `/product/${id}`, { product: id }],
  [paths.category(milk), `/${id}`, { category: id }],
  [
    paths.listing(milk, { ...milk, id: other }),
    `/${id}/${other}`,
    { category: id, subCategory: other },
  ],
  [`/product/${hostile}-${id}`, `/product/${id}`, { product: id }],
  [
    `/${hostile}-${id}/${hostile}-${other}?x=1`,
    `/${id}/${other}`,
    { category: id, subCategory: other },
  ],
  ['/Cart/', '/cart', {}],
  ['/login?from=chat', '/login', {}],
  [paths.myOrders, '/dashboard/myorders', {}],
  ['/a/b/c', MISSING_ADDRESS, {}],
])('resolvePage maps %s to the rendered page %s', (url, address, ids) => {
  expect(resolvePage(url)).toEqual({ address, ids })
})

it.each([paths.register, paths.order('66f0a1'), '/dashboard/nope', '/dashboard/orders'])(
  'resolvePage leaves %s to the browser',
  (url) => expect(resolvePage(url)).toBeNull(),
)

describe('a query', () => {
  const rows: PageRow[] = Object.values(shopPages)
  const parameters = rows.flatMap(
    ({ path, parameters }) => parameters?.map((parameter) => [path, parameter] as const) ?? [],
  )

  it.each(parameters)(
    'resolvePage keeps, on the page %s, the parameter %s',
    (pattern, parameter) => {
      const path = pattern.replaceAll(/:\w+\??/g, id)
      expect(resolvePage(`${path}?i=1&${parameter}=a%20b&${parameter}=c`)?.address).toBe(
        `${path}?${parameter}=a+b&${parameter}=c`,
      )
    },
  )

  it('resolvePage returns one address, in whatever order a query is written', () => {
    const [first, second] = filterParameters
    expect(resolvePage(`/search?${second}=2&q=x&${first}=1`)?.address).toBe(
      `/search?q=x&${first}=1&${second}=2`,
    )
  })

  it('resolvePage leaves a very long query to the browser', () => {
    expect(resolvePage(`/search?q=${'a'.repeat(2_000)}`)).toBeNull()
  })
})
