import type { ApolloClient, DefaultContext, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/** Sends a mutation. Rejects when the reply has no data. */
export async function mutate<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
): Promise<Data> {
  const { data } = await client.mutate(options)
  if (!data) throw new Error('The server sent no data')
  return data
}

/** The options for a mutation hook. */
export type MutationOptions<Data, Variables extends OperationVariables> = Pick<
  ApolloClient.MutateOptions<Data, Variables>,
  'context' | 'fetchPolicy' | 'update'
>

/**
 * Returns a function that sends a mutation; the generated hooks are based on it. Unlike Apollo's hook, it does not keep
 * the result, which may contain a secret.
 */
export function useMutate<Data, Variables extends OperationVariables>(
  mutation: ApolloClient.MutateOptions<Data, Variables>['mutation'],
  options?: MutationOptions<Data, Variables>,
) {
  const client = useApolloClient()
  return (variables: Variables, context?: DefaultContext) =>
    mutate(client, {
      ...options,
      mutation,
      variables,
      context: { ...options?.context, ...context },
    })
}
