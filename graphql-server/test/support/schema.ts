import type { GraphQLSchema } from 'graphql'
import { createSchema } from '../../src/graphql/schema.ts'

let schema: GraphQLSchema | undefined

/** The server's schema, which is built once for all files in a worker. */
export function sharedSchema(): GraphQLSchema {
  return (schema ??= createSchema())
}
