/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManagePrescriptionRegisterQueryVariables = Exact<{
  month: string;
  after?: string | null | undefined;
}>;


export type ManagePrescriptionRegisterQuery = { prescriptionRegister: { edges: Array<{ cursor: string, node: { id: string, at: string, orderNumber: string, orderId: string, patient: string, prescriber: string, medicine: string, quantity: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const ManagePrescriptionRegisterDocument = {"__meta__":{"hash":"0e53521c25079d72c771ec89dd03b167fde60cf4a98f3d774c563a3f72e177a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagePrescriptionRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prescriptionRegister"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisterRow_entry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"patient"}},{"kind":"Field","name":{"kind":"Name","value":"prescriber"}},{"kind":"Field","name":{"kind":"Name","value":"medicine"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<ManagePrescriptionRegisterQuery, ManagePrescriptionRegisterQueryVariables>;

export function useManagePrescriptionRegisterQuery(options: useQuery.Options<ManagePrescriptionRegisterQuery, ManagePrescriptionRegisterQueryVariables>): useQuery.Result<ManagePrescriptionRegisterQuery, ManagePrescriptionRegisterQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManagePrescriptionRegisterDocument, options)
}