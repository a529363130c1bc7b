/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type PinPlaceQueryVariables = Exact<{
  pincode: string;
}>;


export type PinPlaceQuery = { pinPlace: { state: string | null, city: string | null } };


export const PinPlaceDocument = {"__meta__":{"hash":"902e12c252f4f0b1f8a70d20b2e88da28a9bcff219fe155374ee1356ed1e09e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pinPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pincode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pincode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<PinPlaceQuery, PinPlaceQueryVariables>;

export function usePinPlaceQuery(options: useQuery.Options<PinPlaceQuery, PinPlaceQueryVariables>): useQuery.Result<PinPlaceQuery, PinPlaceQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(PinPlaceDocument, options)
}