import {
  buildClientSchema,
  getIntrospectionQuery,
  GraphQLSchema,
  parse,
  print,
  printSchema,
  type IntrospectionQuery,
} from 'graphql'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestStore, type GraphqlReply, type TestStore } from '../../test/support/store.ts'
import { sharedSchema } from '../../test/support/schema.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ production: true })
})
afterAll(() => store.close())
afterEach(() => vi.restoreAllMocks())

const everything = {
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
}

async function introspect(query: string) {
  const payload = { query }
  const reply = await store.app.inject({ method: 'POST', url: '/graphql', payload })
  return reply.json<GraphqlReply<IntrospectionQuery>>()
}

it.each([
  ['without options', getIntrospectionQuery()],
  ['without descriptions', getIntrospectionQuery({ descriptions: false })],
  [
    'from GraphiQL',
    getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }),
  ],
  ['with every option', getIntrospectionQuery(everything)],
  ['from older releases of graphql-js', getIntrospectionQuery({ typeDepth: 7 })],
  ['printed by another tool', print(parse(getIntrospectionQuery(everything)))],
  ['under another name', getIntrospectionQuery().replace('IntrospectionQuery', 'Schema')],
])(
  'the server answers the standard introspection query %s with the whole schema, at no cost',
  async (_how, text) => {
    const { data, extensions } = await introspect(text)
    expect(printSchema(buildClientSchema(data)).length).toBeGreaterThan(10_000)
    expect(extensions?.cost).toBe(0)
  },
)

it('the server answers the standard introspection query like an execution', async () => {
  const { data } = await introspect(getIntrospectionQuery(everything))
  expect(printSchema(buildClientSchema(data))).toBe(printSchema(sharedSchema()))
})

it('the server executes the standard introspection query only once', async () => {
  const text = getIntrospectionQuery({ descriptions: false, oneOf: true })
  const read = vi.spyOn(GraphQLSchema.prototype, 'getTypeMap')
  const first = await store.query(text)
  expect(read).toHaveBeenCalled()
  read.mockClear()
  expect(await store.query(text)).toEqual(first)
  expect(read).not.toHaveBeenCalled()
})

it('the server counts the cost of every other introspection', async () => {
  const types = '{ __schema { types { name } } }'
  expect((await store.query(types)).extensions?.cost).toBeGreaterThan(100)
  const more = getIntrospectionQuery().replace('queryType {', 'queryType { as: name')
  const { errors } = await store.query(more)
  expect(errors?.[0]?.message).toMatch(/^This operation costs [\d,]+; at most 10,000 is allowed/)
})

it('the server allows introspection of one type at a low cost', async () => {
  const text = `{ __type(name: "Product") {
    name description fields { name description type { kind name ofType { kind name ofType { name } } } }
  } }`
  expect((await store.query(text)).extensions?.cost).toBeLessThan(1_500)
})
