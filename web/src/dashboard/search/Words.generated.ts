/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type WordsCard_WordsFragment = { id: string, line: string, publishedAt: string, by: string | null };

export type MissedSearches_TextFragment = { text: string, searches: number };

export type PublishWordsMutationVariables = Exact<{
  input: Types.PublishWordsInput;
}>;


export type PublishWordsMutation = { publishWords: { words: { id: string, line: string, publishedAt: string, by: string | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export type RemovePublishedWordsMutationVariables = Exact<{
  input: Types.DeleteInput;
}>;


export type RemovePublishedWordsMutation = { removePublishedWords: { deletedId: string | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SetSearchUnsoldMutationVariables = Exact<{
  input: Types.SetSearchUnsoldInput;
}>;


export type SetSearchUnsoldMutation = { setSearchUnsold: { userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export const WordsCard_WordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordsCard_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishedWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]} as unknown as DocumentNode<WordsCard_WordsFragment, unknown>;
export const MissedSearches_TextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissedSearches_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}}]} as unknown as DocumentNode<MissedSearches_TextFragment, unknown>;
export const PublishWordsDocument = {"__meta__":{"hash":"fbff0d1ee58f8edf75c25f4edb61ccf77f0f9cb1041f4910de6a6f4f78e4f589"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishWordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordsCard_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordsCard_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishedWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]} as unknown as DocumentNode<PublishWordsMutation, PublishWordsMutationVariables>;
export const RemovePublishedWordsDocument = {"__meta__":{"hash":"5c45e7812d47964349dc272d20bd3f26f703bfb604a8a636033c52d15c722bb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePublishedWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePublishedWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePublishedWordsMutation, RemovePublishedWordsMutationVariables>;
export const SetSearchUnsoldDocument = {"__meta__":{"hash":"7fdbad9e8ac8fcdb1f06b21e3d7879903e63146084762b91f616ff337ca86c05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSearchUnsold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSearchUnsoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSearchUnsold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetSearchUnsoldMutation, SetSearchUnsoldMutationVariables>;

export function usePublishWordsMutation(options?: MutationOptions<PublishWordsMutation, PublishWordsMutationVariables>) {
  const send = useMutate(PublishWordsDocument, options)
  return async (input: PublishWordsMutationVariables['input'], context?: MutationOptions<PublishWordsMutation, PublishWordsMutationVariables>['context']) => (await send({ input }, context)).publishWords
}

export function useRemovePublishedWordsMutation(options?: MutationOptions<RemovePublishedWordsMutation, RemovePublishedWordsMutationVariables>) {
  const send = useMutate(RemovePublishedWordsDocument, options)
  return async (input: RemovePublishedWordsMutationVariables['input'], context?: MutationOptions<RemovePublishedWordsMutation, RemovePublishedWordsMutationVariables>['context']) => (await send({ input }, context)).removePublishedWords
}

export function useSetSearchUnsoldMutation(options?: MutationOptions<SetSearchUnsoldMutation, SetSearchUnsoldMutationVariables>) {
  const send = useMutate(SetSearchUnsoldDocument, options)
  return async (input: SetSearchUnsoldMutationVariables['input'], context?: MutationOptions<SetSearchUnsoldMutation, SetSearchUnsoldMutationVariables>['context']) => (await send({ input }, context)).setSearchUnsold
}