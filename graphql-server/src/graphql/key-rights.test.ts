import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildProduct } from '../../test/support/factories.ts'
import { failuresOf } from '../../test/support/failures-of.ts'
import { buildOperation, rootFields } from '../../test/support/root-fields.ts'
import { sample } from '../../test/support/property-runs.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../test/support/store.ts'
import type { RootFieldRule } from './access.ts'

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

/** Sends each request from another network, because wrong keys are counted per network. */
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

/** The code with which a field rejects each key, or null. */
function expectedOf({ keyScope }: RootFieldRule) {
  const catalogue = keyScope === undefined ? 'FORBIDDEN' : null
  const stock = keyScope === 'ANY' ? null : 'FORBIDDEN'
  return { catalogue, stock, both: catalogue, revoked: 'UNAUTHENTICATED', wrong: 'UNAUTHENTICATED' }
}

type RootField = (typeof rootFields)[number]
type KeyName = keyof typeof keys

const KEY_NAMES: KeyName[] = ['catalogue', 'stock', 'both', 'revoked', 'wrong']
/** By default, some keys try only some fields, because shared code rejects the keys that are not valid. */
const triedByAll = new Set([
  ...rootFields.filter(({ rule }) => rule.keyScope),
  ...sample(rootFields, 10),
])
const keysFor = (one: RootField) => (triedByAll.has(one) ? KEY_NAMES : KEY_NAMES.slice(0, 2))

it('each root field is open only to keys with its scope', async () => {
  const expectRights = async (one: RootField) => {
    const { kind, field, rule } = one
    const { document, variables } = buildOperation(kind, field)
    for (const name of keysFor(one)) {
      const { errors } = await ask(keys[name], document, variables)
      const code = errors?.[0]?.extensions.code ?? null
      expect(code, name).toBe(expectedOf(rule)[name])
      if (code === 'FORBIDDEN') expect(errors?.[0]?.message).toMatch(/^(An|This) API key .+\.$/)
    }
  }
  expect(await failuresOf(rootFields, ({ path }) => path, expectRights)).toEqual([])
})

it('the root fields that are open to keys are listed, so that opening another one is deliberate', () => {
  const open = rootFields.filter(({ rule }) => rule.keyScope)
  expect(open.map(({ path, rule }) => `${path}: ${rule.keyScope}`).sort()).toMatchInlineSnapshot(`
    [
      "Mutation.registerWebhook: CATALOGUE_READ",
      "Mutation.removeWebhook: CATALOGUE_READ",
      "Query.catalogueChanges: CATALOGUE_READ",
      "Query.catalogueDigest: CATALOGUE_READ",
      "Query.categories: CATALOGUE_READ",
      "Query.category: CATALOGUE_READ",
      "Query.deletedProduct: CATALOGUE_READ",
      "Query.product: CATALOGUE_READ",
      "Query.products: CATALOGUE_READ",
      "Query.productsById: CATALOGUE_READ",
      "Query.searchProducts: CATALOGUE_READ",
      "Query.searchSuggestions: CATALOGUE_READ",
      "Query.store: ANY",
      "Query.subCategories: CATALOGUE_READ",
      "Query.subCategory: CATALOGUE_READ",
      "Query.webhook: CATALOGUE_READ",
      "Query.webhookDeliveries: CATALOGUE_READ",
      "Query.webhooks: CATALOGUE_READ",
    ]
  `)
})

describe('a product’s stock', () => {
  const document = 'query ($id: ID!) { product(id: $id) { name stock } }'

  it('a product’s stock is returned only to keys with the scope stock:read, wherever it is selected', async () => {
    const { data } = await ask(keys.both, document, { id: productId })
    expect(data).toMatchObject({ product: { stock: 7 } })
    for (const deep of [document, '{ products { edges { node { stock } } } }']) {
      const { errors, data: refused } = await ask(keys.catalogue, deep, { id: productId })
      expect(errors?.[0]).toMatchObject({
        message: 'This API key needs the scope stock:read for Product.stock.',
        extensions: { code: 'FORBIDDEN' },
      })
      expect(JSON.stringify(refused)).not.toContain('7')
    }
  })

  it.each(['available', 'unavailableBecause'])(
    '%s does not reveal a product’s stock to keys without the scope',
    async (field) => {
      const deep = `query ($id: ID!) { product(id: $id) { ${field} } }`
      const { errors } = await ask(keys.catalogue, deep, { id: productId })
      expect(errors?.[0]?.message).toBe(
        `This API key needs the scope stock:read for Product.${field}.`,
      )
      expect((await ask(keys.both, deep, { id: productId })).errors).toBeUndefined()
    },
  )

  it('a product’s stock is returned to people without a key', async () => {
    const { data } = await store.query(document, { id: productId })
    expect(data).toMatchObject({ product: { stock: 7 } })
  })
})

it('the server names the missing scope when it rejects a key', async () => {
  const { errors } = await ask(keys.stock, '{ categories { name } }')
  expect(errors?.[0]?.message).toBe('This API key needs the scope catalogue:read for categories.')
})

it('the server answers introspection only for valid keys', async () => {
  const document = '{ __schema { queryType { name } } }'
  expect(await ask(keys.stock, document)).toMatchObject({ status: 200, data: { __schema: {} } })
  for (const key of [keys.revoked, keys.wrong, 'none', '']) {
    expect(await ask(key, document)).toMatchObject({
      status: 401,
      errors: [
        {
          message: 'This API key is not valid.',
          extensions: { code: 'UNAUTHENTICATED', reason: 'KEY_INVALID', params: {} },
        },
      ],
    })
  }
})
