/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
export type SetupGuide_StepFragment = { code: Types.SetupStepCode, isDone: boolean };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: Types.UpdateShopSettingsInput;
}>;


export type ConfirmRegistrationMutation = { updateShopSettings: { userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }> } };

export const SetupGuide_StepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupGuide_step"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<SetupGuide_StepFragment, unknown>;
export const ConfirmRegistrationDocument = {"__meta__":{"hash":"0718a3de0a9832b632ca887a703834ea24418d56b29cbcc9f377661e270ee5e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShopSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShopSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;

export function useConfirmRegistrationMutation(options?: MutationOptions<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>) {
  const send = useMutate(ConfirmRegistrationDocument, options)
  return async (input: ConfirmRegistrationMutationVariables['input'], context?: MutationOptions<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>['context']) => (await send({ input }, context)).updateShopSettings
}