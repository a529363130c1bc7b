/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type CashPanel_ToDoFragment = { cashMissing: number, cashToCollect: { amount: number } };

export type ManageCashDayQueryVariables = Exact<{
  day: string;
}>;


export type ManageCashDayQuery = { cashDay: { orders: number, received: { amount: number }, collectors: Array<{ name: string | null, orders: number, received: { amount: number } }> } };

export const CashPanel_ToDoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashPanel_toDo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToDo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashToCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashMissing"}}]}}]} as unknown as DocumentNode<CashPanel_ToDoFragment, unknown>;
export const ManageCashDayDocument = {"__meta__":{"hash":"91031cfa28787e74b3b16ef23c177748ceafc51ef470fa3d2a7bdd092c59b219"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageCashDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"received"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"received"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ManageCashDayQuery, ManageCashDayQueryVariables>;

export function useManageCashDayQuery(options: useQuery.Options<ManageCashDayQuery, ManageCashDayQueryVariables>): useQuery.Result<ManageCashDayQuery, ManageCashDayQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageCashDayDocument, options)
}