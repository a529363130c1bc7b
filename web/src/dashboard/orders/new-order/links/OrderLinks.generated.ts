/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../../../apollo/mutate.ts'
export type OrderLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderLinksQuery = { orderLinks: Array<{ id: string, url: string, customerName: string, phone: string, totalQuantity: number, by: string | null, expiresAt: string }> };

export type WithdrawOrderLinkMutationVariables = Exact<{
  input: Types.WithdrawOrderLinkInput;
}>;


export type WithdrawOrderLinkMutation = { withdrawOrderLink: { withdrawnId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type OrderLink_LinkFragment = { id: string, url: string, customerName: string, phone: string, totalQuantity: number, by: string | null, expiresAt: string };

export const OrderLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OrderLink_LinkFragment, unknown>;
export const OrderLinksDocument = {"__meta__":{"hash":"88f0dea3b1684e08e27780bf1e279b23c510692de54ede881ef6ec6f95c4e94c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLink_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OrderLinksQuery, OrderLinksQueryVariables>;
export const WithdrawOrderLinkDocument = {"__meta__":{"hash":"1f302d4fb4bbbea0b6032d1f7105c9b66dda1ab86622c8c8156c791693b3f5c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOrderLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawOrderLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOrderLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawOrderLinkMutation, WithdrawOrderLinkMutationVariables>;

export function useOrderLinksQuery(options?: useQuery.Options<OrderLinksQuery, OrderLinksQueryVariables>): useQuery.Result<OrderLinksQuery, OrderLinksQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OrderLinksDocument, options)
}

export function useWithdrawOrderLinkMutation(options?: MutationOptions<WithdrawOrderLinkMutation, WithdrawOrderLinkMutationVariables>) {
  const send = useMutate(WithdrawOrderLinkDocument, options)
  return async (input: WithdrawOrderLinkMutationVariables['input'], context?: MutationOptions<WithdrawOrderLinkMutation, WithdrawOrderLinkMutationVariables>['context']) => (await send({ input }, context)).withdrawOrderLink
}