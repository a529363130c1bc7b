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
import type { Context } from './context/context.ts'

/** Longer than any form of the standard introspection query. */
const MAX_QUERY_LENGTH = 5_000
/** A result has about 700 kB. Tools send few forms of the query. */
const MAX_CACHED_RESULTS = 8
/** How many levels of lists and non-null types the query selects, in graphql-js up to 16.8 and in later releases. */
const TYPE_DEPTHS = [7, 9]
const OPTIONS = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
] as const

let forms: Set<string> | null = null

/**
 * Returns the normal form of a standard introspection query, as `getIntrospectionQuery` in graphql-js prints it with
 * any options. Returns null for other operations.
 */
export function standardIntrospection(text: string): string | null {
  if (text.length > MAX_QUERY_LENGTH || !text.includes('__schema')) return null
  forms ??= new Set(standardForms())
  const form = normalize(text)
  return forms.has(form) ? form : null
}

function standardForms(): string[] {
  return TYPE_DEPTHS.flatMap((typeDepth) =>
    Array.from({ length: 2 ** OPTIONS.length }, (_, bits) => {
      const options = OPTIONS.map((name, at) => [name, (bits & (1 << at)) !== 0] as const)
      return normalize(getIntrospectionQuery({ ...Object.fromEntries(options), typeDepth }))
    }),
  )
}

/** Removes ignored characters and the operation's name, which differs between tools. */
function normalize(text: string): string {
  return stripIgnoredCharacters(text).replace(/^query \w+/, 'query')
}

/** Answers standard introspection queries from cached results. */
export function introspectionPlugin(): ApolloServerPlugin<Context> {
  const results = new LRUCache<string, Record<string, unknown>>({ max: MAX_CACHED_RESULTS })
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

/** The longest list that introspection returns for a field with this name. Null if the field is not a list. */
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
