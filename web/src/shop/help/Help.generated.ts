/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type HelpQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpQuery = { store: { name: string, legalName: string | null, address: string, branches: string | null, phone: string, email: string, whatsapp: string | null, gstin: string | null, fssai: string | null, drugLicence: string | null, pharmacist: string | null, grievanceOfficer: { name: string, designation: string | null, phone: string | null, email: string | null } | null, policies: Array<{ title: string, text: string }> } };


export const HelpDocument = {"__meta__":{"hash":"1681045215722845228d24ef260a04f0b0f05d4f73dcf4a7de1b1d3d1a388a1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Help"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"fssai"}},{"kind":"Field","name":{"kind":"Name","value":"drugLicence"}},{"kind":"Field","name":{"kind":"Name","value":"pharmacist"}},{"kind":"Field","name":{"kind":"Name","value":"grievanceOfficer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<HelpQuery, HelpQueryVariables>;

export function useHelpQuery(options?: useQuery.Options<HelpQuery, HelpQueryVariables>): useQuery.Result<HelpQuery, HelpQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(HelpDocument, options)
}