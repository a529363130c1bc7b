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
import { createSchema, rootRules } from '../src/graphql/schema.ts'

const WITH_FILE = new Set(['uploadAvatar', 'uploadPicture', 'importProducts'])

const schema = createSchema()

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
export function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  return {
    document: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, example(type)])),
  }
}

/** Every field of the roots with its rule, but for those that need a file beside the operation. */
export const rootFields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = schema.getType(root)
  const kind: 'query' | 'mutation' = root === 'Query' ? 'query' : 'mutation'
  const rules = new Map(Object.entries(rootRules[root]))
  return Object.values(isObjectType(type) ? type.getFields() : {})
    .filter(({ name }) => !WITH_FILE.has(name))
    .map((field) => ({ path: `${root}.${field.name}`, kind, field, rule: rules.get(field.name) }))
})
