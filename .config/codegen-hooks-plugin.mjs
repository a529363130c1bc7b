import { dirname, relative } from 'node:path'

/**
 * A plugin for GraphQL Code Generator: a typed hook for each operation in the web app. A mutation's hook returns a
 * function from the input to the payload. The official React plugin generates hooks for an older version of Apollo
 * Client.
 */
export const plugin = (_schema, documents, _config, { outputFile }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name)
  const kinds = new Set(operations.map(({ operation }) => operation))
  return {
    prepend: [...kinds].map((kind) => importFor[kind](dirname(outputFile))),
    content: operations.map((operation) => hookOf[operation.operation](operation)).join('\n'),
  }
}

const importFor = {
  query: () => "import { useQuery } from '@apollo/client/react'",
  mutation: (folder) => {
    const path = relative(folder, 'web/src/apollo/mutate.ts')
    return `import { type MutationOptions, useMutate } from '${path.startsWith('.') ? path : `./${path}`}'`
  },
}

const hookOf = {
  query: (operation) => {
    const { value } = operation.name
    const result = `${value}Query, ${value}QueryVariables`
    return `
export function use${value}Query(options${needsVariables(operation) ? '' : '?'}: useQuery.Options<${result}>): useQuery.Result<${result}, 'empty' | 'complete' | 'streaming'> {
  return useQuery(${value}Document, options)
}`
  },
  mutation: (operation) => {
    const { value } = operation.name
    const [payload] = operation.selectionSet.selections
    const options = `MutationOptions<${value}Mutation, ${value}MutationVariables>`
    const input = needsVariables(operation)
      ? {
          parameters: `input: ${value}MutationVariables['input'], context?: ${options}['context']`,
          sent: '{ input }, context',
        }
      : { parameters: '', sent: '{}' }
    return `
export function use${value}Mutation(options?: ${options}) {
  const send = useMutate(${value}Document, options)
  return async (${input.parameters}) => (await send(${input.sent})).${payload.name.value}
}`
  },
}

function needsVariables({ variableDefinitions = [] }) {
  return variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  )
}
