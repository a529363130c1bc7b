import {
  getNamedType,
  getNullableType,
  GraphQLInt,
  isIntrospectionType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  Kind,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { computeCost } from './cost.ts'
import { lengthOf, LENGTHS } from './list-lengths.ts'
import { sharedSchema } from '../../test/support/schema.ts'

/** Integer arguments that select a part of a list, not its size. */
const NOT_SIZES = ['page']

const schema = sharedSchema()
const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const isList = (type: GraphQLOutputType) => isListType(getNullableType(type))

/** An object's fields that can be selected without arguments. */
const plainFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => args.length === 0)

/** Selects one leaf, and one leaf in each list's entries. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const lists = plainFields(named).filter((field) => isList(field.type))
  const selected = lists.map((field) => `${field.name} ${leafOf(field.type)}`)
  return `{ ${[...selected, nameOfLeaf(named)].join(' ')} }`
}

function leafOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  return isObjectType(named) ? `{ ${nameOfLeaf(named)} }` : ''
}

function nameOfLeaf(type: GraphQLObjectType): string {
  return plainFields(type).find((field) => isLeafType(getNamedType(field.type)))?.name ?? ''
}

function costAt(
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
  size: number,
): number {
  const text = `{ ...F } fragment F on ${parent.name} { ${field.name}(${argument.name}: ${size}) ${selectionOf(field.type)} }`
  const document = parse(text)
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The text has no operation.')
  return computeCost(schema, document, operation, {}).cost
}

const sized = objects.flatMap((parent) =>
  Object.values(parent.getFields()).flatMap((field) =>
    field.args
      .filter(({ type, name }) => getNamedType(type) === GraphQLInt && !NOT_SIZES.includes(name))
      .map((argument) => ({ path: `${parent.name}.${field.name}`, parent, field, argument })),
  ),
)

describe.each(sized)('$argument.name of $path', ({ parent, field, argument }) => {
  it(`${argument.name} multiplies the cost of ${parent.name}.${field.name} row by row`, () => {
    const [one, two, hundred] = [1, 2, 100].map((size) => costAt(parent, field, argument, size))
    const row = (two ?? 0) - (one ?? 0)
    expect(row).toBeGreaterThan(0)
    expect((hundred ?? 0) - (one ?? 0)).toBe(99 * row)
  })
})

/** The lists of objects whose length no size argument states. */
const unsized = objects.flatMap((parent) => {
  const isPage = sized.some(({ field: { type } }) => !isList(type) && getNamedType(type) === parent)
  if (isPage || isIntrospectionType(parent)) return []
  return Object.values(parent.getFields())
    .filter(({ type }) => isList(type) && isObjectType(getNamedType(type)))
    .filter((field) => !sized.some((one) => one.field === field))
    .map(({ name, type }) => ({ path: `${parent.name}.${name}`, type: getNamedType(type).name }))
})

it('each list of objects has a size argument, or a row with its length', () => {
  expect(unsized.filter(({ path, type }) => lengthOf(path, type) === undefined)).toEqual([])
})

it('each row with a length belongs to a list in the schema', () => {
  // A page's size argument would count for this list too.
  const lists = new Set(['OrderConnection.statusCounts'])
  for (const { path, type } of unsized) lists.add(path).add(type)
  expect(Object.keys(LENGTHS).filter((row) => !lists.has(row))).toEqual([])
})

it('every paginated field in the schema has a size argument', () => {
  expect(sized.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['Query.products', 'Query.productList', 'Category.newestProducts']),
  )
})
