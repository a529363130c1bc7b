/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type MutationOptions, useMutate } from '../../apollo/mutate.ts'
/** Input of `createAddress`. Every field is 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /** Country. */
  country: string;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
};

/** Input of `removeAddress`. */
export type RemoveAddressInput = {
  /** One of the viewer's active addresses. */
  id: string;
};

/** Input of `updateAddress`. Every text is 1 to 200 characters. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /** Country. */
  country: string;
  /** One of the viewer's active addresses. */
  id: string;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
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

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { createAddress: { address: { __typename: 'Address', id: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { address: { __typename: 'Address', id: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type RemoveAddressMutationVariables = Exact<{
  input: RemoveAddressInput;
}>;


export type RemoveAddressMutation = { removeAddress: { address: { __typename: 'Address', id: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type AddressChange_PayloadFragment = { address: { __typename: 'Address', id: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> };

export const AddressChange_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddressChange_PayloadFragment, unknown>;
export const CreateAddressDocument = {"__meta__":{"hash":"c031f4ae0bb78a21208cd9fecf5614dcb415759cb7de0d2f5f39b17f214ebb8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = {"__meta__":{"hash":"cdb7c1b48a73c489c0b2b2ea99b1ca7a73c5976fa3ea9852cb2fb20042da3922"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const RemoveAddressDocument = {"__meta__":{"hash":"f9cf74c30f66432a4889199cc3ed212ab8caeed2e2bd6fd6e3574e22b6730bd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RemoveAddressMutation, RemoveAddressMutationVariables>;

export function useCreateAddressMutation(options?: MutationOptions<CreateAddressMutation, CreateAddressMutationVariables>) {
  const send = useMutate(CreateAddressDocument, options)
  return async (input: CreateAddressMutationVariables['input'], context?: MutationOptions<CreateAddressMutation, CreateAddressMutationVariables>['context']) => (await send({ input }, context)).createAddress
}

export function useUpdateAddressMutation(options?: MutationOptions<UpdateAddressMutation, UpdateAddressMutationVariables>) {
  const send = useMutate(UpdateAddressDocument, options)
  return async (input: UpdateAddressMutationVariables['input'], context?: MutationOptions<UpdateAddressMutation, UpdateAddressMutationVariables>['context']) => (await send({ input }, context)).updateAddress
}

export function useRemoveAddressMutation(options?: MutationOptions<RemoveAddressMutation, RemoveAddressMutationVariables>) {
  const send = useMutate(RemoveAddressDocument, options)
  return async (input: RemoveAddressMutationVariables['input'], context?: MutationOptions<RemoveAddressMutation, RemoveAddressMutationVariables>['context']) => (await send({ input }, context)).removeAddress
}