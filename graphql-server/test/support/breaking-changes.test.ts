import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'

const released = `
  type Query { shop(size: Int): Shop, old: Old @deprecated(reason: "See shop.") }
  type Shop { name: String!, label: String @deprecated(reason: "See name."), kind: Kind }
  type Old { name: String }
  enum Kind { BIG SMALL TINY @deprecated(reason: "See SMALL.") }
`

it.each([
  [
    'a field that was not deprecated',
    'type Query { shop(size: Int): Shop } type Shop { kind: Kind } enum Kind { BIG SMALL }',
    ['Shop.name was removed.'],
  ],
  [
    'a value that was not deprecated',
    'type Query { shop(size: Int): Shop } type Shop { name: String!, kind: Kind } enum Kind { BIG }',
    ['SMALL was removed from enum type Kind.'],
  ],
  [
    'an argument that becomes required',
    'type Query { shop(size: Int!): Shop } type Shop { name: String!, kind: Kind } enum Kind { BIG SMALL }',
    ['Query.shop arg size has changed type from Int to Int!.'],
  ],
  [
    'a field that becomes nullable',
    'type Query { shop(size: Int): Shop } type Shop { name: String, kind: Kind } enum Kind { BIG SMALL }',
    ['Shop.name changed type from String! to String.'],
  ],
  [
    'a type that fields still had',
    'type Query { shop(size: Int): Place } type Place { name: String! }',
    ['Query.shop changed type from Shop to Place.'],
  ],
])('the check for breaking changes reports %s', (_what, current, expected) => {
  expect(breakingChanges(released, buildSchema(current))).toEqual(expected)
})

it('the check for breaking changes allows removing deprecated parts, and types that nothing else used', () => {
  const current =
    'type Query { shop(size: Int, near: String): Shop } type Shop { name: String!, kind: Kind } enum Kind { BIG SMALL HUGE }'
  expect(breakingChanges(released, buildSchema(current))).toEqual([])
})
