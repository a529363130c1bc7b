import { plugin as schemaAst } from '@graphql-codegen/schema-ast'
import { parse, print } from 'graphql'

/** A plugin for GraphQL Code Generator: the whole schema as one file, changed by the function `describe`. */
export const plugin = async (schema, documents, { describe, ...config }) =>
  print(describe(parse(await schemaAst(schema, documents, config))))
