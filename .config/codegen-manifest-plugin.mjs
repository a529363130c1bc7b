import { hashOf, textOf, withEach } from './codegen-documents-plugin.mjs'

/** A plugin for GraphQL Code Generator: the manifest of all operations, which maps each hash to its operation. */
export const plugin = (schema, documents, config) => {
  const texts = []
  withEach(schema, documents, config, (document) => void texts.push(textOf(document)))
  // Sorted by their contents, which start with the name, to keep diffs small.
  const entries = texts.sort().map((text) => [hashOf(text), text])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
