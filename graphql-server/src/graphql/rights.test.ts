import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper } from '../../test/factories.ts'
import { openTestStore, type TestStore } from '../../test/store.ts'
import { createSchema, rootRules } from './schema.ts'

/** What each rule answers to whom; null is no refusal of rights. */
const EXPECTED = {
  anyone: { nobody: null, user: null, admin: null },
  user: { nobody: 'UNAUTHENTICATED', user: null, admin: null },
  admin: { nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', admin: null },
}
/** These end the caller's session, or need a file beside the operation. */
const LEFT_OUT = new Set(['logout', 'uploadAvatar', 'uploadPicture', 'importProducts'])

const schema = createSchema()
let store: TestStore
let tokens: Record<keyof (typeof EXPECTED)['user'], string | undefined>

beforeAll(async () => {
  store = await openTestStore()
  tokens = {
    nobody: undefined,
    user: (await buildShopper(store.tokens)).accessToken,
    admin: (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken,
  }
})
afterAll(() => store.close())

/** A value of the type that means nothing: ids of nothing, blank texts. */
function example(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return example(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, example(field.type)]))
  }
  if (type.name === 'Boolean') return true
  return type.name === 'String' || type.name === 'ID' ? '' : 1
}

/** An operation that asks for the field with meaningless arguments, and for as little as can be. */
function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  return {
    document: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, example(type)])),
  }
}

const fields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = schema.getType(root)
  const kind: 'query' | 'mutation' = root === 'Query' ? 'query' : 'mutation'
  const rules = new Map(Object.entries(rootRules[root]))
  return Object.values(isObjectType(type) ? type.getFields() : {})
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map((field) => ({ path: `${root}.${field.name}`, kind, field, rule: rules.get(field.name) }))
})

describe.each(fields)('$path', ({ kind, field, rule }) => {
  it(`is for ${String(rule)} alone`, async () => {
    const { document, variables } = operationOf(kind, field)
    const answers: Record<string, string | null> = {}
    for (const [who, token] of Object.entries(tokens)) {
      const { errors } = await store.query(document, variables, token)
      const code = errors?.[0]?.extensions.code
      answers[who] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null
      expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED')
      expect(code).not.toBe('INTERNAL')
    }
    // A session that can't be refreshed is refused to everybody.
    const expected = EXPECTED[rule ?? 'admin']
    expect(answers).toEqual(
      field.name === 'refreshSession' ? mapOf(expected, 'UNAUTHENTICATED') : expected,
    )
  })
})

function mapOf(people: object, code: string): Record<string, string> {
  return Object.fromEntries(Object.keys(people).map((who) => [who, code]))
}
