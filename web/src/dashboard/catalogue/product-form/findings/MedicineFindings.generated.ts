/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type MedicineFindingsQueryVariables = Exact<{
  input: Types.MedicineFindingsInput;
}>;


export type MedicineFindingsQuery = { medicineFindings: Array<{ key: string, kind: Types.MedicineFindingKind, message: string, schedule: Types.DrugSchedule | null }> };


export const MedicineFindingsDocument = {"__meta__":{"hash":"5640b56b26c422a54d6a4043b7072f3d70b367ab3730081e1c7be7a9c0bf14d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MedicineFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MedicineFindingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"medicineFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}}]}}]}}]} as unknown as DocumentNode<MedicineFindingsQuery, MedicineFindingsQueryVariables>;

export function useMedicineFindingsQuery(options: useQuery.Options<MedicineFindingsQuery, MedicineFindingsQueryVariables>): useQuery.Result<MedicineFindingsQuery, MedicineFindingsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(MedicineFindingsDocument, options)
}