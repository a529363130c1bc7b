import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { LayoutDocument } from '../src/apollo/layout.generated.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'
import { paths } from '../src/lib/urls/paths.ts'
import { markWhenReady, waitUntilReady } from './setup/app-ready.ts'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further, furtherCases } from './setup/suite.ts'
import { devices } from './setup/devices.ts'
import { holdScripts } from './setup/hold-scripts.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, newShopper, signIn, type Shopper } from './setup/shopper.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'

const phone = { width: 360, height: 740, hasTouch: true }

let journey: QuietJourney
let admin: Shopper
let places: Record<Place, string>

type Place = 'front page' | 'listing' | 'product' | 'search'

const checkedPlaces: Place[] = ['front page', 'listing', 'product', 'search']

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
  places = await findPlaces()
  for (const path of Object.values(places)) await rendered(path)
})
afterAll(() => journey.close())

const item = z.object({ id: z.string(), slug: z.string() })
const milk = z.object({
  categories: z.array(item.extend({ name: z.string(), subCategories: z.tuple([item]).rest(item) })),
  searchProducts: z.object({ edges: z.tuple([z.object({ node: item })]) }),
})

/** Finds the paths of the entry pages. */
async function findPlaces() {
  const { categories, searchProducts } = milk.parse(
    await admin.request(
      '{ categories { id slug name subCategories { id slug } } searchProducts(text: "toned milk", first: 1) { edges { node { id slug } } } }',
    ),
  )
  const category = categories.find(({ name }) => name === 'Dairy & Eggs')
  if (!category) throw new Error('The catalogue has no dairy.')
  return {
    'front page': paths.home,
    listing: paths.listing(category, category.subCategories[0]),
    product: paths.product(searchProducts.edges[0].node),
    search: paths.search('milk'),
  }
}

/** Fetches the page's HTML. If rendering takes too long, as at first on a busy machine, the server sends a shell. */
function rendered(path: string): Promise<string> {
  const read = async () => {
    const html = await (await fetch(journey.store.url + path)).text()
    expect(html).toContain('id="page-state"')
    return html
  }
  return vi.waitFor(read, { timeout: 60_000, interval: 500 })
}

const endsWith = (path: string): unknown => expect.stringMatching(new RegExp(`^http.*${path}$`))

/** Returns the page's description for search engines. */
function readData(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

const adds = (page: Page) => page.getByRole('button', { name: /^Add .* to cart$/ })

/** Records the page's GraphQL requests from now on by operation name; POST requests have no name. */
function recordQueries(page: Page): (string | null)[] {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/graphql') asked.push(searchParams.get('operationName'))
  })
  return asked
}

/** Finds preloaded images in a width that no element shows. Browsers warn about them after some seconds. */
function findUnusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc))
    return performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link')
      .map(({ name }) => name)
      .filter((url) => url.includes('/media/') && !shown.has(url))
  })
}

/** Checks a link's preview in messengers, and the canonical URL for search engines. */
async function checkPreview(page: Page, place: Place) {
  const read = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute('content')
  const isFront = place === 'front page'
  const title = await read('title')
  expect(await page.title()).toBe(isFront ? title : `${title} · Kirana Care`)
  expect((await read('description'))?.length).toBeGreaterThan(10)
  expect(await read('image')).toMatch(isFront ? /^http.*\/icon-512\.png$/ : /^http.*\/media\//)
  expect(await read('type')).toBe(place === 'product' ? 'product' : 'website')
  expect(await read('site_name')).toBe('Kirana Care')
  const url = await read('url')
  expect(new URL(url ?? '').pathname).toBe(places[place])
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url)
}

describe('a page without scripts', () => {
  it.each<[Place, 'button' | 'heading' | 'link', string | RegExp]>([
    ['product', 'heading', /^Why shop from/],
    ...furtherCases<[Place, 'button' | 'heading' | 'link', string | RegExp]>([
      ['front page', 'button', /^Add .* to cart$/],
      ['listing', 'button', /^Add .* to cart$/],
      ['search', 'link', 'Toned Milk'],
    ]),
  ])('a page without scripts shows the content of the %s', async (place, role, name) => {
    const { context, page, faults } = await visit(journey, { ...phone, javaScriptEnabled: false })
    await page.goto(places[place])
    await page.getByRole(role, { name }).first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    if (place !== 'search') await checkPreview(page, place)
    await context.close()
    expect(faults.list).toEqual([])
  })

  further(() => {
    it.each(['/', '/cart', '/register', '/dashboard/profile', '/dashboard/product'])(
      'a page without scripts says so at the top of %s, and shows no endless loader',
      async (path) => {
        const { context, page } = await visit(journey, { ...phone, javaScriptEnabled: false })
        await page.goto(path)
        const note = page.locator('noscript p')
        await note.waitFor()
        expect((await note.boundingBox())?.y).toBe(0)
        for (const waiting of await page.locator('.shell, [role=status]').all())
          expect(await waiting.isVisible()).toBe(false)
        await context.close()
      },
    )
  })
})

further(() => {
  it('the server responds with status 404 for a URL without a page', async () => {
    const gone = { id: 'f'.repeat(24), slug: 'call-this-number' }
    const listing = places.listing.replace(/[^/]+$/, paths.product(gone).split('/').at(-1) ?? '')
    for (const path of [paths.product(gone), listing, '/nope', '/a/b/c']) {
      const html = await rendered(path)
      expect(html, path).toContain('Page not found')
      expect(html, path).not.toContain('Call This Number')
      expect((await fetch(journey.store.url + path)).status, path).toBe(404)
    }
    expect((await fetch(journey.store.url + places.listing)).status).toBe(200)
  })
})

describe('a prerendered page', () => {
  it.each<Exclude<Place, 'front page'>>([
    'product',
    ...furtherCases<'listing' | 'search'>(['listing', 'search']),
  ])(
    'a prerendered page sends no request for the %s, does not move, and has working buttons',
    async (place) => {
      const { context, page, faults } = await visit(journey, phone)
      const asked = recordQueries(page)
      const layoutShift = watchLayoutShift(page)
      await page.goto(places[place])
      const title = await page.title()
      await layoutShift.check(place)
      expect(asked).toEqual([])
      await adds(page).first().tap()
      await page.getByText('Please login to add items to cart').waitFor()
      expect(title).toMatch(/ · Kirana Care$/)
      await context.close()
      expect(faults.list).toEqual([])
    },
  )

  further(() => {
    it.each(checkedPlaces)(
      'a prerendered page does not move on the %s when its font loads last',
      async (place) => {
        const { context, page } = await visit(journey, phone)
        let release = () => {}
        const isDrawn = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/*.woff2', async (route) => {
          await isDrawn
          await route.continue()
        })
        const layoutShift = watchLayoutShift(page)
        await page.goto(places[place], { waitUntil: 'domcontentloaded' })
        await adds(page).first().waitFor()
        await layoutShift.check('in the fallback font')
        release()
        await page.evaluate(() => document.fonts.ready)
        await layoutShift.check('in its own font')
        await context.close()
      },
    )

    it.each(checkedPlaces)(
      'a prerendered page preloads only images that the %s shows',
      async (place) => {
        for (const { screen } of devices) {
          const { context, page, faults } = await visit(journey, screen)
          await page.goto(places[place])
          await adds(page).first().waitFor()
          await page.waitForLoadState('networkidle')
          expect(await findUnusedPreloads(page), `${screen.width} px`).toEqual([])
          await context.close()
          expect(faults.list).toEqual([])
        }
      },
    )

    it('a prerendered front page requests only further rows, and then works as usual', async () => {
      const { context, page, faults } = await visit(journey, phone)
      const asked = recordQueries(page)
      const layoutShift = watchLayoutShift(page)
      await page.goto(places['front page'])
      const last = page.getByRole('region').last()
      await last.scrollIntoViewIfNeeded()
      await adds(page).nth(20).waitFor()
      await last.getByRole('listitem').first().waitFor()
      expect(new Set(asked)).toEqual(new Set(['CategoryRow']))
      await layoutShift.check('front page')
      expect(await page.locator('head title, head meta[name="description"]').count()).toBe(2)
      await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().tap()
      await page.waitForURL(/\/dairy-eggs-\w+$/)
      const others = () => asked.filter((name) => name !== 'CategoryRow')
      // It may also request its next page immediately.
      await expect.poll(() => new Set(others())).toEqual(new Set(['Listing']))
      await context.close()
      expect(faults.list).toEqual([])
    })

    it('a prerendered page keeps text that was typed before its scripts loaded', async () => {
      const { context, page, faults } = await visit(journey, phone)
      const release = await holdScripts(page)
      await page.goto(places.search, { waitUntil: 'commit' })
      const box = page.getByRole('combobox', { name: 'Search for products' })
      await box.fill('rice')
      release()
      await page.waitForURL(/\?q=rice$/)
      await page.getByRole('link', { name: /Rice/ }).first().waitFor()
      expect(await box.inputValue()).toBe('rice')
      await context.close()
      expect(faults.list).toEqual([])
    })

    it('a prerendered page repeats taps from before its scripts loaded, in their order', async () => {
      const shopper = await newShopper(journey.store.url)
      const { context, page, faults } = await visit(journey, phone)
      await presetStorage(context, shopper.storage)
      const release = await holdScripts(page)
      await page.goto(places.listing)
      await adds(page).nth(1).tap()
      await adds(page).nth(2).tap()
      await page.getByRole('link', { name: 'My Cart, 0 items' }).tap()
      release()
      await page.waitForURL(paths.cart)
      await page.getByRole('link', { name: 'My Cart, 2 items' }).waitFor()
      await context.close()
      expect(faults.list).toEqual([])
    })

    it('a prerendered page follows a link immediately, without its scripts', async () => {
      const { context, page } = await visit(journey, phone)
      await holdScripts(page)
      await page.goto(places.listing)
      await page.getByRole('link', { name: 'Login' }).tap()
      await page.waitForURL(paths.login, { waitUntil: 'commit' })
      await context.close()
    })
  })

  it("a prerendered page becomes the logged-in user's page with one request", async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page, faults } = await visit(journey, phone)
    await presetStorage(context, shopper.storage)
    await markWhenReady(context)
    const asked = recordQueries(page)
    const layoutShift = watchLayoutShift(page)
    await page.goto(places.listing)
    await waitUntilReady(page)
    await page.getByRole('link', { name: 'Account' }).waitFor()
    await layoutShift.check('listing')
    expect(asked).toHaveLength(1)
    expect(
      await page.locator('head title, meta[name="description"], link[rel="canonical"]').count(),
    ).toBe(3)
    await adds(page).first().tap()
    await page.getByRole('link').filter({ hasText: 'View cart' }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  further(() => {
    it('a prerendered page requests the layout once, as a browser-rendered page does', async () => {
      const shopper = await newShopper(journey.store.url)
      const { context, page } = await visit(journey, phone)
      await presetStorage(context, shopper.storage)
      const hash = getOperationHash(LayoutDocument)
      let count = 0
      page.on('request', (request) => {
        if (request.postData()?.includes(hash) === true) count += 1
      })
      for (const path of [places.listing, paths.cart]) {
        count = 0
        await page.goto(path)
        await page.getByRole('link', { name: 'Account' }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(count).toBe(1)
      }
      await context.close()
    })

    it('the front page describes the shop to search engines, and a listing its place in the shop', async () => {
      expect(readData(await rendered('/'))).toMatchObject([
        { '@type': ['GroceryStore', 'Pharmacy'], name: 'Kirana Care', currenciesAccepted: 'INR' },
      ])
      const listing = await rendered(places.listing)
      expect(readData(listing)).toMatchObject([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home' },
            { position: 2, name: 'Dairy & Eggs' },
            { position: 3, item: endsWith(places.listing) },
          ],
        },
      ])
      const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(listing) ?? []
      expect(canonical).toEqual(endsWith(places.listing))
    })

    it('a prerendered page escapes a hostile name in its markup and state', async () => {
      const name = `</script><img src=x onerror=alert(1)> ${Date.now()}`
      const { createProduct } = created.parse(
        await admin.request(CREATE_PRODUCT, { input: toProductInput(name) }),
      )
      const path = paths.product(createProduct.product)
      const html = await rendered(path)
      expect(html).not.toContain('<img src=x')
      expect(readData(html)).toMatchObject([{ name }, { '@type': 'BreadcrumbList' }])
      const { context, page, faults } = await visit(journey, phone)
      await page.goto(path)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
      await adds(page).first().tap()
      await page.getByText('Please login to add items to cart').waitFor()
      await context.close()
      expect(faults.list).toEqual([])
    })
  })
})

const CREATE_PRODUCT =
  'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id slug } userErrors { message } } }'
const created = z.object({ createProduct: z.object({ product: item }) })
const toProductInput = (name: string) => ({
  ...{ name, images: [], unit: '1 pc', stock: 5, price: 1000, discountPercent: 0 },
  ...{ categoryIds: [], subCategoryIds: [], description: name, details: [{ name, value: name }] },
})
