import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type OwnJourney, startOwnJourney } from '../setup/browser.ts'
import { findProduct, shopperWith } from '../setup/checkout.ts'
import { checkDialog, checkOpenDialog, openScreens, type Screens } from '../setup/screens.ts'
import { ADMIN } from '../setup/seed.ts'
import { type Shopper, signIn } from '../setup/shopper.ts'

// Screens and dialogs that change the shop's data. The others are in accessibility.test.ts.

let journey: OwnJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startOwnJourney()
})
afterAll(() => journey.close())
beforeEach(async () => {
  admin = await signIn(journey.store.url, ADMIN)
})

/** Lets another admin change something in the meantime. */
const change = (mutation: string, input: object) =>
  admin.request(
    `mutation ($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { userErrors { message } }
    }`,
    { input },
  )

const button = ({ page }: Screens, name: string) => page.getByRole('button', { name, exact: true })

it('the checkout has no barriers while an order changes and after it is placed', async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 2, curd: 1 })
  const screens = await openScreens(journey, shopper)
  const { page, check } = screens
  await screens.go('/checkout')
  await checkDialog(screens, /^Add address/)
  const { id } = await findProduct(shopper, 'curd')
  await change('updateProduct', { id, price: 9900 })
  await button(screens, 'Cash on Delivery').click()
  await checkOpenDialog(screens, 'changed order')
  await page.getByRole('button', { name: /^Place order for/ }).click()
  await page.getByRole('link', { name: 'View order' }).waitFor()
  await check('/success with an order')
  await page.getByRole('link', { name: 'View order' }).click()
  await setStatusOfNewest('PACKED')
  await page.reload()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await button(screens, 'Print').waitFor()
  await check('/dashboard/invoice')
  await page.goBack()
  await change('setStock', { id, stock: 0 })
  await button(screens, 'Order again').click()
  await checkOpenDialog(screens, 'order again')
  await screens.finish()
})

const newest = z.object({
  orders: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string() }) })]) }),
})

async function setStatusOfNewest(status: string) {
  const found = newest.parse(await admin.request('{ orders(first: 1) { edges { node { id } } } }'))
  await change('setOrderStatus', { orderId: found.orders.edges[0].node.id, status })
}

it('UPI payments and refunds have no barriers for customers and admins', async () => {
  const screens = await openScreens(journey, await shopperWith(journey, { 'toned milk': 1 }))
  const { page, check } = screens
  await screens.go('/checkout')
  await button(screens, 'Online Payment').click()
  await button(screens, 'Confirm Payment').waitFor()
  await checkDialog(screens, /^Cash on Delivery/)
  await screens.go('/cart')
  await page.getByText(/^Did you pay/).waitFor()
  await check('/cart, payment that was begun')
  await page.getByRole('link', { name: 'Yes, place my order' }).click()
  await button(screens, 'Confirm Payment').click()
  await page.getByRole('link', { name: 'View order' }).click()
  await button(screens, 'Cancel order').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByLabel('Your UPI ID for the refund').waitFor()
  await check('order details, refund')
  await screens.finish()

  const managing = await openScreens(journey, admin)
  await managing.open('/dashboard/orders?payment=REFUND_DUE')
  await managing.page.getByRole('radio', { name: 'List' }).check()
  await managing.page
    .getByRole('link', { name: /^Order Details/ })
    .first()
    .click()
  await button(managing, 'Mark as refunded').click()
  await managing.page.getByLabel('Refund reference').waitFor()
  await managing.check('/dashboard/orders-details, refund')
  await button(managing, 'Continue').click()
  await managing.page.getByText('Please enter the refund reference').waitFor()
  await managing.check('/dashboard/orders-details, missing reference')
  await managing.finish()
})

it('an import with skipped rows has no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  await screens.go('/dashboard/product')
  await button(screens, 'Import').click()
  const buffer = Buffer.from('name,price\nFennel seeds,60\nMint seeds,free\n')
  const file = { name: 'seeds.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a CSV file').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  await dialog.getByRole('button', { name: 'Import' }).click()
  await dialog.getByText('Products imported.').waitFor()
  await checkOpenDialog(screens, 'import with skipped rows')
  await dialog.getByRole('link', { name: 'Imports' }).click()
  await page.getByText('Skipped rows', { exact: true }).click()
  await check('/dashboard/imports')
  await screens.finish()
})

it('undo and the question about other devices have no barriers', async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  await signIn(journey.store.url, shopper)
  const screens = await openScreens(journey, shopper)
  const { page, check } = screens
  await screens.go('/dashboard/profile')
  await checkDialog(screens, /^Log out other devices/)
  await screens.go('/cart')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await button(screens, 'Undo').waitFor()
  await check('/cart, undo')
  await screens.finish()
})

const catalogue = z.object({
  categories: z
    .tuple([z.object({ id: z.string(), name: z.string(), image: z.object({ url: z.string() }) })])
    .rest(z.unknown()),
  subCategories: z
    .tuple([
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.object({ url: z.string() }),
        categories: z.array(z.object({ id: z.string() })),
      }),
    ])
    .rest(z.unknown()),
})

const CATALOGUE = `{
  categories { id name image { url } }
  subCategories { id name image { url } categories { id } }
}`

async function findFirst() {
  const { categories, subCategories } = catalogue.parse(await admin.request(CATALOGUE))
  const [{ image, ...category }] = categories
  const [{ image: picture, categories: above, ...subCategory }] = subCategories
  return {
    category: { ...category, image: image.url },
    subCategory: { ...subCategory, image: picture.url, categoryIds: above.map(({ id }) => id) },
  }
}

/** Edits the name in a dialog while another admin changes something else, saves, and checks the conflict. */
async function checkConflict(
  screens: Screens,
  { kind, name, meanwhile }: { kind: string; name: string; meanwhile: () => Promise<unknown> },
) {
  const { page } = screens
  await page
    .getByRole('main')
    .getByRole('button', { name: `Edit ${name}`, exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} and more`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await checkOpenDialog(screens, `unsaved ${kind}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await meanwhile()
  await dialog.getByRole('button', { name: `Update ${kind}` }).click()
  await dialog.getByText(/^Someone else changed this/).waitFor()
  await checkOpenDialog(screens, `changed ${kind}`)
  await button(screens, 'Keep mine').click()
  await dialog.getByRole('button', { name: `Update ${kind}` }).click()
}

it('conflicts with another admin have no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page } = screens
  const { category, subCategory } = await findFirst()
  await screens.go('/dashboard/category')
  const renamed = { ...category, name: `New ${category.name}` }
  const meanwhile = () => change('updateCategory', renamed)
  await checkConflict(screens, { kind: 'Category', name: category.name, meanwhile })
  await page.getByText('Category updated').waitFor()
  await screens.go('/dashboard/subcategory')
  await checkConflict(screens, {
    kind: 'Sub Category',
    name: subCategory.name,
    meanwhile: () =>
      change('updateSubCategory', { ...subCategory, name: `New ${subCategory.name}` }),
  })
  await page.getByText('Sub Category updated').waitFor()
  await screens.finish()
})

const named = z.object({ product: z.object({ name: z.string() }) })

async function findName(id: string): Promise<string> {
  const query = 'query ($id: ID!) { product(id: $id) { name } }'
  return named.parse(await admin.request(query, { id })).product.name
}

it('conflicts about a product and its stock have no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  const { id } = await findProduct(admin, 'basmati')
  await screens.go('/dashboard/product?q=basmati')
  const name = await findName(id)
  await page.getByRole('button', { name: new RegExp(`set stock of ${name}$`) }).click()
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill('7')
  await check('/dashboard/product, stock')
  await change('setStock', { id, stock: 5 })
  await button(screens, 'Save stock').click()
  await checkOpenDialog(screens, 'changed stock')
  await button(screens, 'Use theirs').click()
  await checkConflict(screens, {
    kind: 'Product',
    name,
    meanwhile: () => change('updateProduct', { id, unit: 'a bag' }),
  })
  await checkOpenDialog(screens, 'updated product')
  await screens.finish()
})

it('an import report and a product draft have no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  await screens.go('/dashboard/product')
  await button(screens, 'Import').click()
  const rows =
    'name,price,stock,category,subCategory\nMarigold seeds,20,5,Garden,Seeds\nRose seeds,dear,5,Garden,Seeds\n'
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page.getByText(/^This is what importing/).waitFor()
  await checkOpenDialog(screens, 'import report')
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Products imported.').waitFor()
  await checkOpenDialog(screens, 'imported')
  await page.keyboard.press('Escape')
  await screens.go('/dashboard/upload-product')
  await page.getByLabel('Name', { exact: true }).fill('Marigold seeds')
  await button(screens, 'Submit').click()
  await check('/dashboard/upload-product, missing fields')
  await page.reload()
  await page.getByText('Continue where you left off?').waitFor()
  await check('/dashboard/upload-product, draft')
  await screens.finish()
})

it("undoing an order's status has no barriers", async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const buying = await openScreens(journey, shopper)
  await buying.go('/checkout')
  await button(buying, 'Cash on Delivery').click()
  await buying.page.getByRole('link', { name: 'View order' }).waitFor()
  await buying.finish()
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  await screens.go('/dashboard/orders')
  await page.getByRole('radio', { name: 'List' }).check()
  await page
    .getByRole('link', { name: /^Order Details/ })
    .first()
    .click()
  await button(screens, 'Update Status').click()
  await page.getByRole('option', { name: 'Packed' }).click()
  await page.getByRole('button', { name: /^Undo: back to/ }).waitFor()
  await check('/dashboard/orders-details, undo')
  await screens.finish()
})

it('the team and its invitations have no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  await screens.go('/dashboard/team')
  await button(screens, 'Invite').click()
  await page.getByLabel('Email').fill('ravi@example.in')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('table', { name: 'Open invitations' }).waitFor()
  await check('/dashboard/team with an invitation')
  await screens.go('/dashboard/join-team?token=x')
  await page.getByText('You are in the team').waitFor()
  await check('/dashboard/join-team')
  await screens.finish()
})

it('partner keys and webhooks have no barriers', async () => {
  const screens = await openScreens(journey, admin)
  const { page, check } = screens
  await screens.go('/dashboard/partners')
  await button(screens, 'New key').click()
  await page.getByLabel('Name', { exact: true }).fill('Price comparison')
  await button(screens, 'Create key').click()
  await button(screens, 'Copy API key').waitFor()
  await checkOpenDialog(screens, 'new key')
  await button(screens, 'Done').click()
  await check('/dashboard/partners with a key')
  for (const dialog of [/^Edit/, /^Revoke/]) await checkDialog(screens, dialog)
  await page.getByRole('link', { name: 'Webhooks of Price comparison' }).click()
  await page.getByText('No webhooks yet').waitFor()
  await check('webhooks, none yet')
  await button(screens, 'Add webhook').click()
  const dialog = page.getByRole('dialog')
  // No server listens there, so deliveries fail.
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/hook')
  await checkOpenDialog(screens, 'add webhook')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await button(screens, 'Copy secret').waitFor()
  await checkOpenDialog(screens, 'secret')
  await button(screens, 'Done').click()
  await check('webhooks')
  await checkDialog(screens, /^Remove/)
  const { id } = await findProduct(admin, 'toned milk')
  await change('updateProduct', { id, unit: '501 ml' })
  await page.getByRole('link', { name: /^Deliveries to/ }).click()
  await page
    .getByRole('button', { name: /^Send again/ })
    .first()
    .waitFor({ timeout: 60_000 })
  await check('deliveries')
  await screens.finish()
})

it('the explorer at /graphql has no barriers in our additions to it', async () => {
  const screens = await openScreens(journey)
  const { page, check } = screens
  await page.goto('/graphql')
  await page.getByText('newestProducts').first().waitFor()
  await page.locator('.caller summary').click()
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
  await check('/graphql, login', { part: '.caller' })
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password').fill(ADMIN.password)
  await button(screens, 'Log in').click()
  await page.getByText('Logged in as Admin').waitFor()
  await check('/graphql, logged in', { part: '.caller' })
  // GraphiQL's tabs contain buttons, which we cannot change.
  // Where an editor scrolls, axe misses its text area, which is beside the scrolled part.
  await check('/graphql, editors', { part: '#graphiql-session', widths: [1440] })
  await screens.finish()
})

it('the REST documentation has no barriers in its parts, closed and with a call open', async () => {
  const screens = await openScreens(journey)
  const { page, check } = screens
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: / REST API/ }).waitFor()
  await page.getByText('/api/category/get', { exact: true }).waitFor()
  // Together, they skip a heading level, which only Swagger UI can change.
  for (const part of ['header', '.information-container', '#operations']) {
    await check(`/api/docs, ${part}`, { part })
  }
  await page.locator('.opblock-summary-control', { hasText: '/api/category/get' }).click()
  await button(screens, 'Try it out').waitFor()
  await check('/api/docs, a call', { part: '#operations' })
  await screens.finish()
})
