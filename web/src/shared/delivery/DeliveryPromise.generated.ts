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
  fulfilment?: Types.Fulfilment;
}>;


export type DeliveryPromiseQuery = { deliveryPromise: { state: Types.DeliveryState, message: string, minOrder: { amount: number } | null } };

export type NotDeliveredQueryVariables = Exact<{
  pincode?: string | null | undefined;
}>;


export type NotDeliveredQuery = { viewer: { id: string, cart: { id: string, notDelivered: Array<{ productId: string, message: string }> } } | null };


export const DeliveryPromiseDocument = {"__meta__":{"hash":"d809909d933c435276576b4bea650ba468f7c96c3c2ab9cf030ed2cbe08999ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryPromise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterCheck"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fulfilment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fulfilment"}}},"defaultValue":{"kind":"EnumValue","value":"DELIVERY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryPromise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pincode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterCheck"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterCheck"}}},{"kind":"Argument","name":{"kind":"Name","value":"fulfilment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fulfilment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>;
export const NotDeliveredDocument = {"__meta__":{"hash":"6c9d2982516c6a76958d44f732e0af264320476542a7a2330dba64a8fb1147be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notDelivered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pincode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NotDeliveredQuery, NotDeliveredQueryVariables>;

export function useDeliveryPromiseQuery(options: useQuery.Options<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>): useQuery.Result<DeliveryPromiseQuery, DeliveryPromiseQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeliveryPromiseDocument, options)
}

export function useNotDeliveredQuery(options?: useQuery.Options<NotDeliveredQuery, NotDeliveredQueryVariables>): useQuery.Result<NotDeliveredQuery, NotDeliveredQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(NotDeliveredDocument, options)
}