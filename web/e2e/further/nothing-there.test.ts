import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { findProduct, openCheckout, shopperWith } from '../setup/checkout.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, signIn } from '../setup/shopper.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

describe.each(devices)('on a $device', ({ device, screen }) => {
  it.each(['%', '😀'])(
    'the search page offers categories for %s, which contains no words',
    (text) => searchWithoutWords(screen, text),
  )

  it("a deleted product's page says that it is no longer sold, and shows similar products", () =>
    openDeletedProduct(screen, device === 'phone' ? 'noodles' : 'rice'))

  it('My Orders shows an order from another device when its tab comes back', () =>
    returnToOrders(screen))
})

async function searchWithoutWords(screen: Screen, text: string) {
  const { context, page, faults } = await visit(journey, screen)
  await page.goto(`/search?q=${encodeURIComponent(text)}`)
  await page.getByRole('heading', { name: 'Search Results: 0' }).waitFor()
  await page.getByText('Enter a word, such as rice or paracetamol.').waitFor()
  const categories = page.getByRole('navigation', { name: 'Browse categories' })
  await categories.getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/search')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}

async function openDeletedProduct(screen: Screen, text: string) {
  const admin = await signIn(journey.store.url, ADMIN)
  const { context, page } = await visit(journey, screen)
  await page.goto(`/search?q=${encodeURIComponent(text)}`)
  const link = page.locator('main a[href^="/product/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  const { id } = await findProduct(admin, text)
  expect(path).toContain(id)
  await admin.request(
    'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { userErrors { message } } }',
    { id },
  )
  await expect.poll(async () => (await findProduct(admin, text)).id).not.toBe(id)
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'No longer sold' }).waitFor()
  await page.getByText('This product is no longer sold').waitFor()
  await page.getByRole('heading', { name: 'Similar products' }).waitFor()
  const similar = page.locator('main a[href^="/product/"]')
  expect(
    await similar.evaluateAll((links) => links.map((at) => at.getAttribute('href'))),
  ).not.toContain(path)
  await similar.first().click()
  await page.getByText('Why shop from').waitFor()
  await context.close()
}

async function returnToOrders(screen: Screen) {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const { context, page, faults } = await visit(journey, screen)
  await presetStorage(context, shopper.storage)
  await page.goto('/dashboard/myorders')
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await page.getByText('Your orders will be listed here.').waitFor()
  const other = await openCheckout(journey, shopper)
  await other.page.getByRole('button', { name: 'Cash on Delivery' }).click()
  await other.page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await other.context.close()
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 11_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('link', { name: /^Order Details/ }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}
