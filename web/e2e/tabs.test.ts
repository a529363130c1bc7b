import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { logIn, newShopper } from './setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText('You are logged out').waitFor()
}

it("all tabs show a person's cart, and no tab shows it after the logout", async () => {
  const [asha, binod] = await Promise.all([1, 2].map(() => newShopper(journey.store.url)))
  if (!asha || !binod) throw new Error('There is no customer.')
  const { context, page, faults } = await visit(journey, { width: 1280, height: 800 })
  await logIn(page, asha)
  await page.getByRole('button', { name: 'Account' }).waitFor()
  const other = await context.newPage()
  await other.goto('/search?q=milk')
  await other.getByRole('button', { name: 'My Cart' }).waitFor()

  await page.goto('/search?q=milk')
  await page.getByRole('button', { name: 'Add Toned Milk to cart' }).first().click()
  await other.getByRole('button', { name: /^1 item/ }).waitFor()
  await other.getByRole('button', { name: 'Remove Toned Milk' }).first().click()
  await page.getByRole('button', { name: 'My Cart' }).waitFor()

  await other.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^1 item/ }).waitFor()
  await logOut(page)
  await other.getByRole('link', { name: 'Login' }).waitFor()
  await logIn(page, binod)
  await other.getByRole('button', { name: 'Account' }).waitFor()
  await other.getByRole('button', { name: 'My Cart' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})
