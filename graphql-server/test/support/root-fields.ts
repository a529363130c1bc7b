import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { rootFieldRules, type RootFieldRule } from '../../src/graphql/access.ts'
import { sharedSchema } from './schema.ts'

const WITH_FILE = new Set([
  'uploadAvatar',
  'uploadPicture',
  'uploadPrescription',
  'uploadTicketPhoto',
  'importProducts',
  'previewUpiStatement',
])

const schema = sharedSchema()

/** A placeholder value of the type: unknown ids, blank strings. */
function example(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return example(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return exampleFields(type)
  if (type.name === 'Boolean') return true
  return type.name === 'String' || type.name === 'ID' ? '' : 1
}

/** An input's required fields, each with a placeholder value. */
export function exampleFields(type: GraphQLInputObjectType): Record<string, unknown> {
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(required.map((field) => [field.name, example(field.type)]))
}

/**
 * Builds an operation with the field's required arguments and the named ones, all with placeholder values, and a
 * minimal selection.
 */
export function buildOperation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  alsoGiven: string[] = [],
) {
  const isRequired = ({ type, defaultValue }: GraphQLArgument) =>
    isNonNullType(type) && defaultValue === undefined
  const args = field.args.filter((arg) => isRequired(arg) || alsoGiven.includes(arg.name))
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  return {
    document: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, example(type)])),
  }
}

/** Every root field with its rule, except the ones that need a file next to the operation. */
export const rootFields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = schema.getType(root)
  const kind: 'query' | 'mutation' = root === 'Query' ? 'query' : 'mutation'
  const rules = new Map<string, RootFieldRule>(Object.entries(rootFieldRules[root]))
  return Object.values(isObjectType(type) ? type.getFields() : {})
    .filter(({ name }) => !WITH_FILE.has(name))
    .flatMap((field) => {
      const rule = rules.get(field.name)
      return rule ? [{ path: `${root}.${field.name}`, kind, field, rule }] : []
    })
})
