import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { waitForFocus } from './setup/focus.ts'
import { openScreens, type Screens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

/** The table is shown on large screens only. */
const widths = [1440]

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

it('an admin changes many products at once and in place, with the keyboard', async () => {
  const screens = await openScreens(journey, admin)
  const { page, go } = screens
  await go('/dashboard/product')
  await page.getByRole('radio', { name: 'Table' }).check()
  await page.getByRole('table', { name: 'Products' }).waitFor()
  await screens.check('product table', { widths })
  await checkFocusIsVisible(page)
  // So few that the bulk-action bar covers no row.
  await go('/dashboard/product?q=biscuits')
  await page.locator('table[aria-busy="false"]').waitFor()
  await sortByPrice(page)
  const [first = '', second = ''] = await readNames(page)
  await editPrices(page, first, second)
  await seeConflict(screens, first)
  await changeDiscounts(screens)
  await page.reload()
  await button(page, `Price of ${first}, ₹12.50`).waitFor()
  await deleteTwo(screens)
  await screens.finish()
})

further(() => {
  it('the product search finds each barcode that a scanner types', async () => {
    const { context, page, faults } = await visit(journey, { width: 1440, height: 900 })
    await presetStorage(context, [...admin.storage, ['view:products', 'table']])
    await page.goto('/dashboard/product?q=milk')
    await page.locator('table[aria-busy="false"]').waitFor()
    const [first = '', second = ''] = await readNames(page)
    for (const [name, code] of [
      [first, '4006381333931'],
      [second, 'KC12'],
    ] as const) {
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Product' })
      await dialog.getByLabel('Barcodes').pressSequentially(code)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: /^Update/ }).click()
      await page.getByText('Product updated successfully').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const search = page.getByLabel('Search for products')
    await search.selectText()
    for (const [name, code] of [
      [first, '4006381333931'],
      [second, 'kc12'],
    ] as const) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect.poll(() => readNames(page)).toEqual([name])
    }
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('phones show only the grid, whose cards keep their height while the stock is edited', async () => {
    const { context, page, faults } = await visit(journey, { width: 360, height: 740 })
    await presetStorage(context, [...admin.storage, ['view:products', 'table']])
    await page.goto('/dashboard/product')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor()
    expect(await page.getByRole('radiogroup', { name: 'View' }).count()).toBe(0)
    expect(await page.getByRole('table').count()).toBe(0)
    const card = page
      .getByRole('listitem')
      .filter({ has: button(page, /^Edit /) })
      .first()
    const height = async () => (await card.boundingBox())?.height
    const before = await height()
    await card.getByRole('button', { name: /set stock of/ }).click()
    await card.getByRole('button', { name: 'Save stock' }).waitFor()
    expect(await height()).toBe(before)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the product table fits a 1024 px screen, with its actions', async () => {
    const { context, page, faults } = await visit(journey, { width: 1024, height: 740 })
    await presetStorage(context, [...admin.storage, ['view:products', 'table']])
    await page.goto('/dashboard/product?q=chocolate')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .waitFor()
    const frame = page.getByRole('region', { name: 'Products' })
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    const moved = await readColumnChanges(page)
    expect(moved).toEqual([])
    const updated = page.getByRole('columnheader', { name: 'Updated' })
    await updated.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1280, height: 740 })
    await updated.waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})

/** Returns the columns that move when a price with more digits is saved. */
async function readColumnChanges(page: Page) {
  const headings = page.getByRole('columnheader')
  const places = () =>
    headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  const before = await places()
  await page
    .getByRole('button', { name: /^Price of / })
    .first()
    .click()
  await page.keyboard.type('123456.78')
  await page.keyboard.press('Enter')
  await page.getByText(/^Price of .* saved$/).waitFor({ state: 'attached' })
  const after = await places()
  return after.filter((left, column) => left !== before[column])
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function checkDialog({ page, check }: Screens, name: string) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.waitFor()
  await check(name, { widths, part: '[role="dialog"], [role="alertdialog"]' })
}

/** Checks that the header and the bulk-action bar, which stick to the window's edges, do not cover the focus. */
async function checkFocusIsVisible(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  const covered = await page.getByRole('button', { name: /^Edit / }).evaluateAll((buttons) => {
    const isCovered = (button: HTMLElement | SVGElement) => {
      button.focus()
      const { x, y, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    return [...buttons, ...buttons.toReversed()].filter(isCovered).length
  })
  expect(covered).toBe(0)
}

async function sortByPrice(page: Page) {
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  // The address changes before the rows do.
  await expect.poll(() => readPrices(page)).toSatisfy(isAscending)
}

async function readPrices(page: Page): Promise<number[]> {
  const prices = await button(page, /^Price of /).allTextContents()
  return prices.map((price) => Number(price.replace('₹', '')))
}

const isAscending = (all: number[]) =>
  all.length > 1 && all.every((one, index) => index === 0 || one >= (all[index - 1] ?? 0))

async function readNames(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Edit ', ''))
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Checks that Enter moves down, Tab moves along the row, and Escape restores the value. */
async function editPrices(page: Page, first: string, second: string) {
  await button(page, new RegExp(`^Price of ${first},`)).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe(`Price of ${second}`)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe(`Discount of ${second}`)
  await page.keyboard.type('101')
  await page.keyboard.press('Enter')
  await page.getByText(/^Discount of .* wasn’t saved/).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^Discount of ${second}, `))
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await button(page, `Price of ${first}, ₹12.50`).waitFor()
}

const found = z.object({
  productList: z.object({ products: z.array(z.object({ id: z.string(), stock: z.number() })) }),
})

/** Lets another admin set the stock while the admin types. */
async function seeConflict(screens: Screens, name: string) {
  const { page } = screens
  const { products } = found.parse(
    await admin.request(
      'query ($search: String!) { productList(search: $search) { products { id stock } } }',
      { search: name },
    ),
  ).productList
  await button(page, new RegExp(`^Stock of ${name},`)).click()
  await page.keyboard.type('77')
  const set = 'mutation ($i: SetStockInput!) { setStock(input: $i) { userErrors { code } } }'
  await admin.request(set, { i: { id: products[0]?.id, stock: 33 } })
  await page.keyboard.press('Enter')
  await page.getByText(/someone else changed it to 33. You entered 77/).waitFor()
  await page.keyboard.press('Escape')
  await screens.check('product table, conflict', { widths })
  await button(page, `Set 77, stock of ${name}`).click()
  await button(page, `Stock of ${name}, 77`).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
}

async function changeDiscounts(screens: Screens) {
  const { page } = screens
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await screens.check('product table, selection', { widths })
  await button(page, 'Move to category…').click()
  await checkDialog(screens, 'Move to category')
  await page.keyboard.press('Escape')
  await button(page, 'Set discount…').click()
  await checkDialog(screens, 'Set discount')
  await page.getByLabel('Discount in percent').fill('7.5')
  await page.keyboard.press('Enter')
  await page.getByText(/^\d+ products changed$/).waitFor()
  await waitForFocus(page.getByRole('heading', { name: 'Product', exact: true }))
  const cells = button(page, /^Discount of/)
  const count = await cells.count()
  await expect.poll(() => cells.allTextContents()).toEqual(Array(count).fill('7.5%'))
}

async function deleteTwo(screens: Screens) {
  const { page } = screens
  const names = (await readNames(page)).slice(-2)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await button(page, 'Delete…').click()
  await page.getByText(/They will be removed from the shop and from all carts/).waitFor()
  for (const name of names) await page.getByRole('alertdialog').getByText(name).waitFor()
  await checkDialog(screens, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 products deleted').waitFor()
  for (const name of names) await button(page, `Edit ${name}`).waitFor({ state: 'detached' })
}
