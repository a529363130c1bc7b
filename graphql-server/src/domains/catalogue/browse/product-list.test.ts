import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { recordChanges } from '../changes/record-changes.ts'

const LIST = gql(`query (
  $search: String!, $stock: StockFilter!, $page: Int!, $pageSize: Int!
  $categoryId: ID, $subCategoryId: ID, $sort: ProductSort
) {
  productList(
    search: $search, stock: $stock, page: $page, pageSize: $pageSize
    categoryId: $categoryId, subCategoryId: $subCategoryId, sort: $sort
  ) {
    products { name } page totalPages totalCount
  }
}`)

let store: TestStore
let admin: Shopper
let riceId: string
let grains: string

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  const { _id: categoryId } = await buildCategory({ name: 'Grains' })
  grains = categoryId.toHexString()
  const stocks = [0, 3, 5, 6, 40]
  const products = []
  for (const [n, stock] of stocks.entries()) {
    products.push(await buildProduct({ name: `Rice ${n}`, stock, categoryIds: [categoryId] }))
    products.push(await buildProduct({ name: `Oil ${n}`, stock: stock + 1 }))
  }
  const basmati = await buildProduct({ name: 'Basmati rice', stock: 4 })
  riceId = basmati._id.toHexString()
  const ids = [...products, basmati].map(({ _id }) => _id)
  await recordChanges('product', ids)
  await store.lookForSearch()
})
afterAll(() => store.close())

async function list(args: object) {
  const variables = { search: '', stock: 'ANY', page: 1, pageSize: 4, ...args }
  const { data, errors } = await store.query<ResultOf<typeof LIST> | null>(
    LIST,
    variables,
    admin.accessToken,
  )
  return { names: data?.productList.products.map(({ name }) => name), ...data?.productList, errors }
}

describe('the product list of the dashboard', () => {
  it('the product list shows the newest products first, in numbered pages', async () => {
    const first = await list({})
    expect(first).toMatchObject({ page: 1, totalPages: 3, totalCount: 11 })
    expect(first.names).toEqual(['Basmati rice', 'Oil 4', 'Rice 4', 'Oil 3'])
    expect((await list({ page: 3 })).names).toEqual(['Rice 1', 'Oil 0', 'Rice 0'])
    expect(await list({ page: 4 })).toMatchObject({ names: [], page: 4, totalPages: 3 })
  })

  it('finds products by name, page by page', async () => {
    const first = await list({ search: 'rice' })
    expect(first).toMatchObject({ totalPages: 2, totalCount: 6 })
    const second = await list({ search: 'rice', page: 2 })
    const names = [...(first.names ?? []), ...(second.names ?? [])]
    expect(new Set(names).size).toBe(6)
    expect(names.every((name) => name.toLowerCase().includes('rice'))).toBe(true)
  })

  it('finds a product by its id', async () => {
    expect(await list({ search: ` ${riceId} ` })).toMatchObject({
      names: ['Basmati rice'],
      totalCount: 1,
    })
    expect(await list({ search: riceId, stock: 'OUT' })).toMatchObject({ totalCount: 0 })
    expect(await list({ search: '0'.repeat(24) })).toMatchObject({ names: [], totalPages: 1 })
  })

  it('filters products with low or no stock, the lowest first', async () => {
    expect((await list({ stock: 'OUT' })).names).toEqual(['Rice 0'])
    const low = await list({ stock: 'LOW' })
    expect(low).toMatchObject({ totalCount: 5, totalPages: 2 })
    expect(low.names).toEqual(['Oil 0', 'Rice 1', 'Basmati rice', 'Oil 1'])
    expect((await list({ stock: 'LOW', search: 'rice' })).names).toEqual([
      'Rice 1',
      'Basmati rice',
      'Rice 2',
    ])
  })

  it('sorts products, with equal products in the same order on all pages', async () => {
    const names = async (page: number) =>
      (await list({ sort: 'PRICE_DESC', page, stock: 'ANY' })).names ?? []
    const all = [...(await names(1)), ...(await names(2)), ...(await names(3))]
    expect(new Set(all).size).toBe(11)
    expect((await list({ sort: 'NAME_ASC' })).names?.slice(0, 2)).toEqual(['Basmati rice', 'Oil 0'])
    expect((await list({ sort: 'STOCK_DESC', stock: 'LOW' })).names?.[0]).toBe('Rice 2')
    expect((await list({ sort: 'NEWEST', page: 3 })).names).toEqual((await list({ page: 3 })).names)
  })

  it('filters products by category, with a search or a stock filter', async () => {
    const ofGrains = { categoryId: grains }
    expect(await list(ofGrains)).toMatchObject({ totalCount: 5, totalPages: 2 })
    expect((await list(ofGrains)).names).toEqual(['Rice 4', 'Rice 3', 'Rice 2', 'Rice 1'])
    expect((await list({ ...ofGrains, stock: 'LOW' })).names).toEqual(['Rice 1', 'Rice 2'])
    expect(await list({ ...ofGrains, search: 'basmati' })).toMatchObject({ totalCount: 0 })
    expect(await list({ ...ofGrains, search: riceId })).toMatchObject({ totalCount: 0 })
    expect(await list({ ...ofGrains, subCategoryId: '0'.repeat(24) })).toMatchObject({
      totalCount: 0,
    })
    expect(await list({ categoryId: 'x' })).toMatchObject({ totalCount: 0, totalPages: 1 })
  })

  it('shows an edit at its new position before any poll', async () => {
    expect((await list({ sort: 'PRICE_ASC' })).names?.[0]).toBe('Basmati rice')
    const { errors } = await store.query(
      gql(
        `mutation ($id: ID!) { updateProduct(input: { id: $id, price: 90000 }) { userErrors { code } } }`,
      ),
      { id: riceId },
      admin.accessToken,
    )
    expect(errors).toBeUndefined()
    expect((await list({ sort: 'PRICE_ASC' })).names?.[0]).toBe('Oil 4')
  })

  it.each([
    { page: 0 },
    { page: -1 },
    { page: 1_000_001 },
    { pageSize: 0 },
    { pageSize: 101 },
    { pageSize: 2 ** 31 - 1 },
  ])('rejects the arguments %j', async (args) => {
    expect((await list(args)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})
