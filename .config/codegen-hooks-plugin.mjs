/**
 * A plugin for GraphQL Code Generator: a typed hook for each operation of the web app.
 * The official React plugin generates hooks for an older version of Apollo Client.
 */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name)
  return {
    prepend: ["import { useMutation, useQuery } from '@apollo/client/react'"],
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
  mutation: ({ name: { value } }) => {
    const result = `${value}Mutation, ${value}MutationVariables`
    return `
export function use${value}Mutation(options?: Omit<useMutation.Options<${result}>, 'variables'>): useMutation.ResultTuple<${result}> {
  return useMutation(${value}Document, options)
}`
  },
}

function needsVariables({ variableDefinitions = [] }) {
  return variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  )
}
