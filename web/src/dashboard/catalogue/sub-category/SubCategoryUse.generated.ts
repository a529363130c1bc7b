/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManageSubCategoryUseQueryVariables = Exact<{
  subCategoryId: string;
}>;


export type ManageSubCategoryUseQuery = { products: { totalCount: number } };


export const ManageSubCategoryUseDocument = {"__meta__":{"hash":"392dedc1466d2bd615ee2501b8351b8e3437d5c84cacb22067fe04f1655c4f5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSubCategoryUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subCategoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subCategoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ManageSubCategoryUseQuery, ManageSubCategoryUseQueryVariables>;

export function useManageSubCategoryUseQuery(options: useQuery.Options<ManageSubCategoryUseQuery, ManageSubCategoryUseQueryVariables>): useQuery.Result<ManageSubCategoryUseQuery, ManageSubCategoryUseQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSubCategoryUseDocument, options)
}