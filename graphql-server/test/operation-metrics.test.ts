import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildSubCategory,
  fillCart,
} from './support/factories.ts'
import { gql } from './support/gql.ts'
import { openTestStore, type TestStore } from './support/store.ts'

let store: TestStore

async function createRows() {
  const category = await buildCategory()
  await buildSubCategory({ categoryIds: [category._id] })
  for (let n = 0; n < 3; n += 1) await buildProduct({ categoryIds: [category._id] })
}

const categories = gql(`{ categories { name subCategories { name } } }`)
const page = gql(`{ products { edges { node { name categories { name } } } } }`)
const shop = gql(`{ store { name } }`)

describe('a response in development', () => {
  beforeAll(async () => {
    store = await openTestStore()
    await createRows()
  })
  afterAll(() => store.close())

  it("a response in development reports its operation's commands and batch sizes", async () => {
    const commands = await store.recordCommands(async () => {
      const { extensions } = await store.query(page)
      expect(extensions).toMatchObject({ databaseCommands: 2, batches: { category: [1] } })
      expect(extensions?.cost).toBeGreaterThan(0)
    })
    expect(commands).toHaveLength(2)
  })

  it('a response in development reports zero commands if there are no commands', async () => {
    const { extensions } = await store.query(shop)
    expect(extensions).toMatchObject({ databaseCommands: 0, batches: {} })
  })

  it('a response in development includes authentication and several loaders', async () => {
    const { user, accessToken } = await buildShopper(store.tokens)
    await fillCart(user, [await buildProduct(), await buildProduct()])
    const document = gql(`{ viewer { cart { lines { quantity product { name } } } } }`)
    let reported: number | undefined
    const commands = await store.recordCommands(async () => {
      const { extensions } = await store.query(document, {}, accessToken)
      reported = extensions?.databaseCommands
      expect(extensions?.batches).toMatchObject({ cart: [1], product: [2] })
    })
    expect(reported).toBe(commands.length)
  })

  it('a response in development includes commands in a transaction', async () => {
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { _id } = await buildProduct()
    const document = gql(`mutation ($id: ID!) {
      setStock(input: { id: $id, stock: 7 }) { product { stock } userErrors { message } }
    }`)
    let reported: number | undefined
    const commands = await store.recordCommands(async () => {
      const { data, extensions } = await store.query(document, { id: _id }, accessToken)
      expect(data).toMatchObject({ setStock: { product: { stock: 7 }, userErrors: [] } })
      reported = extensions?.databaseCommands
    })
    expect(commands).toContain('commitTransaction')
    expect(reported).toBe(commands.length)
  })

  it('a response in development reports only its own operation, however many run concurrently', async () => {
    // More than the number of database connections, so that some have to wait.
    const documents = Array.from({ length: 240 }, (_, n) => [categories, page, shop][n % 3] ?? shop)
    const alone = [await store.query(categories), await store.query(page), await store.query(shop)]
    const answers = await Promise.all(documents.map((document) => store.query<unknown>(document)))
    expect(answers.map(({ extensions }) => extensions)).toEqual(
      documents.map((_document, n) => alone[n % 3]?.extensions),
    )
    expect(alone.map(({ extensions }) => extensions?.databaseCommands)).toEqual([2, 2, 0])
  })

  it('a REST response in development has no metrics', async () => {
    const reply = await store.app.inject({ url: '/api/category/get' })
    expect(Object.keys(reply.json<object>()).sort()).toEqual([
      'data',
      'error',
      'message',
      'success',
    ])
  })
})

describe('a response in production', () => {
  beforeAll(async () => {
    store = await openTestStore({ production: true })
  })
  afterAll(() => store.close())

  it('a response in production reports only its cost', async () => {
    const { extensions } = await store.query(categories)
    expect(Object.keys(extensions ?? {})).toEqual(['cost'])
  })

  it('a response in production reports everything to partners', async () => {
    const { secret } = await buildPartnerKey()
    const { extensions } = await store.query(categories, {}, secret)
    expect(extensions).toMatchObject({ databaseCommands: 1, batches: {} })
  })
})
