/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../../apollo/mutate.ts'
export type UnseenOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnseenOrdersQuery = { unseenOrders: Array<{ id: string, number: string }> };

export type SeeOrdersMutationVariables = Exact<{
  input: Types.SeeOrdersInput;
}>;


export type SeeOrdersMutation = { seeOrders: { unseenOrders: Array<{ id: string, number: string }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };


export const UnseenOrdersDocument = {"__meta__":{"hash":"55b745fd4ac0aa07b067ea69d277361183e881e94589c45eb19fd01232450e1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnseenOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unseenOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<UnseenOrdersQuery, UnseenOrdersQueryVariables>;
export const SeeOrdersDocument = {"__meta__":{"hash":"be5d56d9a34bd238552391c8c04745b6bd3c33047583f23854983fd7a381645b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeeOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unseenOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SeeOrdersMutation, SeeOrdersMutationVariables>;

export function useUnseenOrdersQuery(options?: useQuery.Options<UnseenOrdersQuery, UnseenOrdersQueryVariables>): useQuery.Result<UnseenOrdersQuery, UnseenOrdersQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(UnseenOrdersDocument, options)
}

export function useSeeOrdersMutation(options?: MutationOptions<SeeOrdersMutation, SeeOrdersMutationVariables>) {
  const send = useMutate(SeeOrdersDocument, options)
  return async (input: SeeOrdersMutationVariables['input'], context?: MutationOptions<SeeOrdersMutation, SeeOrdersMutationVariables>['context']) => (await send({ input }, context)).seeOrders
}