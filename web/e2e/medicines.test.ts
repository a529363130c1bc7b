import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { chargedAndCart, findProduct, shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { checkDialog, openScreens, type Screens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, signIn } from './setup/shopper.ts'

const paracetamol = 'Paracetamol 650 mg Tablets'
const combination = 'Ibuprofen and Paracetamol Tablets'
const prescribed = 'Azithromycin 500 mg Tablets'
const advice = `${paracetamol} and ${combination} both contain paracetamol. Ask a doctor or pharmacist before taking them together.`

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const note = (page: Page) => page.getByRole('note').filter({ hasText: advice })

/** Checks that the page does not overflow the screen horizontally. */
async function checkWidth(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

async function openProduct({ page, go }: Screens, name: string) {
  await go(paths.search(name))
  await link(page, name).first().click()
  await title(page, name)
}

async function addToCart(page: Page, name: string) {
  await page.goto(paths.search(name))
  await page.getByRole('button', { name: `Add ${name} to cart` }).click()
  await page.getByText('Item added').first().waitFor()
}

describe.each(devices)('a customer on a $device', ({ screen }) => {
  it('a customer finds a prescription medicine, reads its facts and opens a substitute', async () => {
    const { context, page, faults } = await visit(journey, screen)
    const layoutShift = watchLayoutShift(page)
    await page.goto(paths.search(prescribed))
    const card = page.getByRole('article').filter({ has: link(page, prescribed) })
    await card.getByText('Rx', { exact: true }).waitFor()
    await layoutShift.check('search')
    await checkWidth(page, screen.width)
    await link(page, prescribed).first().click()
    await title(page, prescribed)
    const main = page.getByRole('main')
    await main.getByText('Prescription required', { exact: true }).waitFor()
    await main.getByText(/^Prescription required: you add it at checkout/).waitFor()
    await main.getByRole('definition').first().waitFor()
    const facts = await main.getByRole('definition').allTextContents()
    expect(facts.slice(0, 2)).toEqual(['Azithromycin 500 mg', 'Tablet'])
    expect(facts.filter((fact) => fact === '3 tablets')).toEqual(['3 tablets'])
    const substitute = page
      .getByRole('list', { name: 'Same composition' })
      .getByRole('listitem')
      .first()
    expect(await substitute.textContent()).toMatch(/\d+% (less|more) per tablet/)
    await checkWidth(page, screen.width)
    const name = (await substitute.getByRole('link').last().textContent()) ?? 'none'
    await substitute.getByRole('link', { name, exact: true }).click()
    await title(page, name)
    await context.close()
    expect(faults.list).toEqual([])
  })

  further(() => {
    it('a customer is warned about two medicines with the same ingredient, and can order both', async () => {
      const shopper = await shopperWith(journey, {})
      const { context, page, faults } = await visit(journey, screen)
      await presetStorage(context, shopper.storage)
      await addToCart(page, paracetamol)
      await page.goto('/cart')
      await page.getByRole('main').getByText(paracetamol).waitFor()
      expect(await page.getByRole('note').count()).toBe(0)
      await addToCart(page, combination)
      await page.goto('/cart')
      await note(page).waitFor()
      await checkWidth(page, screen.width)
      await page.goto('/checkout')
      await note(page).waitFor()
      await checkWidth(page, screen.width)
      await page.getByRole('button', { name: 'Cash on Delivery' }).click()
      await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
      const { charged, cart } = await chargedAndCart(shopper)
      expect({ orders: charged.length, cart }).toEqual({ orders: 1, cart: 0 })
      await context.close()
      expect(faults.list).toEqual([])
    })

    it('the ingredient warning disappears once one medicine is removed', async () => {
      const shopper = await shopperWith(journey, { [paracetamol]: 1, [combination]: 1 })
      const { context, page, faults } = await visit(journey, screen)
      await presetStorage(context, shopper.storage)
      await page.goto('/cart')
      await note(page).waitFor()
      await page
        .getByRole('main')
        .getByRole('button', { name: `Remove ${combination}` })
        .click()
      await note(page).waitFor({ state: 'detached' })
      await context.close()
      expect(faults.list).toEqual([])
    })
  })
})

further(() => {
  it('the product page offers substitutes first when a medicine is out of stock', async () => {
    const admin = await signIn(journey.store.url, ADMIN)
    const { id } = await findProduct(admin, 'Cetirizine 10 mg Tablets')
    await admin.request(
      'mutation ($input: SetStockInput!) { setStock(input: $input) { userErrors { message } } }',
      { input: { id, stock: 0 } },
    )
    const screens = await openScreens(journey)
    const { page, check } = screens
    await openProduct(screens, 'Cetirizine 10 mg Tablets')
    await section(page, 'Out of stock – same composition available').waitFor()
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.slice(0, 2)).toEqual([
      'Out of stock – same composition available',
      'About this medicine',
    ])
    await check('medicine, out of stock')
    await screens.finish()
  })

  it('medicine pages have no barriers for customers', async () => {
    const shopper = await shopperWith(journey, { [paracetamol]: 1, [combination]: 1 })
    const screens = await openScreens(journey, shopper)
    const { page, open, check } = screens
    await open(paths.search(prescribed))
    await openProduct(screens, prescribed)
    await section(page, 'Same composition').waitFor()
    await check('medicine')
    for (const path of ['/cart', '/checkout']) {
      await open(path)
      await note(page).waitFor()
      await check(`${path}, advice`)
    }
    await screens.finish()
  })

  it('medicine pages have no barriers for admins', async () => {
    const screens = await openScreens(journey, await signIn(journey.store.url, ADMIN))
    const { page, open, check } = screens
    await open(`/dashboard/product?q=${encodeURIComponent(prescribed)}`)
    await checkDialog(screens, /^Edit/)
    await open('/dashboard/upload-product')
    await page.getByRole('checkbox', { name: 'This is a medicine' }).check()
    await page.getByLabel('Schedule').waitFor()
    // Otherwise a field can be partly under the header.
    await page.evaluate(() => window.scrollTo(0, 0))
    await check('/dashboard/upload-product, medicine')
    await screens.finish()
  })
})
