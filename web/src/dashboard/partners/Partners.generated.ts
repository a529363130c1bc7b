/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManagePartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagePartnersQuery = { partnerKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<Types.PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, failingWebhooks: number, usage: Array<{ day: string, requests: number, refused: number }> }> };


export const ManagePartnersDocument = {"__meta__":{"hash":"47be761d40f8346e59240dbcfe7f7e3dd8949547a93bf9521e9390044044f498"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagePartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingWebhooks"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ManagePartnersQuery, ManagePartnersQueryVariables>;

export function useManagePartnersQuery(options?: useQuery.Options<ManagePartnersQuery, ManagePartnersQueryVariables>): useQuery.Result<ManagePartnersQuery, ManagePartnersQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManagePartnersDocument, options)
}