import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { waitForFocus } from './setup/focus.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const text = (page: Page) => new URL(page.url()).searchParams.get('q')

async function openSearch() {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search for products' }).click()
  await box(page).waitFor()
  return { context, page, faults }
}

/** Whether the store is asked for products with these words. */
function asksFor(request: Request, words: string): boolean {
  const { searchParams } = new URL(request.url())
  const isSearch = searchParams.get('operationName') === 'Search'
  return isSearch && searchParams.get('variables')?.includes(`"text":"${words}"`) === true
}

/** Replaces the text and waits until its results stand. */
async function searchFor(page: Page, words: string) {
  const isAnswered = page.waitForResponse((response) => asksFor(response.request(), words))
  await box(page).fill(words)
  await isAnswered
  await page.locator('[aria-busy="false"]').getByText('Search Results').waitFor()
}

it('searches while typing, and the URL follows every letter', async () => {
  const { context, page, faults } = await openSearch()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/search')
  await waitForFocus(box(page))
  expect(await box(page).getAttribute('placeholder')).toBe('Search for atta dal and more.')
  for (const typed of ['p', 'pa', 'par', 'para', 'parac']) {
    await page.keyboard.type(typed.at(-1) ?? '')
    await expect.poll(() => text(page)).toBe(typed)
  }
  await page.getByRole('link', { name: 'Paracetamol 500 mg Tablets', exact: true }).waitFor()
  await expect.poll(() => heading(page).textContent()).toMatch(/^Search Results: [1-9]/)

  await page.reload()
  await page.getByRole('link', { name: 'Paracetamol 500 mg Tablets', exact: true }).waitFor()
  expect(await box(page).inputValue()).toBe('parac')
  await context.close()
  expect(faults.list).toEqual([])
})

it('finds products by prefixes and despite typos, and says when there are no results', async () => {
  const { context, page, faults } = await openSearch()
  await searchFor(page, 'tone mil')
  await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor()
  await searchFor(page, 'paracetmol')
  await page.getByRole('link', { name: 'Paracetamol 500 mg Tablets', exact: true }).waitFor()
  await searchFor(page, 'zzzzqqq')
  await page.getByText('No Data found').waitFor()
  await expect.poll(() => heading(page).textContent()).toBe('Search Results: 0')
  await context.close()
  expect(faults.list).toEqual([])
})

it('shows the results of the newest text when an older reply is late', async () => {
  const { context, page, faults } = await openSearch()
  const letGo = await holdBack(page, 'milk')
  const isAsked = page.waitForRequest((request) => asksFor(request, 'milk'))
  await box(page).fill('milk')
  await isAsked
  await searchFor(page, 'tea')
  const newest = await heading(page).textContent()
  letGo()
  await page.waitForTimeout(500)
  expect(await heading(page).textContent()).toBe(newest)
  expect(await page.getByRole('link', { name: 'Full Cream Milk', exact: true }).count()).toBe(0)
  await expect.poll(() => text(page)).toBe('tea')
  await context.close()
  expect(faults.list).toEqual([])
})

/** Holds the search for these words back until it is let go. */
async function holdBack(page: Page, words: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/graphql?*', async (route) => {
    if (asksFor(route.request(), words)) await isFree
    // The app may have given it up by now.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

it('loads further results while scrolling', async () => {
  const { context, page, faults } = await openSearch()
  await searchFor(page, 'milk')
  const total = Number((await heading(page).textContent())?.replace('Search Results: ', ''))
  expect(total).toBeGreaterThan(20)
  const cards = page.getByRole('main').getByRole('listitem')
  const scrolled = async () => {
    await page.mouse.wheel(0, 4000)
    return cards.count()
  }
  await expect.poll(scrolled, { interval: 200 }).toBe(total)
  await context.close()
  expect(faults.list).toEqual([])
})

it('filters the results, keeps the filter when going back, and drops it for another text', async () => {
  const { context, page, faults } = await visit(journey, {
    width: 360,
    height: 740,
    hasTouch: true,
  })
  await page.goto('/search?q=milk')
  await page.getByRole('article').first().waitFor()
  const all = await heading(page).textContent()
  await page.getByRole('button', { name: 'Sort & filter' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Sort & filter' })
  await drawer.getByLabel('Gauvana').tap()
  await drawer.getByRole('button', { name: 'Show 7 products' }).tap()
  await expect.poll(() => heading(page).textContent()).toBe('Search Results: 7')
  await page.reload()
  await expect.poll(() => heading(page).textContent()).toBe('Search Results: 7')
  const brands = page.getByRole('article').getByText('Gauvana', { exact: true })
  await expect.poll(() => brands.count()).toBe(7)
  await page.getByRole('article').first().getByRole('link').tap()
  await page.getByRole('heading', { name: /^Why shop from/ }).waitFor()
  await page.goBack()
  await expect.poll(() => heading(page).textContent()).toBe('Search Results: 7')
  await page.goBack()
  await expect.poll(() => heading(page).textContent()).toBe(all)
  await page.goForward()
  await box(page).fill('curd')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=curd')
  await context.close()
  expect(faults.list).toEqual([])
})

it('sorts the results by price, lowest first, and a category by discount', async () => {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await page.goto('/search?q=milk')
  const drawer = page.getByRole('dialog', { name: 'Sort & filter' })
  const choose = async (order: string) => {
    await page.getByRole('button', { name: 'Sort & filter' }).click()
    await drawer.getByLabel(order).click()
    await drawer.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await page.getByRole('button', { name: 'Sort & filter, 1 chosen' }).waitFor()
  }
  /** Whether the numbers of the cards are sorted, where a card without one counts as 0. */
  const isSorted = async (pattern: RegExp, sign: 1 | -1) => {
    const cards = await page.getByRole('article').allTextContents()
    const found = cards.map((text) => Number(pattern.exec(text)?.[1]?.replace(',', '') ?? 0))
    return found.length > 1 && String(found) === String(found.toSorted((a, b) => sign * (a - b)))
  }
  await choose('Price, lowest first')
  await expect.poll(() => isSorted(/₹([\d,.]+)/, 1)).toBe(true)

  await page.goto('/')
  await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().click()
  await page.getByRole('navigation', { name: /^Sub-categories/ }).waitFor()
  await choose('Discount, highest first')
  await expect.poll(() => isSorted(/([\d.]+)% off/, -1)).toBe(true)
  await context.close()
  expect(faults.list).toEqual([])
})

it('reports a search and then the use of a result, which the store accepts', async () => {
  const { context, page, faults } = await openSearch()
  await searchFor(page, 'milk')
  const isReported = (clicked: boolean) =>
    page.waitForResponse((response) => {
      const body = response.request().postData() ?? ''
      return body.includes('ReportSearch') && body.includes('"clicked":true') === clicked
    })
  const replies = Promise.all([isReported(false), isReported(true)])
  await page.getByRole('article').getByRole('link').first().click()
  for (const reply of await replies)
    expect(await reply.json()).toMatchObject({ data: { reportSearch: { userErrors: [] } } })
  expect(faults.list).toEqual([])
  await context.close()
})
