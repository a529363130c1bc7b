/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { viewer: { id: string, addresses: Array<{ __typename: 'Address', id: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, landmark: string, label: Types.AddressLabel | null, active: boolean, version: number, isDeliverable: boolean }> } | null };


export const AddressesDocument = {"__meta__":{"hash":"e05967d6a44183b0ad725da111c0df228d8b3bbb7f78732c8c48980e0527dbaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliverable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}}]} as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>;

export function useAddressesQuery(options?: useQuery.Options<AddressesQuery, AddressesQueryVariables>): useQuery.Result<AddressesQuery, AddressesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(AddressesDocument, options)
}