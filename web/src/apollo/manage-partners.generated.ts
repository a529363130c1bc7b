/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { DefaultContext } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from './mutate.ts'
/** The kinds of catalogue entities. */
export type CatalogueKind =
  /** A `Category`. */
  | 'CATEGORY'
  /** A `Product`. */
  | 'PRODUCT'
  /** A `SubCategory`. */
  | 'SUB_CATEGORY';

/** Input of `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: number;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input of delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: string;
};

/** What a partner key can read. */
export type PartnerScope =
  /** catalogue:read. Categories, sub-categories and products, and their change log. */
  | 'CATALOGUE_READ'
  /** stock:read. The stock of products. */
  | 'STOCK_READ';

/** Input of `registerWebhook`. */
export type RegisterWebhookInput = {
  /** An active partner key; required for admins. Ignored for partners, who register webhooks for their own key. */
  partnerKeyId?: string | null | undefined;
  /**
   * Where to send changes: an https URL of at most 2000 characters, without user name, password and fragment. Non-public
   * addresses are rejected at registration and at every attempt; redirects are not followed.
   */
  url: string;
};

/** Input of `resendDelivery`. */
export type ResendDeliveryInput = {
  /** The id of one of the `webhookDeliveries`. */
  id: string;
};

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

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** Confirmed with a 2xx response. */
  | 'DELIVERED'
  /** Failed for three days, or the key was revoked. */
  | 'GIVEN_UP'
  /** Failed and superseded by a newer change of the same entity. */
  | 'OVERTAKEN'
  /** Waiting for the first attempt or for a retry. */
  | 'WAITING';

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

export type DeliveryRow_DeliveryFragment = { id: string, kind: CatalogueKind, thingId: string, deleted: boolean, at: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, status: number | null, problem: string | null, thing:
    | { id: string, name: string }
    | { id: string, name: string }
    | { id: string, name: string }
   | null };

export type ResendDeliveryMutationVariables = Exact<{
  input: ResendDeliveryInput;
}>;


export type ResendDeliveryMutation = { resendDelivery: { delivery: { id: string, kind: CatalogueKind, thingId: string, deleted: boolean, at: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, status: number | null, problem: string | null, thing:
        | { id: string, name: string }
        | { id: string, name: string }
        | { id: string, name: string }
       | null } | null, userErrors: Array<{ message: string }> } };

export type WebhookCard_WebhookFragment = { id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null };

export type RegisterWebhookMutationVariables = Exact<{
  input: RegisterWebhookInput;
}>;


export type RegisterWebhookMutation = { registerWebhook: { secret: string | null, webhook: { id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type RemoveWebhookMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RemoveWebhookMutation = { removeWebhook: { deletedId: string | null, userErrors: Array<{ message: string }> } };

export type ManagePartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagePartnersQuery = { partnerKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdAt: string, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> }> };

export type ManageWebhooksQueryVariables = Exact<{
  keyId: string;
}>;


export type ManageWebhooksQuery = { partnerKey: { id: string, name: string, prefix: string, revokedAt: string | null } | null, webhooks: Array<{ id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null }> };

export type ManageDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
}>;


export type ManageDeliveriesQuery = { webhook: { id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null } | null, webhookDeliveries: { edges: Array<{ node: { id: string, kind: CatalogueKind, thingId: string, deleted: boolean, at: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, status: number | null, problem: string | null, thing:
          | { id: string, name: string }
          | { id: string, name: string }
          | { id: string, name: string }
         | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export const PartnerKeyCard_PartnerKeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<PartnerKeyCard_PartnerKeyFragment, unknown>;
export const DeliveryRow_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"thing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<DeliveryRow_DeliveryFragment, unknown>;
export const WebhookCard_WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<WebhookCard_WebhookFragment, unknown>;
export const CreatePartnerKeyDocument = {"__meta__":{"hash":"e9e4ffd6617eefdfe00b053b55727ecebf2d999a3b0993bb5fff920a2bef1c6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<CreatePartnerKeyMutation, CreatePartnerKeyMutationVariables>;
export const UpdatePartnerKeyDocument = {"__meta__":{"hash":"7a5a7b400503d7c6a9304a4a41b2533fdc33c3a725d0e429e8c6b0174250434e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<UpdatePartnerKeyMutation, UpdatePartnerKeyMutationVariables>;
export const RevokePartnerKeyDocument = {"__meta__":{"hash":"ea9e4be5f8aa5bc2097dcb192cda266671dd8e895777bdace820fd3e6eafb986"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePartnerKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<RevokePartnerKeyMutation, RevokePartnerKeyMutationVariables>;
export const ResendDeliveryDocument = {"__meta__":{"hash":"a8738687ead69b952fb3cde46d49188b10e577e1a0e01f556f3f34e18f0bb081"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow_delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"thing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<ResendDeliveryMutation, ResendDeliveryMutationVariables>;
export const RegisterWebhookDocument = {"__meta__":{"hash":"639f2b28ad442f984c701f4410230a281803a2b89bae49ca2ed436352bae505d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<RegisterWebhookMutation, RegisterWebhookMutationVariables>;
export const RemoveWebhookDocument = {"__meta__":{"hash":"eca62904c85f2d93be774558d12816b75ebb54533b433ee7c14aa3877663f140"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
export const ManagePartnersDocument = {"__meta__":{"hash":"66efa6e455d9bbe915d51f9222ade076857d5bd4bd21ba53ab86d33eb39b4e2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagePartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerKeyCard_partnerKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ManagePartnersQuery, ManagePartnersQueryVariables>;
export const ManageWebhooksDocument = {"__meta__":{"hash":"72a3d2263a73b1ba36a7e5b3727742986ab25c9d95678deadf80550182e5cd6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerKeyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_webhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<ManageWebhooksQuery, ManageWebhooksQueryVariables>;
export const ManageDeliveriesDocument = {"__meta__":{"hash":"f9fb1f9f8553e0b2df64107a63721a4c1a705fca8f6bea0548b90b394bf3a30e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow_delivery"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"thing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<ManageDeliveriesQuery, ManageDeliveriesQueryVariables>;

export function useCreatePartnerKeyMutation(options?: MutationOptions<CreatePartnerKeyMutation, CreatePartnerKeyMutationVariables>) {
  const send = useMutate(CreatePartnerKeyDocument, options)
  return async (input: CreatePartnerKeyMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).createPartnerKey
}

export function useUpdatePartnerKeyMutation(options?: MutationOptions<UpdatePartnerKeyMutation, UpdatePartnerKeyMutationVariables>) {
  const send = useMutate(UpdatePartnerKeyDocument, options)
  return async (input: UpdatePartnerKeyMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).updatePartnerKey
}

export function useRevokePartnerKeyMutation(options?: MutationOptions<RevokePartnerKeyMutation, RevokePartnerKeyMutationVariables>) {
  const send = useMutate(RevokePartnerKeyDocument, options)
  return async (input: RevokePartnerKeyMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).revokePartnerKey
}

export function useResendDeliveryMutation(options?: MutationOptions<ResendDeliveryMutation, ResendDeliveryMutationVariables>) {
  const send = useMutate(ResendDeliveryDocument, options)
  return async (input: ResendDeliveryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).resendDelivery
}

export function useRegisterWebhookMutation(options?: MutationOptions<RegisterWebhookMutation, RegisterWebhookMutationVariables>) {
  const send = useMutate(RegisterWebhookDocument, options)
  return async (input: RegisterWebhookMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).registerWebhook
}

export function useRemoveWebhookMutation(options?: MutationOptions<RemoveWebhookMutation, RemoveWebhookMutationVariables>) {
  const send = useMutate(RemoveWebhookDocument, options)
  return async (input: RemoveWebhookMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).removeWebhook
}

export function useManagePartnersQuery(options?: useQuery.Options<ManagePartnersQuery, ManagePartnersQueryVariables>): useQuery.Result<ManagePartnersQuery, ManagePartnersQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManagePartnersDocument, options)
}

export function useManageWebhooksQuery(options: useQuery.Options<ManageWebhooksQuery, ManageWebhooksQueryVariables>): useQuery.Result<ManageWebhooksQuery, ManageWebhooksQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageWebhooksDocument, options)
}

export function useManageDeliveriesQuery(options: useQuery.Options<ManageDeliveriesQuery, ManageDeliveriesQueryVariables>): useQuery.Result<ManageDeliveriesQuery, ManageDeliveriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageDeliveriesDocument, options)
}