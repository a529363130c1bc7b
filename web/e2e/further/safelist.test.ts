import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnJourney, startOwnJourney, visit } from '../setup/browser.ts'
import { ADMIN } from '../setup/seed.ts'

let journey: OwnJourney

beforeAll(async () => {
  journey = await startOwnJourney({ SAFELIST: 'on' })
})
afterAll(() => journey.close())

async function signIn(page: Page) {
  await page.locator('.caller summary').click()
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Logged in as Admin').waitFor()
}

/** Runs the explorer's first operation, and returns its response. */
async function run(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('query Catalogue'),
  )
  await page.getByRole('button', { name: /^Execute query/ }).click()
  return (await answered).text()
}

it('a safelist leaves the shop open to everybody', async () => {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await page.goto('/search?q=milk')
  await page.getByRole('link', { name: 'Toned Milk', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Toned Milk' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})

it('a safelist restricts the explorer to admins, and says so', async () => {
  const { context, page } = await visit(journey, { width: 1440, height: 900 })
  await page.goto('/graphql')
  await page.getByText('as an admin').first().waitFor()
  await signIn(page)
  expect(await run(page)).toMatch(/"extensions":\{"cost":\d+,"databaseCommands":\d/)
  await page.getByRole('button', { name: 'New tab' }).click()
  await page.locator('.graphiql-query-editor').click()
  await page.keyboard.type('{ searchPr', { delay: 50 })
  await page
    .locator('.CodeMirror-hint')
    .filter({ hasText: /^searchProducts/ })
    .waitFor()
  await context.close()
})
