/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManageSearchWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageSearchWordsQuery = { publishedWords: Array<{ id: string, line: string, publishedAt: string, by: string | null }> };


export const ManageSearchWordsDocument = {"__meta__":{"hash":"9ce38b8ba808dfe9225e6d97d5152e2bef4b6d3acf8f61f796d79ae33b856c7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSearchWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordsCard_words"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordsCard_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishedWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]} as unknown as DocumentNode<ManageSearchWordsQuery, ManageSearchWordsQueryVariables>;

export function useManageSearchWordsQuery(options?: useQuery.Options<ManageSearchWordsQuery, ManageSearchWordsQueryVariables>): useQuery.Result<ManageSearchWordsQuery, ManageSearchWordsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSearchWordsDocument, options)
}