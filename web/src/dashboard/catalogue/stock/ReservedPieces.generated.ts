/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../../apollo/mutate.ts'
export type ReservedPiecesQueryVariables = Exact<{
  productId: string;
}>;


export type ReservedPiecesQuery = { reservations: { edges: Array<{ node: { id: string, expiresAt: string, customer: { id: string, name: string, email: string, mobile: string } | null, lines: Array<{ productId: string, quantity: number }> } }> } };

export type ReleaseReservationMutationVariables = Exact<{
  input: Types.ReleaseReservationInput;
}>;


export type ReleaseReservationMutation = { releaseReservation: { releasedId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };


export const ReservedPiecesDocument = {"__meta__":{"hash":"370a2004ebc2307806e582abb56a6d926e0f5bf06ab71ae5223927e847a90416"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservedPieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReservedPiecesQuery, ReservedPiecesQueryVariables>;
export const ReleaseReservationDocument = {"__meta__":{"hash":"4b5ec7690af2278da22a207bd71fcc17ffe372f002022271d438ffcc11640745"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseReservation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseReservationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releasedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseReservationMutation, ReleaseReservationMutationVariables>;

export function useReservedPiecesQuery(options: useQuery.Options<ReservedPiecesQuery, ReservedPiecesQueryVariables>): useQuery.Result<ReservedPiecesQuery, ReservedPiecesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ReservedPiecesDocument, options)
}

export function useReleaseReservationMutation(options?: MutationOptions<ReleaseReservationMutation, ReleaseReservationMutationVariables>) {
  const send = useMutate(ReleaseReservationDocument, options)
  return async (input: ReleaseReservationMutationVariables['input'], context?: MutationOptions<ReleaseReservationMutation, ReleaseReservationMutationVariables>['context']) => (await send({ input }, context)).releaseReservation
}