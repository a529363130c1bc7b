import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../src/lib/urls/paths.ts'
import { markWhenReady, waitUntilReady } from './setup/app-ready.ts'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { findProduct } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { newShopper, presetStorage, type Shopper } from './setup/shopper.ts'

let journey: Journey
let shopper: Shopper
let milk: string
let curd: string

beforeAll(async () => {
  journey = await startJourney()
  shopper = await newShopper(journey.store.url)
  const pathOf = async (text: string) =>
    paths.product({ ...(await findProduct(shopper, text)), slug: 'any' })
  milk = await pathOf('toned milk')
  curd = await pathOf('curd')
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }

async function open(screen: Screen, path: string, person: Shopper | null = null) {
  const visitor = await visit(journey, screen)
  await markWhenReady(visitor.context)
  if (person) await presetStorage(visitor.context, person.storage)
  await visitor.page.goto(path)
  await waitUntilReady(visitor.page)
  return visitor
}

const bar = (page: Page) => page.getByRole('region', { name: /^Buy / })
const cartBar = (page: Page) => page.getByRole('link').filter({ hasText: 'View cart' })
const scroll = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const END = 100_000

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) }
}

it('the product page keeps its cart control within reach on a phone, above the cart bar', async () => {
  const { context, page, faults } = await open(phone, milk, await newShopper(journey.store.url))
  const layoutShift = watchLayoutShift(page)
  const own = page.getByRole('main').getByRole('button', { name: /^Add Toned Milk/ })
  await own.scrollIntoViewIfNeeded()
  await bar(page).waitFor({ state: 'detached' })
  await scroll(page, END)
  await bar(page).waitFor()
  await layoutShift.check('with the bar')
  // At the edge of the screen, where nothing covers it while the cart is empty.
  await own.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom + 10 - window.innerHeight),
  )
  await bar(page).waitFor({ state: 'detached' })
  expect((await own.boundingBox())?.width).toBeGreaterThan(300)
  await scroll(page, END)
  await bar(page).waitFor()
  await bar(page)
    .getByRole('button', { name: /^Add Toned Milk/ })
    .tap()
  await cartBar(page).waitFor()
  // The cart bar slides in.
  const isAbove = async () => (await boxOf(bar(page))).bottom <= (await boxOf(cartBar(page))).top
  await expect.poll(isAbove).toBe(true)
  await bar(page).getByRole('group', { name: 'Quantity of Toned Milk' }).waitFor()
  // The page's end is above both bars.
  await scroll(page, END)
  const lastText = page.getByRole('contentinfo').getByRole('list').last()
  expect((await boxOf(lastText)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).top)
  await context.close()
  expect(faults.list).toEqual([])
})

further(() => {
  it("the product page keeps all its parts while a logged-in user's scripts load slowly", async () => {
    const { context, page, faults } = await visit(journey, phone)
    await markWhenReady(context)
    await presetStorage(context, shopper.storage)
    await page.route(/ProductDetails|ProductExtras/, async (route) => {
      await setTimeout(1_000)
      await route.continue()
    })
    await page.goto(milk)
    await waitUntilReady(page)
    expect(await page.getByText('Why shop from').isVisible()).toBe(true)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('tabbing through the product page never leaves the focus under the header or a bar', async () => {
    const { context, page, faults } = await open(phone, milk, await newShopper(journey.store.url))
    await scroll(page, END)
    await bar(page)
      .getByRole('button', { name: /^Add Toned Milk/ })
      .tap()
    await cartBar(page).waitFor()
    expect(await tabThrough(page, 60)).toEqual([])
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('tabbing through a product list never leaves the focus under the header or the cart bar', async () => {
    const person = await newShopper(journey.store.url)
    const { context, page, faults } = await open(phone, '/search?q=milk', person)
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().tap()
    await cartBar(page).waitFor()
    await page.getByRole('combobox').focus()
    expect(await tabThrough(page, 60)).toEqual([])
    await context.close()
    expect(faults.list).toEqual([])
  })
})

/** Waits for toasts, which disappear on a timer, and turns off smooth scrolling. */
async function settle(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toast = page.getByText('Item added')
  await toast.waitFor()
  await toast.waitFor({ state: 'detached' })
}

/** Presses Tab, then Shift+Tab as often. Returns the elements that were covered while they had the focus. */
async function tabThrough(page: Page, presses: number): Promise<string[]> {
  await settle(page)
  const covered: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key)
      const name = await page.evaluate(nameCoveredFocus)
      if (name !== null) covered.push(`${key}: ${name}`)
    }
  }
  return covered
}

/** Runs in the page. Returns the name of the focused element if another element covers it, or if it is out of sight. */
function nameCoveredFocus(): string | null {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return null
  const { left, right, top, bottom } = activeElement.getBoundingClientRect()
  // For a card at the edge of a row, the visible part.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const there = document.elementFromPoint(x, (top + bottom) / 2)
  const isSeen = there && (activeElement.contains(there) || there.contains(activeElement))
  const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent
  return isSeen ? null : `${activeElement.tagName} ${label} at ${Math.round(top)}`
}

/** Waits until the section with other products has recorded this product, so that the section has its final height. */
async function waitForRecent(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => localStorage.getItem('recent-products')?.split(' ').length === expected,
    count,
  )
}

describe.each(devices)('on a $device', ({ screen }) => {
  further(() => {
    it('the product page shows similar products and recently viewed products', async () => {
      const { context, page, faults } = await open(screen, curd)
      const layoutShift = watchLayoutShift(page)
      await waitForRecent(page, 1)
      await page.goto(milk)
      await waitForRecent(page, 2)
      await scroll(page, END)
      const cardsOf = (name: string) => page.getByRole('list', { name }).getByRole('article')
      await cardsOf('Similar products').first().waitFor()
      await cardsOf('Recently viewed').first().waitFor()
      expect(await cardsOf('Recently viewed').count()).toBe(1)
      await layoutShift.check('with all rows')
      await cardsOf('Recently viewed').getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: /curd/i }).waitFor()
      await scroll(page, END)
      await cardsOf('Recently viewed').getByRole('link', { name: 'Toned Milk' }).waitFor()
      await page.getByRole('button', { name: 'Clear recently viewed' }).click()
      await cardsOf('Recently viewed').first().waitFor({ state: 'detached' })
      await context.close()
      expect(faults.list).toEqual([])
    })
  })

  it('a product image is enlarged, and Back closes it', async () => {
    const { context, page, faults } = await open(screen, milk)
    await page.getByRole('button', { name: 'Enlarge image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Images' })
    const picture = dialog.getByRole('img')
    await picture.waitFor()
    const before = await picture.boundingBox()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBe(1.5 * (before?.width ?? 0))
    await page.waitForFunction(() => (history.state as { isOverlay?: boolean } | null)?.isOverlay)
    await page.evaluate(() => history.back())
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toContain('/product/')
    await context.close()
    expect(faults.list).toEqual([])
  })
})
