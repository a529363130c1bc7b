import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { leaveDialogs } from './setup/focus.ts'
import { further } from './setup/suite.ts'
import { deskDevices } from './setup/devices.ts'
import { openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

let journey: OwnJourney
let admin: Shopper

// Each test registers its own shop.
beforeEach(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterEach(() => journey.close())

it.each(deskDevices)(
  'an owner registers for GST, and accepts a proposal for a product without a rate, on a $device',
  async ({ screen }) => {
    const { context, page, faults } = await visit(journey, screen)
    await presetStorage(context, admin.storage)
    await register(page)
    const before = await openMissing(page)
    await page.getByText('Without HSN code or GST rate').waitFor()
    await page.getByLabel('Search for products').fill('mouthwash')
    await page.getByRole('button', { name: /^Edit Mouthwash/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    await dialog.getByLabel('Name', { exact: true }).fill('Herbal Toothpaste')
    await dialog.getByText('Proposed: HSN 3306, 5% from').waitFor()
    await dialog.getByRole('button', { name: 'Use the proposal' }).click()
    expect(await dialog.getByLabel('HSN code').inputValue()).toBe('3306')
    await dialog.getByRole('button', { name: 'Update Product' }).click()
    await page.getByText('Product updated successfully').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(await openMissing(page)).toBe(before - 1)
    await page.getByRole('button', { name: 'Remove Without HSN code or GST rate' }).click()
    await page.waitForURL((url) => !url.search.includes('gst'))
    await context.close()
    expect(faults.list).toEqual([])
  },
)

further(() => {
  it('an owner sets the GST rate of several products, and of all that match a filter', async () => {
    const screens = await openScreens(journey, admin)
    const { page, go, check } = screens
    await register(page)
    await check('settings of a regular shop')
    const before = await openMissing(page)
    await page.getByRole('radio', { name: 'Table' }).check()
    await page.locator('table[aria-busy="false"]').waitFor()
    for (const row of [0, 1, 2])
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(row + 1)
        .check()
    const dialog = page.getByRole('dialog', { name: 'Set GST' })
    await page.getByRole('button', { name: 'Set GST…' }).click()
    await dialog.getByLabel('HSN code').fill('09023')
    await dialog.getByLabel('GST rate').selectOption('5%')
    await check('Set GST', { widths: [1440], part: '[role="dialog"]' })
    await dialog.getByRole('button', { name: 'Change 3 products' }).click()
    await dialog.getByText('HSN code must have 4, 6 or 8 digits.').waitFor()
    await dialog.getByLabel('HSN code').fill('0902')
    await dialog.getByLabel('From').fill('2025-09-22')
    await dialog.getByRole('button', { name: 'Change 3 products' }).click()
    await page.getByText('3 products changed').waitFor()
    expect(await openMissing(page)).toBe(before - 3)

    await page.locator('table[aria-busy="false"]').waitFor()
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Set GST…' }).click()
    await dialog.getByText(/^For all \d+ products/).click()
    await dialog.getByLabel('HSN code').fill('2106')
    await dialog.getByLabel('GST rate').selectOption('18%')
    await dialog.getByRole('button', { name: `Change ${before - 3} products` }).click()
    await page.getByText(`${before - 3} products changed`).waitFor()
    await page.getByText('No products found.').waitFor()
    await go('/dashboard/overview')
    await page.getByText('0products without HSN code or GST rate').waitFor()
    await check('overview of a regular shop', { widths: [360] })
    await screens.finish()
  })
})

/** Registers the shop in the settings. */
async function register(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByLabel('GST registration').selectOption('Regular')
  await page.getByText('Each line shows its HSN code with 4 digits').waitFor()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Please enter the GSTIN.').waitFor()
  await page.getByLabel('GSTIN').fill('29ABCDE1234F1ZW')
  await page.getByText('Orders within Karnataka show CGST and SGST.').waitFor()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Settings saved.').waitFor()
}

/** Opens the list of products without GST data from the overview, and returns their number there. */
async function openMissing(page: Page): Promise<number> {
  await leaveDialogs(page)
  await page.goto('/dashboard/overview')
  const link = page.getByRole('link', { name: /without HSN code or GST rate$/ })
  const count = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  await page.waitForURL('**/dashboard/product?gst=missing')
  return count
}
