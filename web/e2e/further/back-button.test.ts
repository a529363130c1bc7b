import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { shopperWith } from '../setup/checkout.ts'
import { markWhenReady, waitUntilReady } from '../setup/app-ready.ts'
import { devices } from '../setup/devices.ts'
import { presetStorage } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const desktop = { width: 1440, height: 900 }

async function open(screen: typeof desktop, path: string, person = true) {
  const visitor = await visit(journey, screen)
  await markWhenReady(visitor.context)
  const { storage } = await shopperWith(journey, { 'toned milk': 1 })
  if (person) await presetStorage(visitor.context, storage)
  await visitor.page.goto(path)
  await waitUntilReady(visitor.page)
  return visitor
}

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
const path = (page: Page) => new URL(page.url()).pathname
/** Acts like the browser's button, which a page can't ignore. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const goForward = (page: Page) => page.evaluate(() => history.forward())
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
/** An open dialog's history entry is added and removed with a short delay. */
const settle = (page: Page, isOpen: boolean) =>
  page.waitForFunction(
    (expected) =>
      Boolean((history.state as { isOverlay?: boolean } | null)?.isOverlay) === expected,
    isOpen,
  )

describe.each(devices)('the Back button on a $device', ({ screen }) => {
  it('Back closes the first page’s dialog, and then asks before it closes a form, without losing input', async () => {
    const { context, page, faults } = await open(screen, '/dashboard/address')
    await press(page, /^Add Address/)
    await page.getByLabel('City').fill('Mysuru')
    await settle(page, true)
    await goBack(page)
    await dialog(page, 'Discard changes?').waitFor()
    await settle(page, true)
    await goBack(page)
    await dialog(page, 'Discard changes?').waitFor({ state: 'detached' })
    expect(await page.getByLabel('City').inputValue()).toBe('Mysuru')
    await settle(page, true)
    await goBack(page)
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByLabel('City').waitFor({ state: 'detached' })
    await settle(page, false)
    expect(path(page)).toBe('/dashboard/address')
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('Back leaves the page with one press after a dialog was closed in another way', async () => {
    const { context, page, faults } = await open(screen, '/user')
    await page.getByRole('link', { name: 'Save Address' }).first().click()
    await page.getByRole('button', { name: /^Add Address/ }).waitFor()
    for (const key of ['Escape', 'Enter']) {
      await press(page, /^Add Address/)
      await settle(page, true)
      if (key === 'Enter') await page.getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press(key)
      await settle(page, false)
    }
    await goForward(page)
    await settle(page, false)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await goBack(page)
    await expect.poll(() => path(page)).toBe('/user')
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('Back returns to the page after a reload while a dialog was open', async () => {
    const { context, page, faults } = await open(screen, '/search?q=milk')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { name: /^Why shop from/ }).waitFor()
    await page.goBack()
    await press(page, /^Sort & filter/)
    await settle(page, true)
    await page.reload()
    await settle(page, false)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('Back skips a filter’s drawer after the filter was applied in it', async () => {
    const { context, page, faults } = await open(screen, '/search?q=milk')
    await press(page, /^Sort & filter/)
    await page.getByRole('radio', { name: /lowest first/i }).check()
    await settle(page, true)
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await page.waitForURL(/sort/)
    await goBack(page)
    await expect.poll(() => new URL(page.url()).search).toBe('?q=milk')
    await context.close()
    expect(faults.list).toEqual([])
  })
})

it('Back closes the account menu and the cart, and returns from a page opened from the cart', async () => {
  const { context, page, faults } = await open(desktop, '/')
  const account = page.getByRole('button', { name: 'Account', exact: true })
  await account.click()
  await settle(page, true)
  await goBack(page)
  await expect.poll(() => account.getAttribute('aria-expanded')).toBe('false')
  await page.getByRole('button', { name: /in your cart/ }).click()
  const cart = dialog(page, 'My Cart')
  await cart.waitFor()
  await settle(page, true)
  await goBack(page)
  await cart.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /in your cart/ }).click()
  await settle(page, true)
  await cart.getByRole('link').first().click()
  await expect.poll(() => path(page)).not.toBe('/')
  await goBack(page)
  await expect.poll(() => path(page)).toBe('/')
  await settle(page, false)
  expect(await cart.count()).toBe(0)
  await context.close()
  expect(faults.list).toEqual([])
})
