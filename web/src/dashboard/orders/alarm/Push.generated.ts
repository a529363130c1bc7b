/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from '../../../apollo/mutate.ts'
export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type SubscribeToPushMutationVariables = Exact<{
  input: Types.SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: { userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  input: Types.UnsubscribeFromPushInput;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: { userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };


export const PushKeyDocument = {"__meta__":{"hash":"58836f94b665149d31c814b62a8781eb452a910362d24cd3538ff50afe0e39fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const SubscribeToPushDocument = {"__meta__":{"hash":"4e284fc861a29cbeae77f68e1354f87a8e4d31b317eb4bdf43f31b21efd2ac08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"__meta__":{"hash":"546b8e20f2fe987c00e7e2ec3fd55e6be464a9cbd7c3ce31ad0f5d0b6e5a5f78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnsubscribeFromPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;

export function usePushKeyQuery(options?: useQuery.Options<PushKeyQuery, PushKeyQueryVariables>): useQuery.Result<PushKeyQuery, PushKeyQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(PushKeyDocument, options)
}

export function useSubscribeToPushMutation(options?: MutationOptions<SubscribeToPushMutation, SubscribeToPushMutationVariables>) {
  const send = useMutate(SubscribeToPushDocument, options)
  return async (input: SubscribeToPushMutationVariables['input'], context?: MutationOptions<SubscribeToPushMutation, SubscribeToPushMutationVariables>['context']) => (await send({ input }, context)).subscribeToPush
}

export function useUnsubscribeFromPushMutation(options?: MutationOptions<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>) {
  const send = useMutate(UnsubscribeFromPushDocument, options)
  return async (input: UnsubscribeFromPushMutationVariables['input'], context?: MutationOptions<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>['context']) => (await send({ input }, context)).unsubscribeFromPush
}