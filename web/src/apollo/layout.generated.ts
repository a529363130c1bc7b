/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
/** Currencies. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** Reasons why a product cannot be ordered exactly as requested. */
export type LineProblemCode =
  /** The product is in the cart already; its line is unchanged. Only from `orderAgain`. */
  | 'ALREADY_IN_CART'
  /** The cart has the maximum number of lines. Only from `orderAgain`. */
  | 'CART_FULL'
  /** The product is no longer sold. */
  | 'GONE'
  /** Fewer pieces can be ordered than requested: the stock is lower, or the quantity exceeds 9,999. */
  | 'NOT_ENOUGH_STOCK'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** The price is lower than the shopper saw. */
  | 'PRICE_FELL'
  /** The price is higher than the shopper saw. */
  | 'PRICE_ROSE';

/** What a user is allowed to do. */
export type Role =
  /** Manages the catalogue, orders and partners. */
  | 'ADMIN'
  /** Shops. */
  | 'USER';

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { store: { name: string, deliveryBadge: string, address: string, phone: string, email: string, socialLinks: Array<{ name: string, url: string }> }, viewer: { id: string, name: string, email: string, mobile: string, role: Role, avatar: { url: string, srcSet: string | null } | null, cart: { __typename: 'Cart', id: string, totalQuantity: number, lines: Array<{ __typename: 'CartLine', id: string, quantity: number, seenPrice: { __typename: 'Money', amount: number, currency: Currency }, problems: Array<{ __typename: 'LineProblem', productId: string, code: LineProblemCode, message: string }>, product: { __typename: 'Product', id: string, name: string, slug: string, unit: string, stock: number, images: Array<{ url: string, srcSet: string | null }>, price: { __typename: 'Money', amount: number, currency: Currency }, discountedPrice: { __typename: 'Money', amount: number, currency: Currency } } }>, gone: Array<{ __typename: 'GoneCartLine', id: string, name: string }>, subtotal: { __typename: 'Money', amount: number, currency: Currency }, total: { __typename: 'Money', amount: number, currency: Currency }, savings: { __typename: 'Money', amount: number, currency: Currency } } } | null };


export const LayoutDocument = {"__meta__":{"hash":"60ae85c4f9ea74b97739be49fe8960febdc2658c5271398fa94bb2151e3c50e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryBadge"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Footer_store"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"seenPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Footer_store"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_money"}}]}}]}}]} as unknown as DocumentNode<LayoutQuery, LayoutQueryVariables>;

export function useLayoutQuery(options?: useQuery.Options<LayoutQuery, LayoutQueryVariables>): useQuery.Result<LayoutQuery, LayoutQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(LayoutDocument, options)
}