import { buildSchema, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { computeCost } from './cost.ts'

const schema = buildSchema(`
  type Query { shop: Shop, shops: [Shop!]!, page(first: Int! = 8): Page!, numbered(pageSize: Int!): Numbered! }
  type Numbered { shops: [Shop!]!, total: Int }
  type Image { versions: [Shop!]! }
  type Shop { name: String, image: Image, shops: [Shop!]!, row(first: Int! = 3): [Shop!]! }
  type Page { edges: [Edge!]!, total: Int }
  type Edge { node: Shop }
`)

function measure(text: string, variables = {}) {
  const document = parse(text)
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) throw new Error('The text has no operation.')
  return computeCost(schema, document, operation, variables)
}

const cost = (text: string, variables = {}) => measure(text, variables).cost

it.each([
  ['a field', '{ shop { name } }', 2],
  ['a list of unknown length as 10 rows', '{ shops { name } }', 11],
  ['an image’s versions as 4', '{ shop { image { versions { name } } } }', 1 + 1 + 4 + 1],
  ['lists in lists', '{ shops { shops { name } } }', 1 + 10 * 11],
  ['a row by its length', '{ shop { row(first: 5) { name } } }', 1 + 1 + 5],
  ['a row by its default length', '{ shop { row { name } } }', 1 + 1 + 3],
  [
    'a connection by its page size',
    '{ page(first: 4) { total edges { node { name } } } }',
    1 + 1 + 1 + 4 * 2,
  ],
  ['a fragment each time it is spread', '{ shop { ...F } } fragment F on Shop { name }', 2],
  ['__typename as free', '{ shop { __typename } }', 1],
  [
    'introspection by the longest lists that it can return: the 11 fields of __Type, and one argument',
    '{ __type(name: "Page") { fields { name args { name } } } }',
    1 + 1 + 11 * (2 + 1),
  ],
  [
    'the lists of an object by the page size of its field',
    '{ numbered(pageSize: 50) { shops { name } total } }',
    1 + 1 + 50 + 1,
  ],
  [
    'lists within the rows of a page as lists of unknown length',
    '{ numbered(pageSize: 50) { shops { shops { name } } } }',
    1 + 1 + 50 * (1 + 10),
  ],
])('computeCost counts %s', (_what, text, expected) => expect(cost(text)).toBe(expected))

it('computeCost reads the page size from a variable', () => {
  const text = 'query Q($n: Int!) { page(first: $n) { edges { node { name } } } }'
  expect(cost(text, { n: 100 })).toBe(1 + 1 + 200)
})

it('computeCost counts fragments that double 60 times without delay', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on Shop { ...F${n + 1} ...F${n + 1} }`,
  )
  expect(cost(`{ shop { ...F0 } } ${fragments.join(' ')} fragment F60 on Shop { name }`)).toBe(
    1 + 2 ** 60,
  )
})

it('computeCost counts a fragment with the page size at each spread', () => {
  const spread = 'a: page(first: 1) { ...F } b: page(first: 100) { ...F }'
  expect(cost(`{ ${spread} } fragment F on Page { edges { node { name } } }`)).toBe(
    1 + 1 + 2 + 1 + 1 + 200,
  )
})

it('computeCost counts a page of unknown size as ten rows', () => {
  const text = 'query Q($n: Int!) { page(first: $n) { edges { node { name } } } }'
  expect(cost(text)).toBe(1 + 1 + 20)
})

it.each([
  ['shops.shops', '{ shop { name } shops { name shops { name } } }'],
  ['page.edges', '{ shop { name } page(first: 90) { total edges { node { name } } } }'],
  ['shop.row', '{ shop { ...F } } fragment F on Shop { name row(first: 70) { name } }'],
  ['shop', '{ shop { name } }'],
])('computeCost names %s as the most expensive list', (path, text) => {
  expect(measure(text).mostExpensive()).toBe(path)
})

it('computeCost names the most expensive list in fragments that double 60 times', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on Shop { ...F${n + 1} ...F${n + 1} }`,
  )
  const last = 'fragment F60 on Shop { shops { name } }'
  expect(measure(`{ shop { ...F0 } } ${fragments.join(' ')} ${last}`).mostExpensive()).toBe(
    'shop.shops',
  )
})

it('computeCost adds a field’s price each time that it is resolved', () => {
  const text = 'query Q($n: Int) { page(first: 4) { edges { node { row(first: $n) { name } } } } }'
  const measureWith = (variables: object, price: number) => {
    const document = parse(text)
    const [operation] = document.definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The text has no operation.')
    const priceOf = (type: string, field: string, given: readonly string[]) =>
      type === 'Shop' && field === 'row' && given.includes('first') ? price : 0
    return computeCost(schema, document, operation, { ...variables }, priceOf).cost
  }
  expect(measureWith({ n: 2 }, 100) - measureWith({ n: 2 }, 0)).toBe(400)
  expect(measureWith({}, 100), 'without the argument').toBe(measureWith({}, 0))
})

it('computeCost ignores selections that @skip and @include leave out', () => {
  const text = `query Q($isMany: Boolean!) {
    page(first: 50) @include(if: $isMany) { total }
    shop @skip(if: $isMany) { ...F @include(if: true) row(first: 3) @skip(if: true) { name } }
  } fragment F on Shop { name }`
  expect(cost(text, { isMany: true })).toBe(2)
  expect(cost(text, { isMany: false })).toBe(2)
  expect(cost('{ shop { row(first: 9) @include(if: false) { name } } }')).toBe(1)
  expect(cost(text, {}), 'without the variable').toBe(4)
})
