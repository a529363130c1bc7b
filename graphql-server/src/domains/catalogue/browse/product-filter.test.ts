import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCategory, buildProduct, buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { recordChanges } from '../changes/record-changes.ts'
import type { CategoryRecord } from '../record/category.model.ts'

const CONNECTION = gql(`fragment FilteredProducts on ProductConnection {
  totalCount relaxed correctedText edges { cursor node { name } } pageInfo { hasNextPage endCursor }
  facets(first: 5) {
    brands { brand count } countries { countryOfOrigin count } categories { category { name } count }
    prices { min { amount } max { amount } count } discounts { minPercent count } inStockCount
  }
}`)

let store: TestStore
let dairy: CategoryRecord
let drinks: CategoryRecord

beforeAll(async () => {
  store = await openTestStore()
  dairy = await buildCategory({ name: 'Dairy' })
  drinks = await buildCategory({ name: 'Drinks' })
  const made = [
    await buildProduct({
      name: 'Toned Milk',
      brand: 'Gauvana',
      countryOfOrigin: 'IN',
      price: 3_000,
      discount: 0,
      categoryIds: [dairy._id],
    }),
    await buildProduct({
      name: 'Milk Shake',
      brand: 'Chaipur',
      countryOfOrigin: 'ES',
      price: 9_000,
      discount: 2_000,
      categoryIds: [drinks._id],
    }),
    await buildProduct({
      name: 'Milk Powder',
      brand: 'gauvana',
      price: 40_000,
      discount: 1_000,
      categoryIds: [dairy._id],
      stock: 0,
    }),
    await buildProduct({
      name: 'Curd',
      brand: 'Gauvana',
      countryOfOrigin: 'NP',
      price: 5_000,
      discount: 0,
      categoryIds: [dairy._id],
    }),
  ]
  await recordChanges('category', [dairy._id, drinks._id])
  await recordChanges(
    'product',
    made.map(({ _id }) => _id),
  )
  await store.lookForSearch()
})
afterAll(() => store.close())

describe('a search', () => {
  const COUNTS = gql(`query ($text: String!) {
    searchProducts(text: $text) { totalCount relaxed correctedText edges { node { name } } facets { inStockCount } }
    productList(search: $text) { totalCount products { name } }
    sorted: productList(search: $text, sort: NAME_ASC) { totalCount }
    low: productList(search: $text, stock: OUT) { totalCount }
  }`)

  it.each(['%', '😀', ' -- ', '?!', '।'])(
    'a search for "%s", which has no words, finds nothing',
    async (text) => {
      const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
      const { data, errors } = await store.query(COUNTS, { text }, accessToken)
      expect(errors).toBeUndefined()
      expect(data).toEqual({
        searchProducts: {
          ...{ totalCount: 0, relaxed: false, correctedText: null, edges: [] },
          facets: { inStockCount: 0 },
        },
        productList: { totalCount: 0, products: [] },
        sorted: { totalCount: 0 },
        low: { totalCount: 0 },
      })
    },
  )

  it.each(['', '  ', '\u200b'])(
    'a search for the blank query "%s" finds everything',
    async (text) => {
      const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
      const { data } = await store.query(COUNTS, { text }, accessToken)
      expect(data).toMatchObject({
        searchProducts: { totalCount: 4 },
        productList: { totalCount: 4 },
        sorted: { totalCount: 4 },
        low: { totalCount: 1 },
      })
    },
  )
})

const list = async (args: {
  filter?: object
  sort?: string
  categoryId?: string
  first?: number
  after?: string | null
}) => {
  const { data } = await store.query(
    gql(
      `query ($filter: ProductFilterInput, $sort: ShopSort, $categoryId: ID, $first: Int! = 10, $after: String) {
      products(filter: $filter, sort: $sort, categoryId: $categoryId, first: $first, after: $after) { ...FilteredProducts }
    }`,
      CONNECTION,
    ),
    args,
  )
  return data.products
}

const search = async (
  text: string,
  filter: object = {},
  page: { sort?: string; first?: number; after?: string | null } = {},
) => {
  const { data } = await store.query(
    gql(
      `query ($text: String!, $filter: ProductFilterInput, $sort: ShopSort, $first: Int! = 10, $after: String) {
      searchProducts(text: $text, filter: $filter, sort: $sort, first: $first, after: $after) { ...FilteredProducts }
    }`,
      CONNECTION,
    ),
    { text, filter, ...page },
  )
  return data.searchProducts
}

const names = ({ edges }: ResultOf<typeof CONNECTION>) => edges.map(({ node }) => node.name)

describe('a list of products', () => {
  it.each([
    [{}, ['Curd', 'Milk Powder', 'Milk Shake', 'Toned Milk']],
    [{ brands: ['GAUVANA'] }, ['Curd', 'Milk Powder', 'Toned Milk']],
    [{ brands: ['Gauvana'], inStock: true }, ['Curd', 'Toned Milk']],
    [{ countriesOfOrigin: ['es', 'IN'] }, ['Milk Shake', 'Toned Milk']],
    [{ countriesOfOrigin: [''] }, ['Milk Powder']],
    [{ minPrice: 4_000, maxPrice: 8_000 }, ['Curd', 'Milk Shake']],
    [{ minPrice: 8_000, maxPrice: 4_000 }, []],
    [{ minDiscountPercent: 10 }, ['Milk Powder', 'Milk Shake']],
    [{ categoryIds: ['no id'] }, []],
    [{ brands: [] }, []],
  ])('the filter %j finds %j', async (filter, expected) => {
    const page = await list({ filter })
    expect(names(page)).toEqual(expected)
    expect(page.totalCount).toBe(expected.length)
  })

  it('filters products within a category, page by page', async () => {
    const filter = { brands: ['Gauvana'] }
    const categoryId = dairy._id.toHexString()
    const first = await list({ filter, categoryId, first: 2 })
    expect(names(first)).toEqual(['Curd', 'Milk Powder'])
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await list({ filter, categoryId, first: 2, after: first.pageInfo.endCursor })
    expect(names(rest)).toEqual(['Toned Milk'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it.each([
    ['PRICE_ASC', ['Toned Milk', 'Curd', 'Milk Shake', 'Milk Powder']],
    ['PRICE_DESC', ['Milk Powder', 'Milk Shake', 'Curd', 'Toned Milk']],
    ['COUNTRY_ASC', ['Toned Milk', 'Curd', 'Milk Shake', 'Milk Powder']],
    ['DISCOUNT_DESC', ['Milk Shake', 'Milk Powder', 'Curd', 'Toned Milk']],
  ])('sorts products by %s, page by page', async (sort, expected) => {
    const first = await list({ sort, first: 2 })
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } })
    const rest = await list({ sort, first: 2, after: first.pageInfo.endCursor })
    expect(rest.pageInfo.hasNextPage).toBe(false)
    expect([...names(first), ...names(rest)]).toEqual(expected)
  })

  it.each([{ sort: 'PRICE_ASC' }, { filter: { inStock: true } }])(
    'rejects a malformed cursor with %j',
    async (args) => {
      const { errors } = await store.query(
        gql(`query ($sort: ShopSort, $filter: ProductFilterInput) {
          products(sort: $sort, filter: $filter, after: "x") { totalCount }
        }`),
        args,
      )
      expect(errors?.[0]).toMatchObject({
        message: 'after is not a cursor of this list.',
        extensions: { code: 'BAD_USER_INPUT' },
      })
    },
  )

  it('sorts products within a category and filter', async () => {
    const categoryId = dairy._id.toHexString()
    const page = await list({ sort: 'PRICE_DESC', filter: { inStock: true }, categoryId })
    expect(names(page)).toEqual(['Curd', 'Toned Milk'])
  })

  it('lists the choices of a filter with their counts', async () => {
    const { facets } = await list({
      categoryId: dairy._id.toHexString(),
      filter: { inStock: true },
    })
    expect(facets).toEqual({
      brands: [{ brand: 'Gauvana', count: 2 }],
      countries: [
        { countryOfOrigin: 'IN', count: 1 },
        { countryOfOrigin: 'NP', count: 1 },
      ],
      categories: [{ category: { name: 'Dairy' }, count: 2 }],
      prices: [
        { min: { amount: 0 }, max: { amount: 4_999 }, count: 1 },
        { min: { amount: 5_000 }, max: { amount: 9_999 }, count: 1 },
      ],
      discounts: [],
      inStockCount: 2,
    })
  })
})

describe('a search', () => {
  it('filters search results, and counts the choices among them', async () => {
    const found = await search('milk', { brands: ['Chaipur'] })
    expect(names(found)).toEqual(['Milk Shake'])
    expect(found.facets.brands).toEqual([
      { brand: 'Gauvana', count: 2 },
      { brand: 'Chaipur', count: 1 },
    ])
    expect(found.facets.countries).toEqual([{ countryOfOrigin: 'ES', count: 1 }])
    expect(found.facets.categories).toEqual([{ category: { name: 'Drinks' }, count: 1 }])
  })

  it('sorts search results, page by page', async () => {
    const sort = 'PRICE_ASC'
    expect(names(await search('milk', {}, { sort: 'COUNTRY_ASC' }))).toEqual([
      'Toned Milk',
      'Milk Shake',
      'Milk Powder',
    ])
    const first = await search('milk', {}, { sort, first: 1 })
    const rest = await search('milk', {}, { sort, after: first.pageInfo.endCursor })
    expect([...names(first), ...names(rest)]).toEqual(['Toned Milk', 'Milk Shake', 'Milk Powder'])
    expect(names(await search('', { inStock: true }, { sort: 'PRICE_DESC' }))).toEqual([
      'Milk Shake',
      'Curd',
      'Toned Milk',
    ])
  })

  it('ranks a product that is out of stock last', async () => {
    expect(names(await search('milk'))).toEqual(['Milk Shake', 'Toned Milk', 'Milk Powder'])
  })

  it('reports when no product has all words, and which spelling may be meant', async () => {
    expect(await search('toned shake')).toMatchObject({ relaxed: true, totalCount: 2 })
    expect(await search('toned milk')).toMatchObject({ relaxed: false, correctedText: null })
    expect(await search('tonned milk')).toMatchObject({ correctedText: null })
    expect(await search('tonef milk')).toMatchObject({ correctedText: 'toned milk' })
  })
})

it('rejects a filter with too many choices', async () => {
  const { errors } = await store.query(
    gql(`query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }`),
    {
      filter: { brands: Array.from({ length: 51 }, (_none, at) => `Brand ${at}`) },
    },
  )
  expect(errors?.[0]).toMatchObject({
    message: 'filter.brands must have at most 50 entries.',
    extensions: { code: 'BAD_USER_INPUT' },
  })
})

it("counts each category's products, also those out of stock", async () => {
  const read = async () =>
    (await store.query(gql(`{ categories { name productCount } }`))).data.categories
  expect(await read()).toEqual([
    { name: 'Dairy', productCount: 3 },
    { name: 'Drinks', productCount: 1 },
  ])
  const { _id } = await buildCategory({ name: 'Empty' })
  await recordChanges('category', [_id])
  await store.poll()
  expect((await read()).at(-1)).toEqual({ name: 'Empty', productCount: 0 })
  expect(await store.recordCommands(read)).toEqual([])
})
