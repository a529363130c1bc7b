import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { findProductIds } from '../setup/search.ts'
import { ADMIN } from '../setup/seed.ts'
import { signIn } from '../setup/shopper.ts'

/** Contains each character that has a meaning in a URL. */
const NAME = `100% A2 #1? ü/&+'" %41 Brzeczyk`

const item = z.object({ id: z.string(), slug: z.string() })
const pictured = z.object({
  categories: z.tuple([z.object({ image: z.object({ url: z.string() }) })]).rest(z.unknown()),
})
const created = z.record(z.string(), z.looseObject({}))

let journey: QuietJourney
let product: z.infer<typeof item>
let category: z.infer<typeof item>
let subCategory: z.infer<typeof item>

beforeAll(async () => {
  journey = await startQuietJourney()
  const admin = await signIn(journey.store.url, ADMIN)
  const create = async (field: string, kind: string, input: object) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
    const answer = await admin.request(
      `mutation ($input: ${type}!) { ${field}(input: $input) { ${kind} { id slug } userErrors { message } } }`,
      { input },
    )
    return item.parse(created.parse(answer)[field]?.[kind])
  }
  const { categories } = pictured.parse(await admin.request('{ categories { image { url } } }'))
  const image = categories[0].image.url
  category = await create('createCategory', 'category', { name: NAME, image })
  const categoryIds = [category.id]
  subCategory = await create('createSubCategory', 'subCategory', {
    ...{ name: NAME, image, categoryIds },
  })
  product = await create('createProduct', 'product', {
    ...{ name: NAME, images: [], unit: '1 pc', stock: 5, price: 1000, discountPercent: 0 },
    ...{ description: NAME, details: [], categoryIds, subCategoryIds: [subCategory.id] },
  })
  await findProductIds(admin, 'Brzeczyk', 1)
})
afterAll(() => journey.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isShown = (page: Page, name: string | RegExp) =>
  heading(page).filter({ hasText: name }).waitFor()

it('a product and its categories open by link, by reload and by search, whatever their names', async () => {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await page.goto(paths.category(category))
  await isShown(page, NAME)
  await page.reload()
  await isShown(page, NAME)
  await page.getByRole('link', { name: NAME }).first().click()
  await page.goto(paths.listing(category, subCategory))
  await isShown(page, /^100% A2 #1\? Ü/)
  await page.reload()
  await page.getByRole('link', { name: NAME, exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === paths.product(product))
  await isShown(page, NAME)
  await page.reload()
  await isShown(page, NAME)
  await page.getByRole('link', { name: NAME }).first().click()
  await isShown(page, NAME)

  await page.goto(paths.search(NAME))
  await page.getByRole('link', { name: NAME, exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === paths.product(product))
  await isShown(page, NAME)
  await context.close()
  expect(faults.list).toEqual([])
})

it('old links with unencoded names open the page', async () => {
  const { context, page } = await visit(journey, { width: 1280, height: 900 })
  const links = {
    percent: `/product/100%-juice-${product.id}`,
    hash: `/product/a2-#1-${product.id}`,
    question: `/product/what?-${product.id}`,
    all: `/product/${product.slug}-${product.id}`,
  }
  for (const link of Object.values(links)) {
    await page.goto(link)
    await isShown(page, NAME)
  }
  await page.goto(`/${category.slug}-${category.id}/${subCategory.slug}-${subCategory.id}`)
  await isShown(page, /^100% A2/)
  await context.close()
})
