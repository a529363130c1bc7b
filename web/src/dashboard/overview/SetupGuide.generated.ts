/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react'
export type ManageSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageSetupQuery = { shopSettings: { setup: Array<{ code: Types.SetupStepCode, isDone: boolean }> } };


export const ManageSetupDocument = {"__meta__":{"hash":"46d08b80b4c54ad7cdf27bf3264fd2c8ab5791e54f1ac05a27ffd2d4d2b30a02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}}]}}]} as unknown as DocumentNode<ManageSetupQuery, ManageSetupQueryVariables>;

export function useManageSetupQuery(options?: useQuery.Options<ManageSetupQuery, ManageSetupQueryVariables>): useQuery.Result<ManageSetupQuery, ManageSetupQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSetupDocument, options)
}