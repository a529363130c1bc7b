/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type PendingPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingPaymentQuery = { viewer: { id: string, upiPayment: { request: { amount: { amount: number } } } | null } | null };


export const PendingPaymentDocument = {"__meta__":{"hash":"59993e6afe0d7664231cfae90bd2ced2d7a4a70c9d0a37f24a7f6de84b17fced"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upiPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PendingPaymentQuery, PendingPaymentQueryVariables>;

export function usePendingPaymentQuery(options?: useQuery.Options<PendingPaymentQuery, PendingPaymentQueryVariables>): useQuery.Result<PendingPaymentQuery, PendingPaymentQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(PendingPaymentDocument, options)
}