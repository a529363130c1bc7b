import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, buildShopper } from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { PublishedWordsDocument } from '../catalogue/search-words/published-words.model.ts'
import { recordChanges } from '../catalogue/changes/record-changes.ts'
import { SearchTest } from './search-test.model.ts'

let store: TestStore
let admin: string
let shopper: string
let marmalade: string
let pickle: string

beforeAll(async () => {
  store = await openTestStore()
  admin = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
  shopper = (await buildShopper(store.tokens)).accessToken
  const ids = [
    (await buildProduct({ name: 'Quince Marmalade' }))._id,
    (await buildProduct({ name: 'Karonda Pickle' }))._id,
  ] as const
  await recordChanges('product', [...ids])
  await store.poll()
  marmalade = ids[0].toHexString()
  pickle = ids[1].toHexString()
})
afterAll(() => store.close())
beforeEach(async () => {
  await SearchTest.deleteMany({})
  await PublishedWordsDocument.deleteMany({})
})

const TEST = gql(`fragment SearchTestRow on SearchTest { id text position product { name } }`)

const run = async <Data>(document: TestDocument<Data>, variables: object = {}) =>
  (await store.query(document, { ...variables }, admin)).data

const add = async (text: string, productId: string) =>
  (
    await run(
      gql(
        `mutation ($input: AddSearchTestInput!) {
        addSearchTest(input: $input) { test { ...SearchTestRow } userErrors { code message field } }
      }`,
        TEST,
      ),
      { input: { text, productId } },
    )
  ).addSearchTest

const remove = async (id: string) =>
  (
    await run(
      gql(`mutation ($input: DeleteInput!) {
        removeSearchTest(input: $input) { deletedId userErrors { code field } }
      }`),
      { input: { id } },
    )
  ).removeSearchTest

const list = async () => (await run(gql(`{ searchTests { ...SearchTestRow } }`, TEST))).searchTests

const preview = async (line: string) =>
  (
    await run(
      gql(
        `query ($line: String!) {
        previewWords(line: $line) {
          searches { text before after products { name } }
          tests { test { ...SearchTestRow } after }
          userErrors { code message field }
        }
      }`,
        TEST,
      ),
      { line },
    )
  ).previewWords

describe('a search test', () => {
  it("a search test has its product's position, until it is removed", async () => {
    const { test, userErrors } = await add(' marmalade ', marmalade)
    expect(userErrors).toEqual([])
    expect(test).toMatchObject({
      text: 'marmalade',
      position: 1,
      product: { name: 'Quince Marmalade' },
    })
    expect(await list()).toEqual([test])
    expect(await remove(test?.id ?? '')).toEqual({ deletedId: test?.id, userErrors: [] })
    expect(await list()).toEqual([])
  })

  it('a search test has no position if its search finds only other products', async () => {
    expect((await add('pickle', marmalade)).test?.position).toBeNull()
  })

  it('a search test stays when its product is deleted', async () => {
    await SearchTest.create({ text: 'gone', productId: new Types.ObjectId() })
    expect(await list()).toMatchObject([{ text: 'gone', position: null, product: null }])
  })

  it.each([
    ['a blank text', ' ', 'BAD_USER_INPUT', 'Search is required.'],
    ['a text without words', '?!', 'BAD_USER_INPUT', 'A search must have letters or digits.'],
    ['a long text', 'a'.repeat(101), 'BAD_USER_INPUT', 'Search must have at most 100 characters.'],
  ])('rejects a search test with %s', async (_case, text, code, message) => {
    const { test, userErrors } = await add(text, marmalade)
    expect(test).toBeNull()
    expect(userErrors).toContainEqual({ code, message, field: 'text' })
  })

  it.each(['0'.repeat(24), 'no id'])(
    'rejects a search test with the unknown product %s',
    async (productId) => {
      expect((await add('milk', productId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
      expect(await list()).toEqual([])
    },
  )

  it('saves a search test once, also when two admins save it at the same time', async () => {
    const replies = await Promise.all([add('jam', marmalade), add('jam', marmalade)])
    const message = 'This search is already saved with this product.'
    expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([
      { code: 'BAD_USER_INPUT', message, field: 'text' },
    ])
    expect(await list()).toHaveLength(1)
  })

  it('rejects the 101st search test', async () => {
    const productId = new Types.ObjectId(marmalade)
    await SearchTest.insertMany(
      Array.from({ length: 100 }, (_, n) => ({ text: `t${n}`, productId })),
    )
    expect((await add('jam', marmalade)).userErrors).toMatchObject([
      { message: 'You can save at most 100 tests. Remove one first.' },
    ])
    expect(await list()).toHaveLength(100)
  })

  it('rejects removing a search test twice', async () => {
    const { test } = await add('jam', marmalade)
    await remove(test?.id ?? '')
    for (const id of [test?.id ?? '', 'no id'])
      expect((await remove(id)).userErrors).toEqual([{ code: 'NOT_FOUND', field: 'id' }])
  })

  it('only admins can use search tests', async () => {
    for (const token of [shopper, undefined]) {
      const { errors } = await store.query(gql(`{ searchTests { id } }`), {}, token)
      expect(errors?.[0]?.extensions.code).toBe(token ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
  })
})

describe('the preview of search words', () => {
  it('previews searches and all tests before and after, without publishing anything', async () => {
    await add('karonda', pickle)
    await add('bihi', marmalade)
    expect(await preview('quince: bihi, safarjal')).toMatchObject({
      searches: [
        { text: 'quince', before: 1, after: 1, products: [{ name: 'Quince Marmalade' }] },
        { text: 'bihi', before: 0, after: 1, products: [{ name: 'Quince Marmalade' }] },
        { text: 'safarjal', before: 0, after: 1, products: [{ name: 'Quince Marmalade' }] },
      ],
      tests: [
        { test: { text: 'bihi', position: null }, after: 1 },
        { test: { text: 'karonda', position: 1 }, after: 1 },
      ],
      userErrors: [],
    })
    expect(await PublishedWordsDocument.countDocuments()).toBe(0)
    expect((await list()).map(({ position }) => position)).toEqual([null, 1])
  })

  it('a preview includes words that are already published', async () => {
    await PublishedWordsDocument.create({
      _id: 'published',
      version: 1,
      lines: [{ line: 'bihi: membrillo', userId: new Types.ObjectId(), publishedAt: new Date() }],
    })
    await store.poll()
    const { searches } = await preview('quince: bihi')
    expect(searches).toMatchObject([{ text: 'quince' }, { text: 'bihi', before: 0, after: 1 }])
  })

  it('a preview searches for at most ten words', async () => {
    const words = Array.from({ length: 20 }, (_, n) => `word${n}`)
    expect((await preview(`quince: ${words.join(', ')}`)).searches).toHaveLength(10)
  })

  it.each([
    ['an unfinished line', 'quince:', 'Enter a line such as "milk: doodh, dudh".'],
    ['a blank line', '', 'Line is required.'],
  ])('a preview rejects %s', async (_case, line, message) => {
    const { searches, tests, userErrors } = await preview(line)
    expect([searches, tests]).toEqual([[], []])
    expect(userErrors).toContainEqual({ code: 'BAD_USER_INPUT', message, field: 'line' })
  })

  it('only admins can preview search words', async () => {
    const { errors } = await store.query(
      gql(`{ previewWords(line: "quince: bihi") { searches { text } } }`),
      {},
      shopper,
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
