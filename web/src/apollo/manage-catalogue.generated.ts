/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { DefaultContext } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type MutationOptions, useMutate } from './mutate.ts'
/** Input of `createCategory`. */
export type CreateCategoryInput = {
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
};

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

/** Input of `importProducts`. */
export type ImportProductsInput = {
  /** Whether to only read the file and count, without changing anything. */
  dryRun: boolean;
  /** CSV file in UTF-8 with a header row, plain or compressed with gzip, at most 20 MB. The column `id` of an export identifies existing products. */
  file: File;
};

/** Input of `setStock`. */
export type SetStockInput = {
  /** The product. */
  id: string;
  /** The stock that was shown to the admin. If it differs from the current stock, the mutation fails. If omitted, the new stock is always set. */
  seenStock?: number | null | undefined;
  /** Number of pieces, 0 or more. */
  stock: number;
};

/** Stock levels. */
export type StockFilter =
  /** Any stock. */
  | 'ANY'
  /** Low stock: 1 to 5 pieces. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

/** Why a stock changed. */
export type StockReason =
  /** Returned by a cancelled order. */
  | 'CANCELLED'
  /** Initial stock of a new product. */
  | 'CREATED'
  /** Set by an admin. */
  | 'EDITED'
  /** Imported from a file or with the demo catalogue. */
  | 'IMPORTED'
  /** Taken by an order. */
  | 'ORDERED'
  /** Taken again by an order that had been cancelled. */
  | 'REOPENED';

/** Input of `updateCategory`. */
export type UpdateCategoryInput = {
  /** The category. */
  id: string;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
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

export type CategoryPanel_CategoryFragment = { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { category: { id: string, name: string, slug: string, version: number, subCategories: Array<{ id: string }>, newestProducts: Array<{ id: string }>, image: { url: string, srcSet: string | null } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type UpdateCategoryMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { updateCategory: { category: { id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type DeleteCategoryMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteCategoryMutation = { deleteCategory: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type ImportProductsMutationVariables = Exact<{
  input: ImportProductsInput;
}>;


export type ImportProductsMutation = { importProducts: { report: { rows: number, created: number, changed: number, unchanged: number, refused: number, categoriesMade: number, subCategoriesMade: number, refusals: Array<{ line: number, reason: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type CsvReport_ReportFragment = { rows: number, created: number, changed: number, unchanged: number, refused: number, categoriesMade: number, subCategoriesMade: number, refusals: Array<{ line: number, reason: string }> };

export type DeleteProductMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteProductMutation = { deleteProduct: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type ProductListCard_ProductFragment = { id: string, name: string, unit: string, stock: number, images: Array<{ url: string, srcSet: string | null }> };

export type SetStockMutationVariables = Exact<{
  input: SetStockInput;
}>;


export type SetStockMutation = { setStock: { product: { id: string, stock: number, updatedAt: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type StockMovementsQueryVariables = Exact<{
  productId: string;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { stockMovements: { edges: Array<{ cursor: string, node: { id: string, change: number, stockAfter: number, reason: StockReason, orderId: string | null, by: string | null, at: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type StockMovementRow_MovementFragment = { id: string, change: number, stockAfter: number, reason: StockReason, orderId: string | null, by: string | null, at: string };

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

export type ManageCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null }> };

export type ManageSubCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageSubCategoriesQuery = { subCategories: Array<{ id: string, name: string, slug: string, version: number, image: { url: string, srcSet: string | null } | null, categories: Array<{ id: string, name: string }> }>, categories: Array<{ id: string, name: string }> };

export type ProductsQueryVariables = Exact<{
  search: string;
  stock: StockFilter;
  page: number;
}>;


export type ProductsQuery = { productList: { page: number, totalPages: number, totalCount: number, products: Array<{ id: string, name: string, unit: string, stock: number, images: Array<{ url: string, srcSet: string | null }> }> } };

export const CategoryPanel_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<CategoryPanel_CategoryFragment, unknown>;
export const CsvReport_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsvReport_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"categoriesMade"}},{"kind":"Field","name":{"kind":"Name","value":"subCategoriesMade"}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<CsvReport_ReportFragment, unknown>;
export const ProductListCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ProductListCard_ProductFragment, unknown>;
export const StockMovementRow_MovementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockMovementRow_movement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"stockAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<StockMovementRow_MovementFragment, unknown>;
export const SubCategoryPanel_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SubCategoryPanel_CategoryFragment, unknown>;
export const SubCategoryPanel_SubCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubCategoryPanel_SubCategoryFragment, unknown>;
export const SubCategoryChange_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubCategoryChange_PayloadFragment, unknown>;
export const CreateCategoryDocument = {"__meta__":{"hash":"0b1dcdecdc576bff027808a7794b364c536f471be30aebf3a25621840ee7ff7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryPanel_category"}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"__meta__":{"hash":"c0a26fbc3a940a4fada6538f80a59daa7ae1e80dc711f295875ff55a55c22120"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryPanel_category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"__meta__":{"hash":"72eb816a1d799965ebb67b4d1b78e158d796b97cf7f442a0f2e7b767b95fa528"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const ImportProductsDocument = {"__meta__":{"hash":"3c9f3a572578c4307013b9959ba7766109c3662bde63e6b6cbca2d94a13a0102"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CsvReport_report"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsvReport_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"categoriesMade"}},{"kind":"Field","name":{"kind":"Name","value":"subCategoriesMade"}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ImportProductsMutation, ImportProductsMutationVariables>;
export const DeleteProductDocument = {"__meta__":{"hash":"11aa1beff18e88bbcff2d796b9cf3b37de715d71beabc8df26443a83a496b7bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
export const SetStockDocument = {"__meta__":{"hash":"46902ea7d189192002f594947980135d0eae1a0c5da86a5c7823d73f478e404e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetStockMutation, SetStockMutationVariables>;
export const StockMovementsDocument = {"__meta__":{"hash":"2293c4f116955840a8df73350ccd6eedc0189099a74834969f800fb93f4c62ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockMovementRow_movement"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockMovementRow_movement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"stockAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<StockMovementsQuery, StockMovementsQueryVariables>;
export const CreateSubCategoryDocument = {"__meta__":{"hash":"a5cf938d4c4effefb366c74b98d50372b864962f180fa9d45138ef30c5baf7af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<CreateSubCategoryMutation, CreateSubCategoryMutationVariables>;
export const UpdateSubCategoryDocument = {"__meta__":{"hash":"21ef0fce3f8d2896deb0fb86b9d006ec2f31f62011513a51d16bfa87af34367f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryChange_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryChange_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategoryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateSubCategoryMutation, UpdateSubCategoryMutationVariables>;
export const DeleteSubCategoryDocument = {"__meta__":{"hash":"c6450804a3c58327fea97a20f3eae1ecfdb7140b773a2eb5fcf6312be943b862"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSubCategoryMutation, DeleteSubCategoryMutationVariables>;
export const ManageCategoriesDocument = {"__meta__":{"hash":"d26c8d2702c716e0a015dd8e38d6eb0c4949d18ebd50ff04a5a04278d37f7376"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryPanel_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ManageCategoriesQuery, ManageCategoriesQueryVariables>;
export const ManageSubCategoriesDocument = {"__meta__":{"hash":"d80757f89dfc6755951b29ae01c1858ae53013237c8798c422c7daeefcae5df0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSubCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubCategoryPanel_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_subCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubCategoryPanel_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables>;
export const ProductsDocument = {"__meta__":{"hash":"5e8ab8fd37be8d7377cd2b804ac68b261d4e294dafb22c94b8ebf47700c654ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Products"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stock"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"stock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stock"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListCard_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>;

export function useCreateCategoryMutation(options?: MutationOptions<CreateCategoryMutation, CreateCategoryMutationVariables>) {
  const send = useMutate(CreateCategoryDocument, options)
  return async (input: CreateCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).createCategory
}

export function useUpdateCategoryMutation(options?: MutationOptions<UpdateCategoryMutation, UpdateCategoryMutationVariables>) {
  const send = useMutate(UpdateCategoryDocument, options)
  return async (input: UpdateCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).updateCategory
}

export function useDeleteCategoryMutation(options?: MutationOptions<DeleteCategoryMutation, DeleteCategoryMutationVariables>) {
  const send = useMutate(DeleteCategoryDocument, options)
  return async (input: DeleteCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).deleteCategory
}

export function useImportProductsMutation(options?: MutationOptions<ImportProductsMutation, ImportProductsMutationVariables>) {
  const send = useMutate(ImportProductsDocument, options)
  return async (input: ImportProductsMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).importProducts
}

export function useDeleteProductMutation(options?: MutationOptions<DeleteProductMutation, DeleteProductMutationVariables>) {
  const send = useMutate(DeleteProductDocument, options)
  return async (input: DeleteProductMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).deleteProduct
}

export function useSetStockMutation(options?: MutationOptions<SetStockMutation, SetStockMutationVariables>) {
  const send = useMutate(SetStockDocument, options)
  return async (input: SetStockMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).setStock
}

export function useStockMovementsQuery(options: useQuery.Options<StockMovementsQuery, StockMovementsQueryVariables>): useQuery.Result<StockMovementsQuery, StockMovementsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(StockMovementsDocument, options)
}

export function useCreateSubCategoryMutation(options?: MutationOptions<CreateSubCategoryMutation, CreateSubCategoryMutationVariables>) {
  const send = useMutate(CreateSubCategoryDocument, options)
  return async (input: CreateSubCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).createSubCategory
}

export function useUpdateSubCategoryMutation(options?: MutationOptions<UpdateSubCategoryMutation, UpdateSubCategoryMutationVariables>) {
  const send = useMutate(UpdateSubCategoryDocument, options)
  return async (input: UpdateSubCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).updateSubCategory
}

export function useDeleteSubCategoryMutation(options?: MutationOptions<DeleteSubCategoryMutation, DeleteSubCategoryMutationVariables>) {
  const send = useMutate(DeleteSubCategoryDocument, options)
  return async (input: DeleteSubCategoryMutationVariables['input'], context?: DefaultContext) => (await send({ input }, context)).deleteSubCategory
}

export function useManageCategoriesQuery(options?: useQuery.Options<ManageCategoriesQuery, ManageCategoriesQueryVariables>): useQuery.Result<ManageCategoriesQuery, ManageCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageCategoriesDocument, options)
}

export function useManageSubCategoriesQuery(options?: useQuery.Options<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables>): useQuery.Result<ManageSubCategoriesQuery, ManageSubCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ManageSubCategoriesDocument, options)
}

export function useProductsQuery(options: useQuery.Options<ProductsQuery, ProductsQueryVariables>): useQuery.Result<ProductsQuery, ProductsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ProductsDocument, options)
}