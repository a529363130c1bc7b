import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../../test/support/factories.ts'
import { gql } from '../../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../../test/support/store.ts'
import { ensureLog } from '../../changes/change-log.service.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
  await ensureLog()
  const dairy = await buildCategory({ name: 'Milk & Eggs' })
  const bakery = await buildCategory({ name: 'Bakery' })
  const categoryIds = [dairy._id, bakery._id]
  const shakes = await buildSubCategory({ name: 'Milkshakes', categoryIds })
  const fields = { categoryIds: [dairy._id], subCategoryIds: [shakes._id], brand: 'Milky' }
  await buildProduct({ name: 'Chocolate Shake', ...fields })
  await buildProduct({ name: 'Toned Milk', brand: 'Amul', unit: '500 ml' })
  await buildProduct({ name: 'Toned Milk', brand: 'Amul', unit: '1 L', price: 30_000 })
  await store.poll()
})
afterAll(() => store.close())

const DOCUMENT = gql(`query ($text: String!, $first: Int! = 8) {
  searchSuggestions(text: $text, first: $first) {
    text
    kind
    category { name }
    subCategory { name }
    product { name }
    topProduct { name unit }
    lowestPrice { amount }
  }
}`)
const ask = (variables: { text: string; first?: number }) => store.query(DOCUMENT, variables)

describe('the suggestions for a search text', () => {
  it('suggests a category, a sub-category with its first category, a brand and products', async () => {
    const { data } = await ask({ text: 'milk' })
    const nothing = {
      ...{ category: null, subCategory: null, product: null },
      ...{ topProduct: null, lowestPrice: null },
    }
    expect(data.searchSuggestions).toEqual([
      { ...nothing, text: 'Milky', kind: 'BRAND' },
      {
        ...nothing,
        text: 'Milkshakes',
        kind: 'CATEGORY',
        category: { name: 'Bakery' },
        subCategory: { name: 'Milkshakes' },
      },
      { ...nothing, text: 'Milk & Eggs', kind: 'CATEGORY', category: { name: 'Milk & Eggs' } },
      {
        ...nothing,
        text: 'Milky Chocolate Shake',
        kind: 'PRODUCT',
        product: { name: 'Chocolate Shake' },
        topProduct: { name: 'Chocolate Shake', unit: '1 pc' },
        lowestPrice: { amount: 8_900 },
      },
      {
        ...nothing,
        text: 'Amul Toned Milk',
        kind: 'PRODUCT',
        topProduct: { name: 'Toned Milk', unit: '1 L' },
        lowestPrice: { amount: 8_900 },
      },
    ])
  })

  it('suggests nothing for a blank query', async () => {
    expect((await ask({ text: ' …' })).data.searchSuggestions).toEqual([])
  })

  it('reads only the first 200 characters of a query', async () => {
    const text = `milk${' '.repeat(196)}unknown`
    expect((await ask({ text })).data.searchSuggestions).toHaveLength(5)
  })

  it('returns as many suggestions as requested, from 1 to 8', async () => {
    expect((await ask({ text: 'milk', first: 1 })).data.searchSuggestions).toHaveLength(1)
    for (const first of [0, 9]) {
      const { errors } = await ask({ text: 'milk', first })
      expect(errors?.[0]).toMatchObject({
        message: 'first must be from 1 to 8.',
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
  })

  it('takes no database command for the texts of suggestions', async () => {
    store.validity.invalidate()
    const commands = await store.recordCommands(() =>
      store.query(gql(`{ searchSuggestions(text: "toned m") { text kind } }`)),
    )
    expect(commands).toEqual([])
    await store.poll()
  })

  it('takes one database command for the images and prices of all suggested products', async () => {
    store.validity.invalidate()
    const commands = await store.recordCommands(() =>
      store.query(
        gql(
          `{ searchSuggestions(text: "milk") { topProduct { images { url } } lowestPrice { amount } } }`,
        ),
      ),
    )
    expect(commands).toHaveLength(1)
    await store.poll()
  })
})
