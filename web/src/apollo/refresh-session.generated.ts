/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from './mutate.ts'
export type RefreshSessionMutationVariables = Exact<{
  input: Types.RefreshSessionInput;
}>;


export type RefreshSessionMutation = { refreshSession: { tokens: { accessToken: string, refreshToken: string } } };


export const RefreshSessionDocument = {"__meta__":{"hash":"59524d4a37113008afb2a8a66680dc32f9337cc491d811732ebdabce290dcc1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;

export function useRefreshSessionMutation(options?: MutationOptions<RefreshSessionMutation, RefreshSessionMutationVariables>) {
  const send = useMutate(RefreshSessionDocument, options)
  return async (input: RefreshSessionMutationVariables['input'], context?: MutationOptions<RefreshSessionMutation, RefreshSessionMutationVariables>['context']) => (await send({ input }, context)).refreshSession
}