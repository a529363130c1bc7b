import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { leaveDialogs, waitForFocus } from './focus.ts'

/** Creates an image file with this background. */
async function createPicture(name: string, background: string) {
  const create = { width: 600, height: 600, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Adds the category “Garden” in the dashboard. */
export async function addCategory(page: Page): Promise<void> {
  await page.goto('/dashboard/category')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Category' })
  expect(await dialog.locator('input[type=file]').isDisabled()).toBe(true)
  await dialog.getByLabel('Name').fill('Garden')
  const picture = await createPicture('garden.png', '#3a7d44')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: /^View/ }).waitFor()
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await page.getByText('Garden', { exact: true }).waitFor()
  await leaveDialogs(page)
}

/** Adds the sub-category “Seeds” to “Garden” in the dashboard. */
export async function addSubCategory(page: Page): Promise<void> {
  await page.goto('/dashboard/subcategory')
  await page.getByRole('button', { name: 'Add Sub Category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Sub Category' })
  await dialog.getByLabel('Name').fill('Seeds')
  const picture = await createPicture('seeds.png', '#8a5a2b')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: /^View/ }).waitFor()
  await dialog.getByLabel('Category').selectOption('Garden')
  await dialog.getByRole('button', { name: 'Add Sub Category' }).click()
  await page.getByText('Seeds', { exact: true }).waitFor()
  await leaveDialogs(page)
}

/** Adds “Marigold seeds” to “Seeds” in the dashboard: 10 in stock, for ₹200 less 10%. */
export async function uploadProduct(page: Page): Promise<void> {
  await page.goto('/dashboard/upload-product')
  await page.getByLabel('Name', { exact: true }).fill('Marigold seeds')
  await page.getByLabel('Description').fill('Orange all summer.')
  const pictures = [
    await createPicture('front.png', '#ff9f1c'),
    await createPicture('back.png', '#2ec4b6'),
  ]
  await page.locator('input[type=file]').setInputFiles(pictures)
  await expect.poll(() => page.getByRole('button', { name: /^View/ }).count()).toBe(2)
  await page.getByLabel('Category', { exact: true }).selectOption('Garden')
  await page.getByLabel('Sub Category', { exact: true }).selectOption('Seeds')
  await page.getByLabel('Unit').fill('20 g')
  await page.getByLabel('Number of Stock').fill('10')
  await page.getByLabel('Price').fill('200')
  await page.getByLabel('Discount').fill('10')
  await page.getByRole('button', { name: 'Add Fields' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Field' })
  await dialog.getByPlaceholder('Enter field name').fill('Season')
  await dialog.getByRole('button', { name: 'Add Field' }).click()
  await page.getByLabel('Season', { exact: true }).fill('Spring')
  await page.getByRole('button', { name: 'Submit' }).click()
  const success = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await success.getByRole('button').last().click()
  const name = page.getByLabel('Name', { exact: true })
  await expect.poll(() => name.inputValue()).toBe('')
  // The next entry can be typed immediately.
  await waitForFocus(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}
