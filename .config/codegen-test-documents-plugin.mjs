import { relative } from 'node:path'

/** Names each operation after its file, because operations in tests need no names. */
export const transform = ({ documents }) => {
  const counts = new Map()
  return documents.map((file) => {
    const path = relative('graphql-server', file.location).replace(/\.ts$/, '')
    const definitions = file.document.definitions.map((definition) => {
      if (definition.kind !== 'OperationDefinition') return definition
      counts.set(path, (counts.get(path) ?? 0) + 1)
      const value = `${toPascalCase(path)}${counts.get(path)}`
      return { ...definition, name: { kind: 'Name', value } }
    })
    return { ...file, document: { ...file.document, definitions } }
  })
}

const toPascalCase = (text) =>
  text.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * A plugin for GraphQL Code Generator: an interface that maps each operation and fragment to its data and its
 * variables, which other plugins generate.
 */
export const plugin = (_schema, documents) => {
  const types = new Map(
    documents.map(({ rawSDL, document }) => [rawSDL, typesOf(document.definitions[0])]),
  )
  const rows = [...types].map(([text, type]) => `  ${JSON.stringify(text)}: ${type}`)
  return ['export interface Documents {', ...rows, '}'].join('\n')
}

function typesOf({ kind, name, operation }) {
  if (kind === 'FragmentDefinition') return `{ data: ${name.value}Fragment; variables: never }`
  const type = name.value + (operation === 'query' ? 'Query' : 'Mutation')
  return `{ data: ${type}; variables: ${type}Variables }`
}
