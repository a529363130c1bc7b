/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
/** Input of `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: number;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** What a partner key can read. */
export type PartnerScope =
  /** catalogue:read. Categories, sub-categories and products, and their change log. */
  | 'CATALOGUE_READ'
  /** stock:read. The stock of products. */
  | 'STOCK_READ';

/** Input of `revokePartnerKey`. */
export type RevokePartnerKeyInput = {
  /** An active partner key. */
  id: string;
};

/** Input of `updatePartnerKey`. */
export type UpdatePartnerKeyInput = {
  /** An active partner key. */
  id: string;
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: number;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

export type PartnerKeyCard_PartnerKeyFragment = { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> };

export type CreatePartnerKeyMutationVariables = Exact<{
  input: CreatePartnerKeyInput;
}>;


export type CreatePartnerKeyMutation = { createPartnerKey: { secret: string | null, partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type UpdatePartnerKeyMutationVariables = Exact<{
  input: UpdatePartnerKeyInput;
}>;


export type UpdatePartnerKeyMutation = { updatePartnerKey: { partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type RevokePartnerKeyMutationVariables = Exact<{
  input: RevokePartnerKeyInput;
}>;


export type RevokePartnerKeyMutation = { revokePartnerKey: { partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ message: string, field: string | null }> } };

export const PartnerKeyCard_PartnerKeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<PartnerKeyCard_PartnerKeyFragment, unknown>;
export const CreatePartnerKeyDocument = {"__meta__":{"hash":"e9e4ffd6617eefdfe00b053b55727ecebf2d999a3b0993bb5fff920a2bef1c6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<CreatePartnerKeyMutation, CreatePartnerKeyMutationVariables>;
export const UpdatePartnerKeyDocument = {"__meta__":{"hash":"7a5a7b400503d7c6a9304a4a41b2533fdc33c3a725d0e429e8c6b0174250434e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<UpdatePartnerKeyMutation, UpdatePartnerKeyMutationVariables>;
export const RevokePartnerKeyDocument = {"__meta__":{"hash":"ea9e4be5f8aa5bc2097dcb192cda266671dd8e895777bdace820fd3e6eafb986"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<RevokePartnerKeyMutation, RevokePartnerKeyMutationVariables>;

export function useCreatePartnerKeyMutation(options?: MutationOptions<CreatePartnerKeyMutation, CreatePartnerKeyMutationVariables>) {
  const send = useMutate(CreatePartnerKeyDocument, options)
  return async (input: CreatePartnerKeyMutationVariables['input'], context?: MutationOptions<CreatePartnerKeyMutation, CreatePartnerKeyMutationVariables>['context']) => (await send({ input }, context)).createPartnerKey
}

export function useUpdatePartnerKeyMutation(options?: MutationOptions<UpdatePartnerKeyMutation, UpdatePartnerKeyMutationVariables>) {
  const send = useMutate(UpdatePartnerKeyDocument, options)
  return async (input: UpdatePartnerKeyMutationVariables['input'], context?: MutationOptions<UpdatePartnerKeyMutation, UpdatePartnerKeyMutationVariables>['context']) => (await send({ input }, context)).updatePartnerKey
}

export function useRevokePartnerKeyMutation(options?: MutationOptions<RevokePartnerKeyMutation, RevokePartnerKeyMutationVariables>) {
  const send = useMutate(RevokePartnerKeyDocument, options)
  return async (input: RevokePartnerKeyMutationVariables['input'], context?: MutationOptions<RevokePartnerKeyMutation, RevokePartnerKeyMutationVariables>['context']) => (await send({ input }, context)).revokePartnerKey
}