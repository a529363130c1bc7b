import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { waitForFocus } from '../setup/focus.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, type Shopper, signIn } from '../setup/shopper.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'

let journey: Journey
let admin: Shopper

beforeAll(async () => {
  journey = await startJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

async function open(screen: Screen) {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, admin.storage)
  return visitor
}

/** Each page's buttons that open a dialog, and the dialog's name. */
const pages: Record<string, [button: RegExp, dialog: RegExp][]> = {
  '/dashboard/category': [
    [/^Add Category/, /^Category/],
    [/^Edit/, /^Update Category/],
  ],
  '/dashboard/subcategory': [
    [/^Add Sub Category/, /^Add Sub Category/],
    [/^Edit/, /^Edit Sub Category/],
  ],
  '/dashboard/product': [
    [/^Import/, /^Import products/],
    [/^Edit/, /^Edit Product/],
    [/^Stock history/, /^Stock history/],
  ],
  '/dashboard/upload-product': [[/^Add Fields/, /^Add Field/]],
}

async function openAndClose(page: Page, button: Locator, dialog: Locator) {
  await button.click()
  await close(page, button, dialog)
}

/** Checks that the open dialog has the focus and returns it to its button. */
async function close(page: Page, button: Locator, dialog: Locator) {
  await dialog.waitFor()
  await waitForFocus(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(button)
}

it.each(devices)('dialogs open without moving the page, on a $device', async ({ screen }) => {
  const { context, page, faults } = await open(screen)
  const layoutShift = watchLayoutShift(page)
  for (const [path, dialogs] of Object.entries(pages)) {
    await page.goto(path)
    for (const [button, dialog] of dialogs) {
      const opener = page.getByRole('main').getByRole('button', { name: button }).first()
      await openAndClose(page, opener, page.getByRole('dialog', { name: dialog }))
      await layoutShift.check(`${path}, ${dialog.source}`)
    }
  }
  await context.close()
  expect(faults.list).toEqual([])
})

/** Opens an admin page, makes it 20 seconds old, and blocks one of its chunks until `isBack`. */
async function openOld(path: string, chunk: string) {
  const visitor = await open({ width: 360, height: 900 })
  const { page } = visitor
  const chunks = { isBack: false }
  await page.clock.install()
  await page.route(chunk, (route) => (chunks.isBack ? route.continue() : route.abort()))
  const isAskedAhead = page.waitForEvent('requestfailed')
  await page.goto(path)
  await isAskedAhead
  await page.clock.fastForward(20_000)
  return { ...visitor, chunks }
}

async function openOldCategories() {
  const visitor = await openOld('/dashboard/category', '**/assets/CategoryDialog-*.js')
  const button = visitor.page.getByRole('button', { name: 'Add Category' })
  await button.waitFor()
  return { ...visitor, button, dialog: visitor.page.getByRole('dialog', { name: 'Category' }) }
}

it('dialogs reload the page when their chunk no longer exists, and open on the new page', async () => {
  const { context, page, chunks, button, dialog } = await openOldCategories()
  // Only the reloaded page requests an existing chunk.
  page.once('framenavigated', () => (chunks.isBack = true))
  const isReloaded = page.waitForEvent('load')
  await button.click()
  await isReloaded
  await openAndClose(page, button, dialog)
  await context.close()
})

/** Some browsers retry a failed chunk; others remember the failure until the page is reloaded. */
it('dialogs open once their chunk can be loaded, with or without a reload', async () => {
  const { context, page, chunks, button, dialog } = await openOldCategories()
  chunks.isBack = true
  const isReloaded = new Promise<true>((resolve) => page.once('load', () => resolve(true)))
  await button.click()
  const isOpen = dialog.waitFor().then(() => false)
  if (await Promise.race([isReloaded, isOpen])) await button.click()
  await close(page, button, dialog)
  await context.close()
})

it('dialogs keep a half-filled form when their chunk no longer exists', async () => {
  const { context, page } = await openOld(
    '/dashboard/upload-product',
    '**/assets/AddFieldDialog-*.js',
  )
  await page.getByLabel('Name', { exact: true }).fill('Marigold seeds')
  const button = page.getByRole('button', { name: 'Add Fields' })
  await button.click()
  await page.getByText('We couldn’t load this.').waitFor()
  await waitForFocus(button)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Marigold seeds')
  await context.close()
})
