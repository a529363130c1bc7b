import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices, type Screen } from '../setup/devices.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })
const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return { pathname, text: searchParams.get('q') }
}

const headingTop = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).boundingBox())?.y

/** Types on the search page until the list is open. */
async function type(page: Page, text: string) {
  await page.goto('/search')
  await box(page).fill(text)
  await list(page).waitFor()
}

async function checkSize(page: Page, { height }: Screen) {
  const frame = await list(page).boundingBox()
  expect(frame && frame.y + frame.height).toBeLessThan(0.7 * height)
  const rows = await option(page, /./).evaluateAll((found) =>
    found.map((row) => row.getBoundingClientRect().height),
  )
  expect(rows.length).toBeLessThanOrEqual(8)
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(44)
}

describe.each(devices)('on a $device', ({ screen }) => {
  it('the search bar completes a search query', async () => {
    const { context, page, faults } = await visit(journey, screen)
    const press = (name: RegExp) =>
      screen.hasTouch ? option(page, name).tap() : option(page, name).click()

    await type(page, 'mi')
    await checkSize(page, screen)
    const withList = await headingTop(page)
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    expect(await headingTop(page)).toBe(withList)
    await page.keyboard.press('ArrowDown')
    await press(/^Milk Category$/)
    await expect.poll(() => address(page).pathname).toMatch(/^\/dairy-eggs-\w+\/milk-\w+$/)

    await type(page, 'gauvana ton')
    await press(/^Gauvana Toned Milk ₹/)
    await expect.poll(() => address(page).pathname).toMatch(/^\/product\/toned-milk-\w+$/)

    await type(page, 'gau')
    await press(/^Gauvana Brand$/)
    await expect.poll(() => address(page)).toEqual({ pathname: '/search', text: 'Gauvana' })
    await list(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor()

    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the keyboard chooses, closes and opens the suggestions', async () => {
    const { context, page, faults } = await visit(journey, screen)
    await type(page, 'mi')
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    expect(await box(page).inputValue()).toBe('mi')
    await page.keyboard.press('ArrowDown')
    await list(page).waitFor()
    await page.keyboard.press('ArrowUp')
    const active = await box(page).getAttribute('aria-activedescendant')
    const last = option(page, /./).last()
    expect(await last.getAttribute('id')).toBe(active)
    expect(await last.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Tab')
    await list(page).waitFor({ state: 'detached' })
    await context.close()
    expect(faults.list).toEqual([])
  })
})

it('the search bar shows no list and no message while suggestions cannot be loaded', async () => {
  const { context, page } = await visit(journey, { width: 360, height: 740 })
  await page.goto('/search')
  await page.route('**/graphql?operationName=SearchSuggestions*', (route) => route.abort())
  const isAsked = page.waitForRequest(/operationName=SearchSuggestions/)
  await box(page).fill('milk')
  await isAsked
  await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor()
  expect(await list(page).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await context.close()
})
