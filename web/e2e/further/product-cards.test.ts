import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { devices } from '../setup/devices.ts'
import { findProductIds } from '../setup/search.ts'
import { ADMIN } from '../setup/seed.ts'
import { signIn } from '../setup/shopper.ts'

/** Matches no other product. */
const word = 'Zzyzx'
const names = [`${word} Rice`, `${word} Rice with a name that takes at least two lines of a card`]

let journey: QuietJourney
let categoryPath: string

beforeAll(async () => {
  journey = await startQuietJourney()
  const admin = await signIn(journey.store.url, ADMIN)
  const { categories } = firstCategory.parse(await admin.request('{ categories { id slug } }'))
  categoryPath = paths.category(categories[0])
  for (const name of names) {
    await admin.request(CREATE_PRODUCT, { input: toInput(name, categories[0].id) })
  }
  await findProductIds(admin, word, names.length)
})
afterAll(() => journey.close())

const firstCategory = z.object({
  categories: z.tuple([z.object({ id: z.string(), slug: z.string() })]).rest(z.unknown()),
})
const CREATE_PRODUCT =
  'mutation ($input: CreateProductInput!) { createProduct(input: $input) { userErrors { message } } }'
const toInput = (name: string, categoryId: string) => ({
  ...{ name, images: [], unit: '1.2 kg family pack (3 × 400 g)', stock: 5, price: 129900 },
  ...{ discountPercent: 10, description: name, details: [] },
  ...{ categoryIds: [categoryId], subCategoryIds: [] },
})

const cards = (page: Page) => page.getByRole('article').filter({ hasText: word })

/** Lists the elements that overflow the cards on the left or right. */
const findOverflow = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.flatMap((article) => {
      const { left, right } = article.getBoundingClientRect()
      return [...article.querySelectorAll('*')]
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.left < left - 1 || box.right > right + 1
        })
        .map(({ textContent }) => textContent)
    }),
  )

describe.each(devices)('a product card on a $device', ({ screen }) => {
  it.each(['search', 'category'])(
    'a product card keeps its content inside its frame on the %s page',
    async (place) => {
      const { context, page, faults } = await visit(journey, screen)
      await page.goto(place === 'search' ? paths.search(word) : categoryPath)
      await expect.poll(() => cards(page).count()).toBe(2)
      expect(await findOverflow(page)).toEqual([])
      await context.close()
      expect(faults.list).toEqual([])
    },
  )

  it('a product card has its price as high as its neighbour, and its unit directly below the name', async () => {
    const { context, page } = await visit(journey, screen)
    await page.goto(paths.search(word))
    const units = cards(page).getByText('1.2 kg family pack')
    await expect.poll(() => units.count()).toBe(2)
    const prices = cards(page).getByText('₹1,169')
    const tops = await prices.evaluateAll((list) => list.map((p) => p.getBoundingClientRect().top))
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0)
    const card = cards(page).first()
    const name = await card.getByRole('link').first().boundingBox()
    const unit = await card.getByText('1.2 kg family pack').boundingBox()
    expect((unit?.y ?? 0) - ((name?.y ?? 0) + (name?.height ?? 0))).toBeLessThan(8)
    await context.close()
  })

  it("a product card's name is a target at least 24 px high", async () => {
    const { context, page } = await visit(journey, screen)
    await page.goto(categoryPath)
    const name = page.getByRole('link', { name: names[0], exact: true })
    await name.waitFor()
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await context.close()
  })
})

it('a card in a row has an Add button and a focus ring that no arrow covers', async () => {
  const { context, page } = await visit(journey, { width: 768, height: 900 })
  await page.goto('/')
  const arrows = page.getByRole('button', { name: /^Scroll .* right$/ })
  const row = page.getByRole('region').filter({ has: arrows }).first()
  const arrow = row.getByRole('button', { name: /^Scroll .* right$/ })
  const add = row.getByRole('button', { name: /^Add .* to cart$/ })
  await add.first().waitFor()
  const bottom = await arrow.evaluate((button) => button.getBoundingClientRect().bottom)
  const tops = await add.evaluateAll((list) => list.map((b) => b.getBoundingClientRect().top))
  // The ring is 2 px wide, 2 px from the button.
  expect(Math.min(...tops)).toBeGreaterThan(bottom + 4)
  await context.close()
})
