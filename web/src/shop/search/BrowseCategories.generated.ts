/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type BrowseCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowseCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, image: { url: string, srcSet: string | null } | null }> };


export const BrowseCategoriesDocument = {"__meta__":{"hash":"0b3148ddac6505d3ab79f860f54b08b8107aad48856114cfe4c5a7b6cf6a1277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowseCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTiles_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTiles_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<BrowseCategoriesQuery, BrowseCategoriesQueryVariables>;

export function useBrowseCategoriesQuery(options?: useQuery.Options<BrowseCategoriesQuery, BrowseCategoriesQueryVariables>): useQuery.Result<BrowseCategoriesQuery, BrowseCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(BrowseCategoriesDocument, options)
}