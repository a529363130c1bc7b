import { expect, it } from 'vitest'
import { canonicalUrl } from '../../graphql-server/src/http/page-address.ts'
import { toSlug } from '../../graphql-server/src/lib/slug.ts'
import { accountPages } from '../src/account/pages.ts'
import { dashboardPages } from '../src/dashboard/pages.ts'
import type { PageRow } from '../src/lib/urls/page-row.ts'
import { paths } from '../src/lib/urls/paths.ts'
import { shopPages } from '../src/shop/pages.ts'

const id = '66f0a1b2c3d4e5f60718293a'
const item = (name: string) => ({ id, slug: toSlug(name) })
const milk = item('Toned Milk')

const tables: Record<string, PageRow> = { ...shopPages, ...accountPages, ...dashboardPages }
/** Every page in the web app. */
const pages = [
  ...Object.values(tables).flatMap(({ path }) => (/[*:]/.test(path) ? [] : [path])),
  ...[paths.search(), paths.order(id), `/dashboard/orders-details/${id}`],
  ...[paths.product(milk), paths.category(milk), paths.listing(milk, item('Curd'))],
  ...['दूध', "100% A2 #1? ü/&+'", 'Ça (x) [y]! *z*', '%41 %zz'].map((name) =>
    paths.product(item(name)),
  ),
]

it("canonicalUrl returns null for each page's own URL", () => {
  const urls = pages.flatMap((page) => [page, `${page}?q=Milk%20A)&sort=PRICE`])
  expect(urls.filter((url) => canonicalUrl(url) !== null)).toEqual([])
})

it('canonicalUrl finds each page at URLs that messengers and texts have added to', () => {
  const wrong = pages.flatMap((page) =>
    damagedUrls(page).filter((url) => (canonicalUrl(url) ?? url) !== page),
  )
  expect(wrong).toEqual([])
})

function damagedUrls(page: string): string[] {
  const end = page === '/' ? '' : page
  return [
    ...[
      `${end}/`,
      `${end}//`,
      `${end})`,
      `${end}.`,
      `${end},`,
      `${end}>`,
      `${end}%3E`,
      `${end}/).`,
    ],
    ...[`${end}*_~`, `${end}%E2%80%9D`, `${end}%E2%80%8B`, `${end}"!`, `${end}%29?`],
    ...[`${page}?utm_source=wa&UTM_Medium=x`, `${page}?fbclid=1`, `${page}?gclid`],
    page.replaceAll(/%..|[a-z]/g, (part) => part.toUpperCase()),
  ]
}

it('canonicalUrl keeps the parameters that pages read, as they are written', () => {
  expect(canonicalUrl('/Search/?utm_id=1&q=A%20b+c&&brand=X&gclid=2')).toBe(
    '/search?q=A%20b+c&brand=X',
  )
})

it.each([
  ...['/api/Category', '/API/x/', '/api', '/robots.TXT', '/assets/A.js'],
  ...['//evil.example/', '//evil.example//', '/a//b'],
])("canonicalUrl leaves %s alone, which is not a page's URL", (url) => {
  expect(canonicalUrl(url)).toBeNull()
})

it.each(['/\\evil.example/', '/%5Cevil.example)', '/%2F%2Fevil.example/x/'])(
  'canonicalUrl never leads to another host: %s',
  (url) => {
    const origin = 'https://shop.example'
    expect(new URL(canonicalUrl(url) ?? url, origin).origin).toBe(origin)
  },
)
