import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildScheduled,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { ensureLog } from '../changes/change-log.service.ts'

let store: TestStore
const built = new Map<string, ProductRecord>()
const idOf = (name: string) => built.get(name)?._id.toHexString() ?? ''

beforeAll(async () => {
  store = await openTestStore()
  await ensureLog()
  const dairy = await buildCategory({ name: 'Dairy' })
  const milk = await buildSubCategory({ name: 'Milk', categoryIds: [dairy._id] })
  const curd = await buildSubCategory({ name: 'Curd', categoryIds: [dairy._id] })
  const both = { categoryIds: [dairy._id], subCategoryIds: [curd._id, milk._id] }
  const inMilk = { categoryIds: [dairy._id], subCategoryIds: [milk._id] }
  const fields: Record<string, Partial<ProductRecord>> = {
    'Toned Milk': { ...inMilk, price: 3_000, discount: 0 },
    'Full Cream Milk': { ...inMilk, price: 3_600, discount: 0 },
    'Skimmed Milk': { ...inMilk, price: 2_800, discount: 0 },
    // Costs ₹31 after the discount.
    'Gold Milk': { ...inMilk, price: 6_200, discount: 5_000 },
    'Sold Milk': { ...inMilk, price: 3_000, discount: 0, stock: 0 },
    'Milk and Curd': { ...both, price: 9_000, discount: 0 },
    Paneer: { categoryIds: [dairy._id], price: 8_000, discount: 0 },
    Soap: { price: 3_000, discount: 0 },
  }
  for (const [name, each] of Object.entries(fields)) {
    built.set(name, await buildProduct({ name, ...each }))
  }
  built.set('Rx', await buildScheduled('H', { name: 'Rx', ...inMilk }))
  await store.poll()
})
afterAll(() => store.close())

const SIMILAR = gql(`query ($id: ID!, $first: Int! = 8) {
  product(id: $id) { similarProducts(first: $first) { name } }
}`)
async function listSimilar(name: string, first = 8) {
  const { data } = await store.query(SIMILAR, { id: idOf(name), first })
  return data.product?.similarProducts.map((product) => product.name)
}

describe('the similar products of a product', () => {
  it('finds similar products in stock in the same sub-category, the nearest discounted price first', async () => {
    expect(await listSimilar('Toned Milk', 4)).toEqual([
      'Gold Milk',
      'Skimmed Milk',
      'Full Cream Milk',
      'Rx',
    ])
  })

  it('searches all sub-categories of a product, or its categories if it has no sub-category', async () => {
    expect(await listSimilar('Milk and Curd', 1)).toEqual(['Rx'])
    expect(await listSimilar('Paneer', 2)).toEqual(['Rx', 'Milk and Curd'])
  })

  it('finds no similar products for a product without categories or a medicine on prescription', async () => {
    expect(await listSimilar('Soap')).toEqual([])
    expect(await listSimilar('Rx')).toEqual([])
  })

  it('rejects requests for more than 20 similar products', async () => {
    const { errors } = await store.query(SIMILAR, { id: idOf('Toned Milk'), first: 21 })
    expect(errors?.[0]?.message).toBe('first must be from 1 to 20.')
  })

  it('finds similar products for a whole list with one database command', async () => {
    store.validity.invalidate()
    const commands = await store.recordCommands(() =>
      store.query(gql(`{ products(first: 5) { edges { node { similarProducts { name } } } } }`)),
    )
    expect(commands.length, 'the page, and the similar products').toBe(2)
    await store.poll()
  })
})

const BY_ID = gql(`query ($ids: [ID!]!) { productsById(ids: $ids) { name } }`)

describe('the products with some ids', () => {
  it('loads products in the order of the ids, without unknown, malformed or repeated ones', async () => {
    const ids = [idOf('Soap'), 'f'.repeat(24), idOf('Paneer'), 'soap', idOf('Soap').toUpperCase()]
    const { data } = await store.query(BY_ID, { ids })
    expect(data).toEqual({ productsById: [{ name: 'Soap' }, { name: 'Paneer' }] })
  })

  it('loads products by their ids with one database command', async () => {
    store.validity.invalidate()
    const ids = [...built.keys()].map(idOf)
    const commands = await store.recordCommands(() => store.query(BY_ID, { ids }))
    expect(commands).toHaveLength(1)
    await store.poll()
  })

  it('rejects more than 20 ids', async () => {
    const { errors } = await store.query(BY_ID, { ids: Array(21).fill('a') })
    expect(errors?.[0]).toMatchObject({
      message: 'You can request at most 20 ids.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })
})
