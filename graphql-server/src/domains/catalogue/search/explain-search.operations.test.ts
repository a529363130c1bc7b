import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProduct, buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { decodeCursor } from './search-cursor.ts'

const EXPLAIN = gql(`query ($text: String!, $productId: ID!) {
  explainSearch(text: $text, productId: $productId) {
    found relaxed weightedPoints score
    terms { text optional match { points words { word fields kind } } }
    weights { inStock wordsInOrder popularity }
  }
}`)

let store: TestStore
let admin: string
let shopper: string
let milk: string
let curd: string

beforeAll(async () => {
  store = await openTestStore()
  admin = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
  shopper = (await buildShopper(store.tokens)).accessToken
  const products = [
    await buildProduct({ name: 'Toned Milk', brand: 'Gauvana', stock: 0 }),
    await buildProduct({ name: 'Fresh Curd', brand: 'Gauvana' }),
  ]
  const ids = products.map(({ _id }) => _id)
  await recordChanges('product', ids)
  await store.lookForSearch()
  const [first = '', second = ''] = ids.map((id) => id.toHexString())
  milk = first
  curd = second
})
afterAll(() => store.close())

const explain = (text: string, productId: string, token?: string) =>
  store.query(EXPLAIN, { text, productId }, token)

describe('the explanation of a search', () => {
  it('tells an admin why a search finds the product', async () => {
    const { data, errors } = await explain('gauvana doodh', milk, admin)
    expect(errors).toBeUndefined()
    expect(data.explainSearch).toEqual({
      found: true,
      relaxed: false,
      terms: [
        {
          text: 'gauvana',
          optional: false,
          match: {
            points: 1100,
            words: [{ word: 'gauvana', fields: ['BRAND'], kind: 'SAME_WORD' }],
          },
        },
        {
          text: 'doodh',
          optional: false,
          match: {
            points: 1045,
            words: [{ word: 'milk', fields: ['NAME'], kind: 'SAME_MEANING' }],
          },
        },
      ],
      weights: { inStock: false, wordsInOrder: false, popularity: 0 },
      weightedPoints: 1716,
      score: 67_252,
    })
  })

  it("the explanation has the same score as the product's cursor", async () => {
    const { data } = await store.query(
      gql(`{ searchProducts(text: "gauvana doodh", first: 1) { edges { cursor } } }`),
    )
    const [edge] = data.searchProducts.edges
    const list = listOf('search', { text: 'gauvana doodh', sort: 'DEFAULT' })
    expect(decodeCursor(list, edge?.cursor ?? '')).toEqual({ id: milk, score: 67_252 })
  })

  it('tells an admin which term a product lacks', async () => {
    const { data } = await explain('gauvana milk', curd, admin)
    expect(data.explainSearch).toMatchObject({
      found: false,
      terms: [
        { text: 'gauvana', match: { points: 1100 } },
        { text: 'milk', match: null },
      ],
    })
  })

  it.each(['', ' '])('the blank query %j has no terms and finds the product', async (text) => {
    const { data } = await explain(text, milk, admin)
    expect(data.explainSearch).toMatchObject({ found: true, terms: [], score: 0 })
  })

  it.each(['?!', '\u093f'])(
    'the query %j, which has no letters, does not find the product',
    async (text) => {
      const { data } = await explain(text, milk, admin)
      expect(data.explainSearch).toMatchObject({ found: false, score: 0 })
    },
  )

  it.each(['0'.repeat(24), 'no id', ''])(
    'returns no explanation for the unknown product %j',
    async (id) => {
      const { data, errors } = await explain('milk', id, admin)
      expect(errors).toBeUndefined()
      expect(data.explainSearch).toBeNull()
    },
  )

  it('rejects customers and guests', async () => {
    const [asShopper, asGuest] = [await explain('milk', milk, shopper), await explain('milk', milk)]
    expect(asShopper.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(asGuest.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
