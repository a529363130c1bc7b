/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type DeliveryPromiseQueryVariables = Exact<{
  pincode?: string | null | undefined;
  afterCheck: boolean;
}>;


export type DeliveryPromiseQuery = { deliveryPromise: { state: Types.DeliveryState, message: string, minOrder: { amount: number } | null } };


export const DeliveryPromiseDocument = {"__meta__":{"hash":"50c9ad2af14ed6f7051e4e70d47d28901a78f991c1d422004735ff17c3f9b46c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryPromise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterCheck"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryPromise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pincode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterCheck"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterCheck"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>;

export function useDeliveryPromiseQuery(options: useQuery.Options<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>): useQuery.Result<DeliveryPromiseQuery, DeliveryPromiseQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeliveryPromiseDocument, options)
}