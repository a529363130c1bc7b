import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { findProductIds } from '../setup/search.ts'
import { ADMIN } from '../setup/seed.ts'
import { newShopper, presetStorage, type Shopper, signIn } from '../setup/shopper.ts'

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

it("an admin sees three people's searches without results, and adds synonyms that find products", async () => {
  const unknown = 'kumbhakonam'
  for (let person = 0; person < 3; person += 1) {
    const { request } = await newShopper(journey.store.url)
    await request(
      'mutation ($input: ReportSearchInput!) { reportSearch(input: $input) { userErrors { message } } }',
      { input: { text: unknown } },
    )
  }
  const { context, page, faults } = await visit(journey, { width: 360, height: 780 })
  await presetStorage(context, admin.storage)
  await page.goto('/dashboard/search')
  await page.getByRole('button', { name: `Add synonym for ${unknown}` }).click()
  await page.getByLabel('Word on your products').fill('filter coffee')
  await page.getByText(`${unknown}: 0 → 1 product`).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: `Remove filter coffee: ${unknown}` }).waitFor()
  await findProductIds(admin, unknown, 1)
  await page.goto(`/search?q=${unknown}`)
  await page.getByRole('link', { name: 'Filter Coffee Powder', exact: true }).waitFor()
  await page.goto('/dashboard/search')
  await page.getByLabel('Search as a customer').fill(unknown)
  await page.getByRole('button', { name: 'Why is this here? Filter Coffee Powder' }).click()
  await page.getByText('“filter” means the same').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep as test: Filter Coffee Powder' }).click()
  await page.getByRole('button', { name: 'Add test' }).click()
  await page.getByText('Filter Coffee Powder: no. 1 of the results').waitFor()
  await page.getByRole('button', { name: `Remove filter coffee: ${unknown}` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('No synonyms yet').waitFor()
  await page.getByRole('button', { name: `We don’t sell this yet: ${unknown}` }).click()
  await page.getByText(`“${unknown}” is no longer listed`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Add synonym for ${unknown}` }).waitFor()
  await page.getByText('Filter Coffee Powder: not among the first ten').waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})
