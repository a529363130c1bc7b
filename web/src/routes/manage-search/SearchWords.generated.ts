/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManageSearchWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageSearchWordsQuery = { publishedWords: Array<{ id: string, line: string, publishedAt: string, by: string | null }>, withoutHit: Array<{ text: string, searches: number }>, withoutClick: Array<{ text: string, searches: number }> };


export const ManageSearchWordsDocument = {"__meta__":{"hash":"af8d41a67cb0f9014d7ebc45afe423ad0e9b239d42713160956a091bd6f0b671"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSearchWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordsCard_words"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"withoutHit"},"name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WITHOUT_HIT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissedSearches_text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"withoutClick"},"name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WITHOUT_CLICK"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissedSearches_text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordsCard_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishedWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissedSearches_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}}]} as unknown as DocumentNode<ManageSearchWordsQuery, ManageSearchWordsQueryVariables>;

export function useManageSearchWordsQuery(options?: useQuery.Options<ManageSearchWordsQuery, ManageSearchWordsQueryVariables>): useQuery.Result<ManageSearchWordsQuery, ManageSearchWordsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSearchWordsDocument, options)
}