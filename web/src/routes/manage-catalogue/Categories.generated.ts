/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManageCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null }> };

export type ManageSubCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageSubCategoriesQuery = { subCategories: Array<{ id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> }>, categories: Array<{ id: string, name: string }> };


export const ManageCategoriesDocument = {"__meta__":{"hash":"d26c8d2702c716e0a015dd8e38d6eb0c4949d18ebd50ff04a5a04278d37f7376"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryPanel_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ManageCategoriesQuery, ManageCategoriesQueryVariables>;
export const ManageSubCategoriesDocument = {"__meta__":{"hash":"d80757f89dfc6755951b29ae01c1858ae53013237c8798c422c7daeefcae5df0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSubCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables>;

export function useManageCategoriesQuery(options?: useQuery.Options<ManageCategoriesQuery, ManageCategoriesQueryVariables>): useQuery.Result<ManageCategoriesQuery, ManageCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageCategoriesDocument, options)
}

export function useManageSubCategoriesQuery(options?: useQuery.Options<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables>): useQuery.Result<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSubCategoriesDocument, options)
}