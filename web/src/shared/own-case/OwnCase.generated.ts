/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type ExplainOwnOrderMutationVariables = Exact<{
  input: Types.ExplainOwnOrderInput;
}>;


export type ExplainOwnOrderMutation = { explainOwnOrder: { order: { id: string, ownCaseReasons: Array<{ at: string, reason: string }> } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type ExplainOwnTicketMutationVariables = Exact<{
  input: Types.ExplainOwnTicketInput;
}>;


export type ExplainOwnTicketMutation = { explainOwnTicket: { ticket: { id: string, ownCaseReasons: Array<{ at: string, reason: string }> } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type OwnCaseReasons_OrderFragment = { id: string, ownCaseReasons: Array<{ at: string, reason: string }> };

export type OwnCaseReasons_TicketFragment = { id: string, ownCaseReasons: Array<{ at: string, reason: string }> };

export const OwnCaseReasons_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCaseReasons_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownCaseReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnCaseReasons_OrderFragment, unknown>;
export const OwnCaseReasons_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCaseReasons_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownCaseReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnCaseReasons_TicketFragment, unknown>;
export const ExplainOwnOrderDocument = {"__meta__":{"hash":"6cc003ba667284c3db6311a3b3713903881d0475b43ce1e438f8e681747abd29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExplainOwnOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainOwnOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainOwnOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCaseReasons_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCaseReasons_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownCaseReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ExplainOwnOrderMutation, ExplainOwnOrderMutationVariables>;
export const ExplainOwnTicketDocument = {"__meta__":{"hash":"26a3d02c17424085956c9a7e4eccbe1ab9fab02e1f1e71707d73716933d43c6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExplainOwnTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainOwnTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainOwnTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCaseReasons_ticket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCaseReasons_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownCaseReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ExplainOwnTicketMutation, ExplainOwnTicketMutationVariables>;

export function useExplainOwnOrderMutation(options?: MutationOptions<ExplainOwnOrderMutation, ExplainOwnOrderMutationVariables>) {
  const send = useMutate(ExplainOwnOrderDocument, options)
  return async (input: ExplainOwnOrderMutationVariables['input'], context?: MutationOptions<ExplainOwnOrderMutation, ExplainOwnOrderMutationVariables>['context']) => (await send({ input }, context)).explainOwnOrder
}

export function useExplainOwnTicketMutation(options?: MutationOptions<ExplainOwnTicketMutation, ExplainOwnTicketMutationVariables>) {
  const send = useMutate(ExplainOwnTicketDocument, options)
  return async (input: ExplainOwnTicketMutationVariables['input'], context?: MutationOptions<ExplainOwnTicketMutation, ExplainOwnTicketMutationVariables>['context']) => (await send({ input }, context)).explainOwnTicket
}