import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startJourney, visit, type Journey } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { devices } from './setup/devices.ts'
import { waitForFocus } from './setup/focus.ts'
import { ADMIN } from './setup/seed.ts'
import { newShopper, signIn as signInBeside } from './setup/shopper.ts'

const PATIENCE = { timeout: 20_000, interval: 300 }

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

/** Opens the explorer, and waits until its editor has loaded the schema. */
async function open(screen = { width: 1440, height: 900 }) {
  const visitor = await visit(journey, screen)
  const { page } = visitor
  const learned = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('IntrospectionQuery'),
  )
  await page.goto('/graphql')
  await learned
  await page.getByText('newestProducts').first().waitFor()
  return visitor
}

/** The console reports that the previous tab's operation was rejected. */
const isFault = (fault: string) => !fault.includes('status of 400')

/** Runs a tab's operation, and returns its response. */
async function run(page: Page, tab: string): Promise<string> {
  await page.getByRole('tab', { name: tab }).click()
  // The editor takes a moment to read a tab's query. Until then, it would run the previous tab's operation.
  return vi.waitFor(async () => {
    const answer = await execute(page, tab)
    expect(answer).not.toContain('Unknown operation')
    return answer
  }, PATIENCE)
}

async function execute(page: Page, tab: string): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        new RegExp(`(query|mutation) ${tab}\\b`).test(response.request().postData() ?? ''),
      // The first click may come before the editor has read the schema.
      { timeout: 5_000 },
    ),
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ])
  return answer.text()
}

async function signIn(page: Page, person: { email: string; password: string }, name: string) {
  const { email, password } = person
  await openPanel(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText(`Logged in as ${name}`).waitFor()
}

/** Opens the login forms, which only logged-out users see. */
async function openPanel(page: Page) {
  const signOut = page.getByRole('button', { name: 'Log out' })
  if (await signOut.isVisible()) await signOut.click()
  await page.locator('.caller summary').click()
}

async function useKey(page: Page, key: string) {
  await openPanel(page)
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Use key' }).click()
  await page.getByText(/^With the key kc_/).waitFor()
}

/** Only the logout request has no query and no variables. */
const isLogout = (response: Response) => {
  const body = response.request().postData() ?? ''
  return body.includes('persistedQuery') && !body.includes('variables')
}

const made = z.object({ createPartnerKey: z.object({ secret: z.string() }) })

async function newKey(): Promise<string> {
  const admin = await signInBeside(journey.store.url, ADMIN)
  const answer = await admin.request(
    'mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { secret } }',
    { input: { name: 'Price comparison', scopes: ['CATALOGUE_READ'] } },
  )
  return made.parse(answer).createPartnerKey.secret
}

further(() => {
  it('the explorer opens at /graphql without requests to other hosts, and runs each example operation', async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page, faults } = await open()
    expect(await run(page, 'Catalogue')).toContain('"newestProducts"')
    expect(await run(page, 'Search')).toContain('Paracetamol')
    expect(await run(page, 'Register')).toContain('"register"')
    await page.getByRole('tab', { name: 'MyShop' }).click()
    await signIn(page, shopper, 'Asha Verma')
    expect(await run(page, 'AddToCart')).toContain('"code":"NOT_FOUND"')
    expect(await run(page, 'SaveAddress')).toContain('"version"')
    expect(await run(page, 'MyShop')).toContain('"quote"')
    expect(await run(page, 'PlaceOrder')).toContain('"userErrors":[{')
    await page.getByRole('tab', { name: 'OrderQueue' }).click()
    await signIn(page, ADMIN, 'Admin')
    expect(await run(page, 'OrderQueue')).toContain('"data":{"orders"')
    await page.getByRole('tab', { name: 'PartnerCategories' }).click()
    await useKey(page, await newKey())
    expect(await run(page, 'PartnerCategories')).toContain('"subCategories"')
    expect(await run(page, 'PartnerProducts')).toContain('"endCursor"')
    expect(await run(page, 'Mirror')).toContain('"digest"')
    expect(await run(page, 'Catalogue')).toContain('needs the scope stock:read')
    expect(faults.list.filter(isFault)).toEqual([])
    await context.close()
  })

  it.each(devices)(
    'the explorer sends its current identity from all tabs, on a $device',
    async ({ screen }) => {
      const shopper = await newShopper(journey.store.url)
      const { context, page } = await open(screen)
      await signIn(page, ADMIN, 'Admin')
      expect(await run(page, 'OrderQueue')).toContain('"data":{"orders"')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
      await signIn(page, shopper, 'Asha Verma')
      expect(await run(page, 'OrderQueue')).toContain('FORBIDDEN')
      const ended = page.waitForResponse((response) => isLogout(response))
      await page.getByRole('button', { name: 'Log out' }).click()
      expect((await ended).status()).toBe(200)
      expect(await run(page, 'MyShop')).toContain('"viewer":null')
      await context.close()
    },
  )

  it("the explorer's login closes with Escape", async () => {
    const { context, page } = await open()
    await openPanel(page)
    await page.getByLabel('API key').press('Escape')
    await page.getByLabel('API key').waitFor({ state: 'hidden' })
    await waitForFocus(page.locator('.caller summary'))
    await context.close()
  })
})

it('the explorer completes field names from the schema', async () => {
  const { context, page, faults } = await open()
  await page.getByRole('button', { name: 'New tab' }).click()
  await page.locator('.graphiql-query-editor').click()
  await page.keyboard.type('{ searchPr', { delay: 50 })
  await page
    .locator('.CodeMirror-hint')
    .filter({ hasText: /^searchProducts/ })
    .waitFor()
  expect(faults.list).toEqual([])
  await context.close()
})

further(() => {
  it('the explorer shows the operation from its URL, also with a slash after its path', async () => {
    const { context, page, faults } = await visit(journey, { width: 1440, height: 900 })
    const query = 'query Rice($text: String!) { searchProducts(text: $text) { totalCount } }'
    const variables = JSON.stringify({ text: 'rice' })
    for (const path of ['/graphql', '/graphql/']) {
      await page.goto(`${path}?${new URLSearchParams({ query, variables }).toString()}`)
      await page.getByRole('tab', { name: 'Rice', selected: true }).waitFor()
      expect(await vi.waitFor(() => execute(page, 'Rice'), PATIENCE)).toContain('"totalCount"')
    }
    expect(faults.list).toEqual([])
    await context.close()
  })
})
