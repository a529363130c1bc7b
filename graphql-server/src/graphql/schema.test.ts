import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { breakingChanges } from '../../test/support/breaking-changes.ts'
import { rootFieldRules } from './access.ts'
import { createSchema } from './schema.ts'

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

it('the schema describes every type, field, argument and enum value', () => {
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

it('the schema has a rule for each root field, and no rule for a missing field', () => {
  const fieldsOf = (type?: GraphQLObjectType | null) => Object.keys(type?.getFields() ?? {}).sort()
  expect(Object.keys(rootFieldRules.Query).sort()).toEqual(fieldsOf(schema.getQueryType()))
  expect(Object.keys(rootFieldRules.Mutation).sort()).toEqual(fieldsOf(schema.getMutationType()))
})

it('every mutation except refreshSession has one input and a payload with userErrors', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  const wrong = fields.filter((field) => {
    const payload = types.find(({ name }) => `${name}!` === String(field.type))
    const hasErrors = isObjectType(payload) && 'userErrors' in payload.getFields()
    return field.args.length > 1 || !hasErrors
  })
  expect(wrong.map(({ name }) => name)).toEqual(['refreshSession'])
})

it('the schema is compatible with the released schema, except for deprecated parts', () => {
  const released = new URL('../../../schema/printed/released.graphql', import.meta.url)
  expect(breakingChanges(readFileSync(released, 'utf8'), schema)).toEqual([])
})

/** How each kind of name is spelled. */
const SPELLINGS = {
  type: /^[A-Z][A-Za-z]*$/,
  field: /^(?!get|list|fetch)[a-z][A-Za-z0-9]*$/,
  value: /^[A-Z][A-Z0-9_]*$/,
  input: /^[A-Z][A-Za-z]*Input$/,
}

function badlyNamed(type: GraphQLNamedType): string[] {
  const ofType = isInputObjectType(type) ? SPELLINGS.input : SPELLINGS.type
  const ofPart = isEnumType(type) ? SPELLINGS.value : SPELLINGS.field
  const args = isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) => field.args)
    : []
  return [
    ...(ofType.test(type.name) ? [] : [type.name]),
    ...[...partsOf(type), ...args]
      .filter(({ name }) => !ofPart.test(name))
      .map(({ name }) => `${type.name}.${name}`),
  ]
}

it('the schema spells names as is usual: Types, fields without get, VALUES, and Inputs', () => {
  expect(types.flatMap(badlyNamed)).toEqual([])
})

it('the schema declares every id as ID!, and payloads only for mutations', () => {
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
  expect(fields.filter(({ name, type }) => name === 'id' && String(type) !== 'ID!')).toEqual([])
  const payloads = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) =>
    String(type).replace('!', ''),
  )
  const named = types.filter(({ name }) => name.endsWith('Payload')).map(({ name }) => name)
  expect(named.sort()).toEqual([...new Set(payloads)].sort())
})
