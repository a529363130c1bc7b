/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type SetPaymentStateMutationVariables = Exact<{
  input: Types.SetPaymentStateInput;
}>;


export type SetPaymentStateMutation = { setPaymentState: { order: { updatedAt: string, id: string, status: Types.OrderStatus, payment: { method: Types.PaymentMethod, state: Types.PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null } } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };


export const SetPaymentStateDocument = {"__meta__":{"hash":"f701e743d7cf5a931536b5602cb57d1e30aeed9c6ce509d15f45dd5240998cd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedPayment_order"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPayment_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedBy"}},{"kind":"Field","name":{"kind":"Name","value":"upiReference"}},{"kind":"Field","name":{"kind":"Name","value":"upiTransactionId"}}]}}]}}]} as unknown as DocumentNode<SetPaymentStateMutation, SetPaymentStateMutationVariables>;

export function useSetPaymentStateMutation(options?: MutationOptions<SetPaymentStateMutation, SetPaymentStateMutationVariables>) {
  const send = useMutate(SetPaymentStateDocument, options)
  return async (input: SetPaymentStateMutationVariables['input'], context?: MutationOptions<SetPaymentStateMutation, SetPaymentStateMutationVariables>['context']) => (await send({ input }, context)).setPaymentState
}