/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type Prescriptions_ViewerFragment = { id: string, prescriptions: Array<{ id: string, type: Types.PrescriptionType, size: number, url: string, uploadedAt: string, usableUntil: string, keptUntil: string | null }> };

export type PrescriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescriptionsQuery = { viewer: { id: string, prescriptions: Array<{ id: string, type: Types.PrescriptionType, size: number, url: string, uploadedAt: string, usableUntil: string, keptUntil: string | null }> } | null };

export type UploadPrescriptionMutationVariables = Exact<{
  input: Types.UploadPrescriptionInput;
}>;


export type UploadPrescriptionMutation = { uploadPrescription: { prescription: { id: string, type: Types.PrescriptionType, size: number, url: string, uploadedAt: string, usableUntil: string, keptUntil: string | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type DeletePrescriptionMutationVariables = Exact<{
  input: Types.DeletePrescriptionInput;
}>;


export type DeletePrescriptionMutation = { deletePrescription: { deletedId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export const Prescriptions_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Prescriptions_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prescriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionFile_prescription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionFile_prescription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prescription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]} as unknown as DocumentNode<Prescriptions_ViewerFragment, unknown>;
export const PrescriptionsDocument = {"__meta__":{"hash":"52fc69079ba54cf8a9921ae902186c9f287f07732fc8d839b86fb955e78bc8e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Prescriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Prescriptions_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionFile_prescription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prescription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Prescriptions_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prescriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionFile_prescription"}}]}}]}}]} as unknown as DocumentNode<PrescriptionsQuery, PrescriptionsQueryVariables>;
export const UploadPrescriptionDocument = {"__meta__":{"hash":"060377f25bca8990243254f0b981fd65cfd9173e102c774560acaf6fac22bdd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPrescription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPrescriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPrescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionFile_prescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionFile_prescription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prescription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]} as unknown as DocumentNode<UploadPrescriptionMutation, UploadPrescriptionMutationVariables>;
export const DeletePrescriptionDocument = {"__meta__":{"hash":"714b9995f3d957a58e484f0c10336fb23e78c9d68540d4fe31c452fd722cbeaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePrescription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePrescriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePrescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePrescriptionMutation, DeletePrescriptionMutationVariables>;

export function usePrescriptionsQuery(options?: useQuery.Options<PrescriptionsQuery, PrescriptionsQueryVariables>): useQuery.Result<PrescriptionsQuery, PrescriptionsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(PrescriptionsDocument, options)
}

export function useUploadPrescriptionMutation(options?: MutationOptions<UploadPrescriptionMutation, UploadPrescriptionMutationVariables>) {
  const send = useMutate(UploadPrescriptionDocument, options)
  return async (input: UploadPrescriptionMutationVariables['input'], context?: MutationOptions<UploadPrescriptionMutation, UploadPrescriptionMutationVariables>['context']) => (await send({ input }, context)).uploadPrescription
}

export function useDeletePrescriptionMutation(options?: MutationOptions<DeletePrescriptionMutation, DeletePrescriptionMutationVariables>) {
  const send = useMutate(DeletePrescriptionDocument, options)
  return async (input: DeletePrescriptionMutationVariables['input'], context?: MutationOptions<DeletePrescriptionMutation, DeletePrescriptionMutationVariables>['context']) => (await send({ input }, context)).deletePrescription
}