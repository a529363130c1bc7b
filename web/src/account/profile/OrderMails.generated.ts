/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type OrderMails_ViewerFragment = { id: string, orderMails: Array<Types.OrderMail> };

export type SetOrderMailsMutationVariables = Exact<{
  input: Types.SetOrderMailsInput;
}>;


export type SetOrderMailsMutation = { setOrderMails: { viewer: { id: string, orderMails: Array<Types.OrderMail> } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } };

export const OrderMails_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMails_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderMails"}}]}}]} as unknown as DocumentNode<OrderMails_ViewerFragment, unknown>;
export const SetOrderMailsDocument = {"__meta__":{"hash":"ce7d863b2ffda2ec491348d9869a90ad0632b952274d1b9995d4e77983088054"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrderMailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMails_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMails_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderMails"}}]}}]} as unknown as DocumentNode<SetOrderMailsMutation, SetOrderMailsMutationVariables>;

export function useSetOrderMailsMutation(options?: MutationOptions<SetOrderMailsMutation, SetOrderMailsMutationVariables>) {
  const send = useMutate(SetOrderMailsDocument, options)
  return async (input: SetOrderMailsMutationVariables['input'], context?: MutationOptions<SetOrderMailsMutation, SetOrderMailsMutationVariables>['context']) => (await send({ input }, context)).setOrderMails
}