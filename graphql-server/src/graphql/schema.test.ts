import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql'
import { expect, it } from 'vitest'
import { createSchema, rootRules } from './schema.ts'

const schema = createSchema()
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)

function partsOf(type: GraphQLNamedType): { name: string; description?: string | null }[] {
  if (isObjectType(type)) return Object.values(type.getFields())
  if (isInputObjectType(type)) return Object.values(type.getFields())
  return isEnumType(type) ? [...type.getValues()] : []
}

function undescribed(type: GraphQLNamedType): string[] {
  const missing = partsOf(type).filter(({ description }) => !description)
  return [
    ...(type.description ? [] : [type.name]),
    ...missing.map(({ name }) => `${type.name}.${name}`),
  ]
}

it('describes every type, field, argument and value', () => {
  expect(types.flatMap(undescribed)).toEqual([])
  const args = types
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .flatMap(({ type, field }) =>
      field.args.map((arg) => ({ path: `${type.name}.${field.name}.${arg.name}`, arg })),
    )
    .filter(({ arg }) => !arg.description && !['id', 'input'].includes(arg.name))
  expect(args.map(({ path }) => path)).toEqual([])
})

it('has a rule for every root field and no rule without a field', () => {
  expect(Object.keys(rootRules.Query).sort()).toEqual(
    Object.keys(schema.getQueryType()?.getFields() ?? {}).sort(),
  )
  expect(Object.keys(rootRules.Mutation).sort()).toEqual(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  )
})

it('gives every mutation one input and a payload with userErrors, but for refreshSession', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  const wrong = fields.filter((field) => {
    const payload = types.find(({ name }) => `${name}!` === String(field.type))
    const hasErrors = isObjectType(payload) && 'userErrors' in payload.getFields()
    return field.args.length > 1 || !hasErrors
  })
  expect(wrong.map(({ name }) => name)).toEqual(['refreshSession'])
})
