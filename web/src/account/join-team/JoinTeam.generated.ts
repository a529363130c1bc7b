/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type JoinTeamQueryVariables = Exact<{
  token: string;
}>;


export type JoinTeamQuery = { viewer: { id: string, teamInvitation: { role: Types.TeamRole, isForViewer: boolean } | null } | null };

export type OpenInvitationQueryVariables = Exact<{
  token: string;
}>;


export type OpenInvitationQuery = { isTeamInvitationOpen: boolean };

export type AcceptTeamInvitationMutationVariables = Exact<{
  input: Types.AcceptTeamInvitationInput;
}>;


export type AcceptTeamInvitationMutation = { acceptTeamInvitation: { viewer: { id: string, role: Types.Role, emailVerified: boolean } | null, userErrors: Array<{ message: string }> } };


export const JoinTeamDocument = {"__meta__":{"hash":"a5439f95892f97d079d8f29e2cb38a64c215edd3c5a04e13b4e104eae33b07e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isForViewer"}}]}}]}}]}}]} as unknown as DocumentNode<JoinTeamQuery, JoinTeamQueryVariables>;
export const OpenInvitationDocument = {"__meta__":{"hash":"be16d689e385ee2faf00c88f8dfe34fbb2428a01a217a051e7545eac2f8d822e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTeamInvitationOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<OpenInvitationQuery, OpenInvitationQueryVariables>;
export const AcceptTeamInvitationDocument = {"__meta__":{"hash":"497006d4ae7c8a4c48078a677630261cf43407f7761fa601fc9cacbab9afa09a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTeamInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTeamInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptTeamInvitationMutation, AcceptTeamInvitationMutationVariables>;

export function useJoinTeamQuery(options: useQuery.Options<JoinTeamQuery, JoinTeamQueryVariables>): useQuery.Result<JoinTeamQuery, JoinTeamQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(JoinTeamDocument, options)
}

export function useOpenInvitationQuery(options: useQuery.Options<OpenInvitationQuery, OpenInvitationQueryVariables>): useQuery.Result<OpenInvitationQuery, OpenInvitationQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(OpenInvitationDocument, options)
}

export function useAcceptTeamInvitationMutation(options?: MutationOptions<AcceptTeamInvitationMutation, AcceptTeamInvitationMutationVariables>) {
  const send = useMutate(AcceptTeamInvitationDocument, options)
  return async (input: AcceptTeamInvitationMutationVariables['input'], context?: MutationOptions<AcceptTeamInvitationMutation, AcceptTeamInvitationMutationVariables>['context']) => (await send({ input }, context)).acceptTeamInvitation
}