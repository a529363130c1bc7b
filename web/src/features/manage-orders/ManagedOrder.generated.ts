/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Currencies. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the store. Shown as 'Cancel By Seller'. */
  | 'CANCELLED_BY_SELLER'
  /** Cancelled by the shopper. Shown as 'Cancelled'. */
  | 'CANCELLED_BY_SHOPPER'
  /** Accepted by the store. Shown as 'Order Confirm'. */
  | 'CONFIRMED'
  /** Delivered to the shopper. Shown as 'Delivered'. */
  | 'DELIVERED'
  /** Ready for delivery. Shown as 'Packed'. */
  | 'PACKED'
  /** Placed, not yet processed. Shown as 'Pending'. */
  | 'PENDING';

/** How an order is paid. */
export type PaymentMethod =
  /** By card, on the payment provider's page, after ordering. Available only if `Store.cardPayments` is true. */
  | 'CARD'
  /** In cash on delivery. Shown as 'CASH ON DELIVERY'. */
  | 'CASH_ON_DELIVERY'
  /** With a UPI app, before ordering. Shown as 'PAID WITH UPI'. */
  | 'UPI';

/** State of a payment. */
export type PaymentState =
  /** The shopper states that they have paid by UPI. Not verified. */
  | 'CLAIMED'
  /** To be paid in cash on delivery, or by card. */
  | 'DUE'
  /** An admin found that the payment was not received, or the card was not charged. */
  | 'NOT_RECEIVED'
  /** The payment was received. */
  | 'RECEIVED'
  /** The card was charged after the order was cancelled. The amount must be refunded. */
  | 'REFUND_DUE';

export type ManagedOrder_OrderFragment = { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, invoice: { number: string, path: string } | null, customer: { name: string, email: string, mobile: string } | null, subtotal: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, history: Array<{ status: OrderStatus, at: string, by: string | null }>, payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, quantity: number, image: { url: string, srcSet: string | null } | null, price: { amount: number, currency: Currency }, discountedPrice: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> };

export type ManagedPayment_OrderFragment = { id: string, status: OrderStatus, payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null } };

export const ManagedPayment_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPayment_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedBy"}},{"kind":"Field","name":{"kind":"Name","value":"upiReference"}},{"kind":"Field","name":{"kind":"Name","value":"upiTransactionId"}}]}}]}}]} as unknown as DocumentNode<ManagedPayment_OrderFragment, unknown>;
export const ManagedOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedPayment_order"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAddress_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPayment_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedBy"}},{"kind":"Field","name":{"kind":"Name","value":"upiReference"}},{"kind":"Field","name":{"kind":"Name","value":"upiTransactionId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAddress_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedOrder_OrderFragment, unknown>;