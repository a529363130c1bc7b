/**
 * A plugin for GraphQL Code Generator: a typed hook for each operation of the web app. The hook of a mutation returns a
 * function from the input to the payload. The official React plugin generates hooks for an older version of Apollo
 * Client.
 */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name)
  return {
    prepend: [
      "import type { DefaultContext } from '@apollo/client'",
      "import { useQuery } from '@apollo/client/react'",
      "import { type MutationOptions, useMutate } from './mutate.ts'",
    ],
    content: operations.map((operation) => hookOf[operation.operation](operation)).join('\n'),
  }
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
    const variables = `${value}MutationVariables`
    const input = needsVariables(operation)
      ? {
          parameters: `input: ${variables}['input'], context?: DefaultContext`,
          sent: '{ input }, context',
        }
      : { parameters: '', sent: '{}' }
    return `
export function use${value}Mutation(options?: MutationOptions<${value}Mutation, ${variables}>) {
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
