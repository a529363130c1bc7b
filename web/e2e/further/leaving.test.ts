import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { markWhenReady } from '../setup/app-ready.ts'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import { newShopper, presetStorage } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const cartSchema = z.object({
  viewer: z.object({ cart: z.object({ lines: z.array(z.object({ quantity: z.number() })) }) }),
})

describe.each(devices)('on a $device', ({ screen }) => {
  it('the cart keeps quantities that were tapped just before the page closed', () =>
    closeAfterTaps(screen))

  it('a long list keeps its position after a reload and a visit to another site', () =>
    returnToList(screen))
})

async function closeAfterTaps(screen: Screen) {
  const shopper = await newShopper(journey.store.url)
  const { context, page } = await visit(journey, screen)
  await presetStorage(context, shopper.storage)
  await markWhenReady(context)
  const isLoggedIn = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"Layout"')),
  )
  await page.goto('/search?q=milk')
  await isLoggedIn
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'))
  await page.getByRole('button', { name: 'Add Toned Milk to cart' }).first().waitFor()
  await page.evaluate(async () => {
    const tap = async (name: string) => {
      const find = () => document.querySelector<HTMLElement>(`[aria-label^="${name}"]`)
      while (!find()) await new Promise((resolve) => setTimeout(resolve))
      find()?.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
    await tap('Add Toned Milk')
    await tap('Increase quantity of Toned Milk')
    setTimeout(() => {
      void tap('Increase quantity of Toned Milk')
      location.href = '/healthz'
    })
  })
  await page.waitForURL('**/healthz')
  const readQuantities = async () => {
    const answer = await shopper.request('{ viewer { cart { lines { quantity } } } }')
    return cartSchema.parse(answer).viewer.cart.lines.map(({ quantity }) => quantity)
  }
  await expect.poll(readQuantities).toEqual([3])
  await context.close()
}

const cards = (page: Page) => page.locator('main li:has(a[href^="/product/"])')

async function returnToList(screen: Screen) {
  const { context, page, faults } = await visit(journey, screen)
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
  const readPlace = async () => ({
    rows: await cards(page).count(),
    y: await page.evaluate(() => window.scrollY),
  })
  let left = await readPlace()
  const isAtRest = async () => {
    const before = left
    left = await readPlace()
    return left.y === before.y && left.rows === before.rows
  }
  // A wheel's smooth scrolling would go on after the next step.
  await expect.poll(isAtRest, { interval: 500 }).toBe(true)
  await page.evaluate(() => window.scrollBy(0, -500))
  await expect.poll(isAtRest, { interval: 500 }).toBe(true)
  const { rows, y } = left
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
}
