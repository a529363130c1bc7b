import { InMemoryCache } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node'
import { createHash } from 'node:crypto'

/**
 * A plugin for GraphQL Code Generator: typed documents that contain the hash by which the server identifies each
 * operation (`__meta__.hash`).
 */
export const plugin = (schema, documents, config) =>
  withEach(schema, documents, config, (document) => ({ hash: hashOf(textOf(document)) }))

/** Generates typed documents and calls `onOperation` for each operation with its fragments, in order. */
export function withEach(schema, documents, config, onOperation) {
  return typedDocumentNode(schema, documents, {
    ...config,
    unstable_onExecutableDocumentNode: onOperation,
  })
}

const cache = new InMemoryCache()

/** The operation as the client sends it: including the `__typename` fields that its cache adds. */
export function textOf(document) {
  return print(cache.transformDocument(document))
}

/** SHA-256 in hexadecimal, as specified by Apollo's persisted queries. */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}
