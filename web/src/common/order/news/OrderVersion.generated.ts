/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type OrderVersionQueryVariables = Exact<{
  id: string;
}>;


export type OrderVersionQuery = { viewer: { id: string, order: { id: string, updatedAt: string } | null } | null };

export type ManagedOrderVersionQueryVariables = Exact<{
  id: string;
}>;


export type ManagedOrderVersionQuery = { order: { id: string, updatedAt: string } | null };


export const OrderVersionDocument = {"__meta__":{"hash":"182ed2ca352d5c7207f3b657c6685d8c30a36860f23e107b7c8c59a1e544def6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OrderVersionQuery, OrderVersionQueryVariables>;
export const ManagedOrderVersionDocument = {"__meta__":{"hash":"b3c0656b21eb71db46740dd896d88fe5e2827fb2afc8a7cd87d0da6fa6e37ea8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedOrderVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables>;

export function useOrderVersionQuery(options: useQuery.Options<OrderVersionQuery, OrderVersionQueryVariables>): useQuery.Result<OrderVersionQuery, OrderVersionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OrderVersionDocument, options)
}

export function useManagedOrderVersionQuery(options: useQuery.Options<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables>): useQuery.Result<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManagedOrderVersionDocument, options)
}