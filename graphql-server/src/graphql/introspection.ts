import type { ApolloServerPlugin } from '@apollo/server'
import {
  executeSync,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  stripIgnoredCharacters,
  type GraphQLSchema,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

/** No form of the standard introspection query has as many characters. */
const LONGEST_QUERY = 5_000
/** Results that are kept, some 700 kB each. Tools send few forms of the query. */
const KEPT_RESULTS = 8
/** How many levels of lists and non-null types the query asks for: in releases of graphql-js up to 16.8, and since. */
const TYPE_DEPTHS = [7, 9]
const OPTIONS = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
] as const

let known: Set<string> | null = null

/**
 * The standard introspection query in its shortest spelling, when this is one of its forms: what `getIntrospectionQuery`
 * of graphql-js prints with any of its options. Null for every other operation.
 */
export function standardIntrospection(text: string): string | null {
  if (text.length > LONGEST_QUERY || !text.includes('__schema')) return null
  known ??= new Set(standardForms())
  const form = shortest(text)
  return known.has(form) ? form : null
}

function standardForms(): string[] {
  return TYPE_DEPTHS.flatMap((typeDepth) =>
    Array.from({ length: 2 ** OPTIONS.length }, (_, bits) => {
      const options = OPTIONS.map((name, at) => [name, (bits & (1 << at)) !== 0] as const)
      return shortest(getIntrospectionQuery({ ...Object.fromEntries(options), typeDepth }))
    }),
  )
}

/** Without what GraphQL ignores, and without the operation's name, which tools choose. */
function shortest(text: string): string {
  return stripIgnoredCharacters(text).replace(/^query \w+/, 'query')
}

/** Answers the standard introspection query from kept results, without executing it again. */
export function introspectionPlugin(): ApolloServerPlugin<Context> {
  const results = new LRUCache<string, Record<string, unknown>>({ max: KEPT_RESULTS })
  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation({ schema, document, source, response: { http } }) {
          const form = standardIntrospection(source)
          if (form === null) return Promise.resolve(null)
          const data = results.get(form) ?? executeSync({ schema, document }).data ?? {}
          results.set(form, data)
          return Promise.resolve({ http, body: { kind: 'single', singleResult: { data } } })
        },
      }),
  }
}

const lengths = new WeakMap<GraphQLSchema, Map<string, number>>()

/** The length of the longest list that introspection returns for a field of this name; null when it is no list. */
export function longestInIntrospection(schema: GraphQLSchema, field: string): number | null {
  const known = lengths.get(schema) ?? longestLists(schema)
  lengths.set(schema, known)
  return known.get(field) ?? null
}

function longestLists(schema: GraphQLSchema): Map<string, number> {
  const types = Object.values(schema.getTypeMap())
  const directives = schema.getDirectives()
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = composite.map((type) => Object.values(type.getFields()))
  const longest = (lists: readonly (readonly unknown[])[]) =>
    Math.max(0, ...lists.map(({ length }) => length))
  return new Map([
    ['types', types.length],
    ['directives', directives.length],
    ['fields', longest(fields)],
    ['args', longest([...fields.flat(), ...directives].map(({ args }) => args))],
    [
      'inputFields',
      longest(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()))),
    ],
    ['enumValues', longest(types.filter(isEnumType).map((type) => type.getValues()))],
    ['interfaces', longest(composite.map((type) => type.getInterfaces()))],
    ['possibleTypes', composite.length],
    ['locations', longest(directives.map(({ locations }) => locations))],
  ])
}
