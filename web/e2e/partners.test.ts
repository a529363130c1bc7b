import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN } from './setup/seed.ts'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { presetStorage, signIn, type Shopper } from './setup/shopper.ts'

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

async function openPartners() {
  const visitor = await visit(journey, { width: 360, height: 780 })
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await presetStorage(visitor.context, admin.storage)
  await visitor.page.goto('/dashboard/partners')
  await visitor.page.getByRole('heading', { name: 'Partners' }).waitFor()
  return visitor
}

/** Creates a key with this name for the whole catalogue, and reads it from the clipboard. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('stock:read').check()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('button', { name: 'Copy API key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Done' }).click()
  return key
}

/** Sends a request as a partner's program would. */
async function read(key: string) {
  const response = await fetch(`${journey.store.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ products(first: 1) { edges { node { name stock } } } }' }),
  })
  return { status: response.status, text: await response.text() }
}

it('an admin creates a key that reads the catalogue, sees its usage, and revokes it', async () => {
  const { context, page, faults } = await openPartners()
  const name = `Price comparison ${Date.now()}`
  const key = await makeKey(page, name)
  expect(key).toMatch(/^kc_/)
  expect(await page.content()).not.toContain(key)

  const answer = await read(key)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('"stock"')

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect
    .poll(
      async () => {
        await page.reload()
        return card.innerText()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toContain('1 today · 1 in 30 days')

  await card.getByRole('button', { name: `Revoke ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await card.getByText(/, revoked on/).waitFor()
  expect(await read(key)).toMatchObject({ status: 401 })

  await context.close()
  expect(faults.list).toEqual([])
  expect(journey.store.output()).not.toContain(key.slice(0, 11))
})
