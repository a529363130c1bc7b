/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../../apollo/mutate.ts'
export type OrderPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderPauseQuery = { orderPause: { reason: string, until: string } | null };

export type OrderPause_PauseFragment = { reason: string, until: string };

export type PauseOrdersMutationVariables = Exact<{
  input: Types.PauseOrdersInput;
}>;


export type PauseOrdersMutation = { pauseOrders: { orderPause: { reason: string, until: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type ResumeOrdersMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeOrdersMutation = { resumeOrders: { orderPause: { reason: string, until: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export const OrderPause_PauseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPause_pause"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<OrderPause_PauseFragment, unknown>;
export const OrderPauseDocument = {"__meta__":{"hash":"7e0c27b057d73a7c3bf9effe82ec3910903683b8386b8530c54c190e6d3e89d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPause_pause"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPause_pause"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<OrderPauseQuery, OrderPauseQueryVariables>;
export const PauseOrdersDocument = {"__meta__":{"hash":"6e4ef7e39e7856e0e7e255281b5cee76bb0a62fc219edfaff6eb6d53883aaa51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPause_pause"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPause_pause"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PauseOrdersMutation, PauseOrdersMutationVariables>;
export const ResumeOrdersDocument = {"__meta__":{"hash":"73347d6962b6b926a38b05d3c0fee6e69fdd809d5f734bfe7e4ca6351729d079"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPause_pause"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPause_pause"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<ResumeOrdersMutation, ResumeOrdersMutationVariables>;

export function useOrderPauseQuery(options?: useQuery.Options<OrderPauseQuery, OrderPauseQueryVariables>): useQuery.Result<OrderPauseQuery, OrderPauseQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OrderPauseDocument, options)
}

export function usePauseOrdersMutation(options?: MutationOptions<PauseOrdersMutation, PauseOrdersMutationVariables>) {
  const send = useMutate(PauseOrdersDocument, options)
  return async (input: PauseOrdersMutationVariables['input'], context?: MutationOptions<PauseOrdersMutation, PauseOrdersMutationVariables>['context']) => (await send({ input }, context)).pauseOrders
}

export function useResumeOrdersMutation(options?: MutationOptions<ResumeOrdersMutation, ResumeOrdersMutationVariables>) {
  const send = useMutate(ResumeOrdersDocument, options)
  return async () => (await send({})).resumeOrders
}