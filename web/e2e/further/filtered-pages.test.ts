import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { filterParameters } from '../../src/lib/urls/filter-url.ts'
import { paths } from '../../src/lib/urls/paths.ts'
import { markWhenReady, waitUntilReady } from '../setup/app-ready.ts'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { ADMIN } from '../setup/seed.ts'
import { signIn } from '../setup/shopper.ts'

let journey: Journey
/** A value for each parameter that matches a product. */
let values: Record<(typeof filterParameters)[number], string>
let pages: { listing: string; search: string }

const item = z.object({ id: z.string(), slug: z.string() })
const found = z.object({
  searchProducts: z.object({
    edges: z.tuple([
      z.object({ node: z.object({ brand: z.string(), categories: z.tuple([item]) }) }),
    ]),
  }),
})

beforeAll(async () => {
  journey = await startJourney()
  const admin = await signIn(journey.store.url, ADMIN)
  const query =
    '{ searchProducts(text: "milk", first: 1) { edges { node { brand categories { id slug } } } } }'
  const { brand, categories } = found.parse(await admin.request(query)).searchProducts.edges[0].node
  const [category] = categories
  const [min, max] = ['1000', '50000']
  values = {
    brand,
    category: category.id,
    origin: 'IN',
    min,
    max,
    off: '1',
    stock: 'in',
    sort: 'PRICE_ASC',
  }
  pages = { listing: paths.category(category), search: paths.search('milk') }
})
afterAll(() => journey.close())

/** Reads the product names in the server's HTML. If rendering takes too long, the server sends a shell. */
function readRendered(reader: Page, url: string): Promise<(string | null)[]> {
  const read = async () => {
    const html = await (await fetch(journey.store.url + url)).text()
    expect(html).toContain('id="page-state"')
    return reader.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html')
      return [...body.querySelectorAll('article')].map(({ textContent }) => textContent)
    }, html)
  }
  return vi.waitFor(read, { timeout: 60_000, interval: 500 })
}

it.each(['listing', 'search'] as const)(
  'the server renders the %s with each filter parameter, and the browser needs no other data',
  async (place) => {
    const { context, page, faults } = await visit(journey, { width: 360, height: 740 })
    await markWhenReady(context)
    // An empty page has no policy against the inline styles in the HTML.
    const reader = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      // The list loads more rows when its end is in view.
      const isMore = searchParams.get('variables')?.includes('"after":"')
      if (pathname === '/graphql' && !isMore) asked.push(request.url())
    })
    for (const name of filterParameters) {
      const query = new URLSearchParams({ [name]: values[name] }).toString()
      const url = `${pages[place]}${pages[place].includes('?') ? '&' : '?'}${query}`
      const rendered = await readRendered(reader, url)
      await page.goto(url)
      await waitUntilReady(page)
      const shown = await page.getByRole('article').allTextContents()
      expect(shown.slice(0, rendered.length), url).toEqual(rendered)
      expect(asked, url).toEqual([])
    }
    await context.close()
    expect(faults.list).toEqual([])
  },
)
