import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { newShopper, presetStorage } from './setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const cartSchema = z.object({
  viewer: z.object({ cart: z.object({ lines: z.array(z.object({ quantity: z.number() })) }) }),
})

it('keeps quantities that were tapped just before the page closed', async () => {
  const shopper = await newShopper(journey.store.url)
  const { context, page } = await visit(journey, { width: 1280, height: 900 })
  await presetStorage(context, shopper.storage)
  await page.goto('/search?q=milk')
  await page.getByRole('button', { name: 'My Cart' }).waitFor()
  // In one task, so that no reply arrives between the taps and the end of the page.
  await page.getByRole('button', { name: 'Add Toned Milk to cart' }).first().waitFor()
  await page.evaluate(() => {
    const tap = (name: string) =>
      document.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.click()
    tap('Add Toned Milk')
    setTimeout(() => {
      tap('Increase quantity of Toned Milk')
      tap('Increase quantity of Toned Milk')
      location.href = '/healthz'
    }, 0)
  })
  await page.waitForURL('**/healthz')
  const readQuantities = async () => {
    const answer = await shopper.request('{ viewer { cart { lines { quantity } } } }')
    return cartSchema.parse(answer).viewer.cart.lines.map(({ quantity }) => quantity)
  }
  await expect.poll(readQuantities).toEqual([3])
  await context.close()
})

const cards = (page: Page) => page.locator('main li:has(a[href^="/product/"])')

it('shows a long list as it was left, after a reload and after a visit of another site', async () => {
  const { context, page, faults } = await visit(journey, { width: 390, height: 800 })
  const shift = watchLayoutShift(page)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('operationName=Search&')) pages.push(request.url())
  })
  await page.goto('/search?q=a')
  await cards(page).first().waitFor()
  while ((await cards(page).count()) < 40) {
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(100)
  }
  const rows = await cards(page).count()
  const y = await page.evaluate(() => {
    window.scrollTo(0, window.scrollY - 500)
    return window.scrollY
  })
  const isAsLeft = async () => {
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(rows)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    expect(pages.length).toBeLessThanOrEqual(2)
  }
  await page.waitForTimeout(200)
  pages.length = 0
  await page.reload()
  await isAsLeft()
  await shift.check('after a reload')
  pages.length = 0
  await page.goto('/healthz')
  await page.goBack()
  await isAsLeft()
  await shift.check('after a visit of another site')
  await context.close()
  expect(faults.list).toEqual([])
})
