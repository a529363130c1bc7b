import { dirname, relative } from 'node:path'

/**
 * A plugin for GraphQL Code Generator: the types of all operations by name, imported from the modules next to their
 * documents.
 */
export const plugin = (_schema, documents, _config, { outputFile }) => {
  const files = documents
    .map(({ location, document }) => ({
      path: toModulePath(dirname(outputFile), location),
      operations: document.definitions.filter(({ kind }) => kind === 'OperationDefinition'),
    }))
    .filter(({ operations }) => operations.length > 0)
    .sort((one, other) => one.path.localeCompare(other.path))
  return {
    prepend: files.map(importTypes),
    content: describeOperations(files.flatMap(({ operations }) => operations)),
  }
}

function toModulePath(folder, location) {
  return relative(folder, location).replace(/\.graphql$/, '.generated.ts')
}

function importTypes({ path, operations }) {
  const names = operations.flatMap((operation) => Object.values(typesOf(operation)))
  return `import type { ${names.join(', ')} } from '${path}'`
}

function describeOperations(operations) {
  const entries = operations.map((operation) => {
    const { variables, data } = typesOf(operation)
    return `  ${operation.name.value}: { variables: ${variables}; data: ${data} }`
  })
  return `
/** The variables and the data of each operation. */
export interface Operations {
${entries.sort().join('\n')}
}
`
}

function typesOf({ name, operation }) {
  const data = `${name.value}${operation === 'query' ? 'Query' : 'Mutation'}`
  return { variables: `${data}Variables`, data }
}
