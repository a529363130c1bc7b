/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type PickUpPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type PickUpPlaceQuery = { store: { address: string, openingTimes: Array<string> } };


export const PickUpPlaceDocument = {"__meta__":{"hash":"cb74788f89ca7473a11c96d7c17b1e7a8a2552d1995e1d4485f32cfca9449373"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickUpPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"openingTimes"}}]}}]}}]} as unknown as DocumentNode<PickUpPlaceQuery, PickUpPlaceQueryVariables>;

export function usePickUpPlaceQuery(options?: useQuery.Options<PickUpPlaceQuery, PickUpPlaceQueryVariables>): useQuery.Result<PickUpPlaceQuery, PickUpPlaceQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(PickUpPlaceDocument, options)
}