/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type OrderVersionQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderVersionQuery = { viewer: { id: string, order: { id: string, updatedAt: string } | null } | null };

export type ManagedOrderVersionQueryVariables = Exact<{
  orderId: string;
}>;


export type ManagedOrderVersionQuery = { order: { id: string, updatedAt: string } | null };


export const OrderVersionDocument = {"__meta__":{"hash":"de8e628aeafcd0a3d1b5468c4167f2b4a18805d35c97347433bd4439fb326688"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OrderVersionQuery, OrderVersionQueryVariables>;
export const ManagedOrderVersionDocument = {"__meta__":{"hash":"a1dc0841b7d60485455ed60807f93abe036ff88859d28921cbd2395ba303d2c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedOrderVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables>;

export function useOrderVersionQuery(options: useQuery.Options<OrderVersionQuery, OrderVersionQueryVariables>): useQuery.Result<OrderVersionQuery, OrderVersionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OrderVersionDocument, options)
}

export function useManagedOrderVersionQuery(options: useQuery.Options<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables>): useQuery.Result<ManagedOrderVersionQuery, ManagedOrderVersionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManagedOrderVersionDocument, options)
}