import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildProduct } from '../../test/support/factories.ts'
import { buildOperation, rootFields } from '../../test/support/root-fields.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../test/support/store.ts'

const CATALOGUE = [
  'categories',
  'category',
  'subCategories',
  'subCategory',
  'product',
  'products',
  'searchProducts',
]

let store: TestStore
let keys: Record<'catalogue' | 'stock' | 'both' | 'revoked' | 'wrong', string>
let productId: string

beforeAll(async () => {
  store = await openTestStore({ trustProxy: 'loopback' })
  const both = (await buildPartnerKey()).secret
  keys = {
    catalogue: (await buildPartnerKey({ scopes: ['CATALOGUE_READ'] })).secret,
    stock: (await buildPartnerKey({ scopes: ['STOCK_READ'] })).secret,
    both,
    revoked: (await buildPartnerKey({ revokedAt: new Date() })).secret,
    wrong: `${both.slice(0, -4)}none`,
  }
  productId = (await buildProduct({ stock: 7 }))._id.toHexString()
})
afterAll(() => store.close())

let caller = 0

/** Each request comes from another network: keys that are none are counted. */
async function ask(key: string, query: string, variables = {}) {
  caller += 1
  const reply = await store.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-api-key': key, 'x-forwarded-for': `203.0.${caller >> 8}.${caller & 255}` },
    payload: { query, variables },
  })
  return { status: reply.statusCode, ...reply.json<GraphqlReply<Record<string, unknown>>>() }
}

/** What a field answers to each kind of key; null is no refusal. */
function expectedOf(field: string, rule: string | undefined) {
  const dead = { revoked: 'UNAUTHENTICATED', wrong: 'UNAUTHENTICATED' }
  const closed = 'FORBIDDEN'
  if (field === 'store') return { catalogue: null, stock: null, both: null, ...dead }
  return CATALOGUE.includes(field) || rule === 'catalogue'
    ? { catalogue: null, stock: closed, both: null, ...dead }
    : { catalogue: closed, stock: closed, both: closed, ...dead }
}

describe.each(rootFields)('$path', ({ kind, field, rule }) => {
  it('is open to the keys that have its scope alone', async () => {
    const { document, variables } = buildOperation(kind, field)
    const answers: Record<string, string | null> = {}
    for (const [name, key] of Object.entries(keys)) {
      const { errors } = await ask(key, document, variables)
      const code = errors?.[0]?.extensions.code ?? null
      answers[name] = code
      if (code === 'FORBIDDEN') expect(errors?.[0]?.message).toMatch(/^(An|This) API key .+\.$/)
    }
    expect(answers).toEqual(expectedOf(field.name, rule))
  })
})

describe('a product’s stock', () => {
  const document = 'query ($id: ID!) { product(id: $id) { name stock } }'

  it('is for keys that may read it, wherever it is asked for', async () => {
    const { data } = await ask(keys.both, document, { id: productId })
    expect(data).toMatchObject({ product: { stock: 7 } })
    for (const deep of [document, '{ products { edges { node { stock } } } }']) {
      const { errors, data: none } = await ask(keys.catalogue, deep, { id: productId })
      expect(errors?.[0]).toMatchObject({
        message: 'This API key needs the scope stock:read for Product.stock.',
        extensions: { code: 'FORBIDDEN' },
      })
      expect(JSON.stringify(none)).not.toContain('7')
    }
  })

  it('is there for people as ever', async () => {
    const { data } = await store.query(document, { id: productId })
    expect(data).toMatchObject({ product: { stock: 7 } })
  })
})

it('names the scope that a key lacks', async () => {
  const { errors } = await ask(keys.stock, '{ categories { name } }')
  expect(errors?.[0]?.message).toBe('This API key needs the scope catalogue:read for categories.')
})

it('shows the schema to living keys alone', async () => {
  const document = '{ __schema { queryType { name } } }'
  expect(await ask(keys.stock, document)).toMatchObject({ status: 200, data: { __schema: {} } })
  for (const key of [keys.revoked, keys.wrong, 'none', '']) {
    expect(await ask(key, document)).toEqual({
      status: 401,
      errors: [{ message: 'This API key is not valid.', extensions: { code: 'UNAUTHENTICATED' } }],
    })
  }
})
