import { GraphQLError } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { attacks } from '../../test/attacks/attacks.ts'
import { buildProduct } from '../../test/support/factories.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../test/support/store.ts'
import { Product } from '../domains/catalogue/record/product.model.ts'
import { MAX_ERRORS } from './limits.ts'
import manifest from './persisted-operations.generated.json' with { type: 'json' }

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

describe('limits of operations', () => {
  it.each(attacks)('an operation is rejected before execution for %s', async (_what, document) => {
    const commands = await store.recordCommands(async () => {
      const { data, errors } = await store.query(document)
      expect(data ?? null).toBeNull()
      expect(errors?.length).toBeGreaterThan(0)
      expect(errors?.length).toBeLessThanOrEqual(MAX_ERRORS + 1)
      expect(errors?.[0]?.extensions.code).toMatch(
        /^(BAD_USER_INPUT|GRAPHQL_(PARSE|VALIDATION)_FAILED)$/,
      )
    })
    expect(commands).toEqual([])
  })

  it('an operation is rejected for its length, which the message states', async () => {
    const { errors } = await store.query(`{ store { name } } ${'#'.repeat(100_000)}`)
    expect(errors).toMatchObject([
      {
        message: 'This operation has 1,00,019 characters; at most 1,00,000 are allowed.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
    const { data } = await store.query(`{ store { name } } ${'#'.repeat(99_981)}`)
    expect(data).toHaveProperty('store')
  })

  it.each([
    [
      'its cost',
      '{ products(first: 100) { edges { node { categories { subCategories { categories { id } } } } } } }',
    ],
    ['being a subscription', 'subscription { __typename }'],
  ])('an operation is rejected for %s with status 400', async (_why, query) => {
    const reply = await store.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(reply.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(reply.statusCode).toBe(400)
  })

  it('the error for an expensive operation names its cost, the limit and its most expensive list', async () => {
    const mostExpensive = 'products.edges.node.categories.newestProducts'
    const { errors } = await store.query(
      '{ products(first: 100) { edges { node { categories { newestProducts(first: 20) { id } } } } } }',
    )
    expect(errors?.[0]?.message).toMatch(/^This operation costs [\d,]+; at most 10,000 is allowed/)
    expect(errors?.[0]?.extensions.cost).toBeGreaterThan(10_000)
    expect(errors?.[0]?.extensions).toMatchObject({ limit: 10_000, mostExpensive })
  })

  it('an expensive operation is rejected after a cheap operation in the same document was executed', async () => {
    const query = `
      query Cheap { store { name } }
      query Expensive {
        products(first: 100) { edges { node { categories { newestProducts(first: 20) { id } } } } }
      }`
    const run = async (operationName: string) => {
      const payload = { query, operationName }
      const reply = await store.app.inject({ method: 'POST', url: '/graphql', payload })
      return reply.json<GraphqlReply<unknown>>()
    }
    expect(await run('Cheap')).toMatchObject({ extensions: { cost: 2 } })
    expect((await run('Expensive')).errors?.[0]?.message).toMatch(
      /^This operation costs [\d,]+; at most 10,000/,
    )
    expect((await run('Cheap')).errors).toBeUndefined()
  })
})

describe('the cost of an operation', () => {
  it('an operation’s cost follows the page size in its variables each time', async () => {
    const text = 'query ($first: Int!) { products(first: $first) { edges { node { id name } } } }'
    const costOf = async (first: number) => (await store.query(text, { first })).extensions?.cost
    expect(await costOf(4)).toBe(1 + 1 + 4 * 3)
    expect(await costOf(20)).toBe(1 + 1 + 20 * 3)
  })
})

describe('invalid variables', () => {
  const LOGIN = 'mutation ($i: LoginInput!) { login(input: $i) { userErrors { code } } }'
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]))

  it('invalid variables are rejected with a short response, however many and long they are', async () => {
    const long = { ...keys(1_000), email: 'a'.repeat(20_000) }
    const { errors } = await store.query(LOGIN, { i: long })
    expect(errors?.length).toBeLessThanOrEqual(MAX_ERRORS + 1)
    expect(JSON.stringify(errors).length).toBeLessThan(20_000)
    expect(errors?.[0]?.message).toMatch(/^Variable "\$i" got invalid value .*required type/)
    for (const { extensions } of errors ?? [])
      expect(extensions.code).toMatch(/^BAD_(USER_INPUT|REQUEST)$/)
    expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it.each([
    ['fields', { i: keys(2_000) }],
    ['a list', { i: Array.from({ length: 400_000 }, () => 1) }],
    [
      'lists in lists',
      { i: Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => ({}))) },
    ],
  ])(
    'thousands of values in variables are rejected before validation: %s',
    async (_what, variables) => {
      const { errors } = await store.query(LOGIN, variables)
      expect(errors).toMatchObject([
        {
          message: 'A request must have at most 2,000 values.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ])
    },
  )
})

it('the error for a missing variable names the variable', async () => {
  const document = 'query ($n: Int!) { products(first: $n) { edges { cursor } } }'
  const { errors } = await store.query(document)
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('$n') as string,
    extensions: { code: 'BAD_USER_INPUT' },
  })
})

describe('an operation that is executed', () => {
  const LOST = 'connection to 10.0.0.7 lost'

  it('an operation returns its cost', async () => {
    const { extensions } = await store.query(
      '{ products(first: 4) { edges { node { id name } } } }',
    )
    expect(extensions?.cost).toBe(1 + 1 + 4 * 3)
  })

  it.each([
    ['first: 0', /first must be from 1 to 100/],
    ['first: 101', /first must be from 1 to 100/],
    ['first: -1', /first must be from 1 to 100/],
    ['after: "nonsense"', /after is not a cursor/],
  ])('the server rejects products(%s)', async (args, message) => {
    const { errors } = await store.query(`{ products(${args}) { edges { cursor } } }`)
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message) as string,
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it.each([
    ['errors', new Error(LOST)],
    ['driver errors', Object.assign(new Error(LOST), { extensions: { code: 'NOT_FOUND' } })],
    ['GraphQL errors', new GraphQLError(LOST, { extensions: { code: 'LOST' } })],
  ])(
    'the server masks unexpected %s, and logs them under the id that it returns',
    async (_what, error) => {
      const find = vi.spyOn(Product, 'find').mockImplementation(() => {
        throw error
      })
      const { _id } = await buildProduct()
      const { errors } = await store.query(`{ product(id: "${_id.toHexString()}") { name } }`)
      find.mockRestore()
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
      expect(JSON.stringify(errors)).not.toMatch(/10\.0\.0\.7|stack|\.ts/)
      const id = String(errors?.[0]?.extensions.id)
      expect(store.logLines.find((line) => line.includes(id))).toContain('10.0.0.7')
    },
  )
})

describe('with 100,000 products', () => {
  beforeAll(() => void vi.spyOn(store.search, 'size').mockReturnValue(100_000))
  afterAll(() => vi.restoreAllMocks())

  it('with 100,000 products, an operation can count few facets, and the web app stays below the limit', async () => {
    const list = (at: number) =>
      `l${at}: products(first: 1, filter: { minPrice: ${at} }) { facets { inStockCount } }`
    const many = await store.query(
      `{ ${Array.from({ length: 20 }, (_, at) => list(at)).join(' ')} }`,
    )
    expect(many.errors?.[0]?.extensions.cost).toBeGreaterThan(20_000)
    const choices = Object.values(manifest).find((text) => text.startsWith('query Choices(')) ?? ''
    const { errors, extensions } = await store.query(choices, { isSearch: true, text: 'milk' })
    expect(errors).toBeUndefined()
    expect(extensions?.cost).toBeLessThan(4_000)
  })

  it('with 100,000 products, a list costs more with a filter, also in the same operation', async () => {
    const text = 'query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }'
    const costWith = async (filter: object | null) =>
      (await store.query(text, { filter })).extensions?.cost
    expect(await costWith(null)).toBe(2)
    expect(await costWith({ inStock: true })).toBe(1_002)
    expect(await costWith(null)).toBe(2)
  })
})

it('a condition without a value is reported to the caller', async () => {
  const query = 'query ($is: Boolean = true) { store { name @include(if: $is) } }'
  const payload = { query, variables: { is: null } }
  const reply = await store.app.inject({ method: 'POST', url: '/graphql', payload })
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.json<GraphqlReply<unknown>>().errors).toHaveLength(1)
})
