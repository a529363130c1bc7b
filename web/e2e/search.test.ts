import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { waitForFocus } from './setup/focus.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const desktop = { width: 1280, height: 900 }

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const text = (page: Page) => new URL(page.url()).searchParams.get('q')

it('the app searches while the user types, and the URL follows every letter', async () => {
  const { context, page, faults } = await visit(journey, desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search for products' }).click()
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

further(() => {
  it('the search loads further results while scrolling', async () => {
    const { context, page, faults } = await visit(journey, desktop)
    await page.goto('/search?q=milk')
    await page.getByRole('article').first().waitFor()
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

  it('the search filters the results, keeps the filter when going back, and drops it for another query', async () => {
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
})
