/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../../apollo/mutate.ts'
/** Input of `createSubCategory`. */
export type CreateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
};

/** Input of delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: string;
};

/** Input of `updateSubCategory`. */
export type UpdateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** The sub-category. */
  id: string;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Why a mutation failed. */
export type UserErrorCode =
  /** The account is suspended or inactive. */
  | 'ACCOUNT_NOT_ACTIVE'
  /** The address differs from the one the shopper saw. The payload contains the current address. */
  | 'ADDRESS_CHANGED'
  /** The product is in the cart already. Change the quantity of its line instead. */
  | 'ALREADY_IN_CART'
  /** A field is missing, blank, too long or malformed. */
  | 'BAD_USER_INPUT'
  /** The card payment provider cannot be reached. */
  | 'CARD_UNAVAILABLE'
  /** The cart has the maximum number of lines. */
  | 'CART_FULL'
  /** Someone else changed the object after it was read. The payload contains its current state. */
  | 'CHANGED_MEANWHILE'
  /** Another account uses this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The idempotency key was used for an order with different contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The object cannot be deleted because others use it. The message states how many. */
  | 'IN_USE'
  /** Another object of this type has this name. Names are compared case-insensitively. */
  | 'NAME_TAKEN'
  /** The order can no longer be cancelled: it is being processed, or it was cancelled before. */
  | 'NOT_CANCELLABLE'
  /** The stock is lower than the requested quantity. The message states how many pieces are available. */
  | 'NOT_ENOUGH_STOCK'
  /** The object does not exist or does not belong to the viewer. */
  | 'NOT_FOUND'
  /** The file is too large or the picture has too many pixels. */
  | 'PAYLOAD_TOO_LARGE'
  /** The total differs from the one the shopper saw. The message states the current total. */
  | 'PRICE_CHANGED'
  /** Too many requests. The message states when to try again. */
  | 'RATE_LIMITED'
  /** The reset token is missing, used or expired (after ten minutes). */
  | 'RESET_NOT_GRANTED'
  /** Five wrong codes were entered. The code is no longer valid. */
  | 'TOO_MANY_TRIES'
  /** The file is not a picture of a supported type. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another order uses this UPI transaction. */
  | 'UPI_TRANSACTION_USED'
  /** The code is wrong, has expired or was never issued. */
  | 'WRONG_CODE'
  /** The e-mail address or the password is wrong. The response does not reveal which. */
  | 'WRONG_CREDENTIALS'
  /** The password does not match the account's password. */
  | 'WRONG_PASSWORD';

export type SubCategoryPanel_SubCategoryFragment = { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> };

export type SubCategoryPanel_CategoryFragment = { id: string, name: string };

export type CreateSubCategoryMutationVariables = Exact<{
  input: CreateSubCategoryInput;
}>;


export type CreateSubCategoryMutation = { createSubCategory: { subCategory: { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type UpdateSubCategoryMutationVariables = Exact<{
  input: UpdateSubCategoryInput;
}>;


export type UpdateSubCategoryMutation = { updateSubCategory: { subCategory: { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type DeleteSubCategoryMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteSubCategoryMutation = { deleteSubCategory: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SubCategoryChange_PayloadFragment = { subCategory: { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> };

export const SubCategoryPanel_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SubCategoryPanel_CategoryFragment, unknown>;
export const SubCategoryPanel_SubCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubCategoryPanel_SubCategoryFragment, unknown>;
export const SubCategoryChange_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubCategoryChange_PayloadFragment, unknown>;
export const CreateSubCategoryDocument = {"__meta__":{"hash":"a5cf938d4c4effefb366c74b98d50372b864962f180fa9d45138ef30c5baf7af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<CreateSubCategoryMutation, CreateSubCategoryMutationVariables>;
export const UpdateSubCategoryDocument = {"__meta__":{"hash":"21ef0fce3f8d2896deb0fb86b9d006ec2f31f62011513a51d16bfa87af34367f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateSubCategoryMutation, UpdateSubCategoryMutationVariables>;
export const DeleteSubCategoryDocument = {"__meta__":{"hash":"c6450804a3c58327fea97a20f3eae1ecfdb7140b773a2eb5fcf6312be943b862"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSubCategoryMutation, DeleteSubCategoryMutationVariables>;

export function useCreateSubCategoryMutation(options?: MutationOptions<CreateSubCategoryMutation, CreateSubCategoryMutationVariables>) {
  const send = useMutate(CreateSubCategoryDocument, options)
  return async (input: CreateSubCategoryMutationVariables['input'], context?: MutationOptions<CreateSubCategoryMutation, CreateSubCategoryMutationVariables>['context']) => (await send({ input }, context)).createSubCategory
}

export function useUpdateSubCategoryMutation(options?: MutationOptions<UpdateSubCategoryMutation, UpdateSubCategoryMutationVariables>) {
  const send = useMutate(UpdateSubCategoryDocument, options)
  return async (input: UpdateSubCategoryMutationVariables['input'], context?: MutationOptions<UpdateSubCategoryMutation, UpdateSubCategoryMutationVariables>['context']) => (await send({ input }, context)).updateSubCategory
}

export function useDeleteSubCategoryMutation(options?: MutationOptions<DeleteSubCategoryMutation, DeleteSubCategoryMutationVariables>) {
  const send = useMutate(DeleteSubCategoryDocument, options)
  return async (input: DeleteSubCategoryMutationVariables['input'], context?: MutationOptions<DeleteSubCategoryMutation, DeleteSubCategoryMutationVariables>['context']) => (await send({ input }, context)).deleteSubCategory
}