/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type OpenWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenWorkQuery = { openWork: { newOrders: number, prescriptionsToCheck: number, refundsDue: number, openTickets: number } };


export const OpenWorkDocument = {"__meta__":{"hash":"f5c0ea9f94123091ac2fe2542a3eeb90b31ae6bea2072e0842a7e914b24ccf17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newOrders"}},{"kind":"Field","name":{"kind":"Name","value":"prescriptionsToCheck"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDue"}},{"kind":"Field","name":{"kind":"Name","value":"openTickets"}}]}}]}}]} as unknown as DocumentNode<OpenWorkQuery, OpenWorkQueryVariables>;

export function useOpenWorkQuery(options?: useQuery.Options<OpenWorkQuery, OpenWorkQueryVariables>): useQuery.Result<OpenWorkQuery, OpenWorkQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OpenWorkDocument, options)
}