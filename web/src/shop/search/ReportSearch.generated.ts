/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type ReportSearchMutationVariables = Exact<{
  input: Types.ReportSearchInput;
}>;


export type ReportSearchMutation = { reportSearch: { userErrors: Array<{ code: Types.UserErrorCode }> } };


export const ReportSearchDocument = {"__meta__":{"hash":"99f19feadad31d7e285f9aa14a1ae90943278369db0d989e3649e1c4b6a77230"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ReportSearchMutation, ReportSearchMutationVariables>;

export function useReportSearchMutation(options?: MutationOptions<ReportSearchMutation, ReportSearchMutationVariables>) {
  const send = useMutate(ReportSearchDocument, options)
  return async (input: ReportSearchMutationVariables['input'], context?: MutationOptions<ReportSearchMutation, ReportSearchMutationVariables>['context']) => (await send({ input }, context)).reportSearch
}