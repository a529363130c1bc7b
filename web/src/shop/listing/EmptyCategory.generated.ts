/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type OtherCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, image: { url: string, srcSet: string | null } | null }> };


export const OtherCategoriesDocument = {"__meta__":{"hash":"aca90681900623762b5e93183f49c795ffb025c2a610a40b0f31f69df9621491"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTiles_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTiles_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<OtherCategoriesQuery, OtherCategoriesQueryVariables>;

export function useOtherCategoriesQuery(options?: useQuery.Options<OtherCategoriesQuery, OtherCategoriesQueryVariables>): useQuery.Result<OtherCategoriesQuery, OtherCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OtherCategoriesDocument, options)
}