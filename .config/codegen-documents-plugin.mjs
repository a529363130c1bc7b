import { InMemoryCache } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node'
import { createHash } from 'node:crypto'

/**
 * A plugin for GraphQL Code Generator: the library's typed documents, each operation with the hash by which the
 * server knows it (`__meta__.hash`).
 */
export const plugin = (schema, documents, config) =>
  withEach(schema, documents, config, (document) => ({ hash: hashOf(textOf(document)) }))

/** Makes the typed documents, and hands each operation with its fragments, in their order, to `onOperation`. */
export function withEach(schema, documents, config, onOperation) {
  return typedDocumentNode(schema, documents, {
    ...config,
    unstable_onExecutableDocumentNode: onOperation,
  })
}

const cache = new InMemoryCache()

/** The operation as the client sends it: with the type names that its cache adds. */
export function textOf(document) {
  return print(cache.transformDocument(document))
}

/** SHA-256 in hexadecimal digits, as the protocol of persisted queries says. */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}
