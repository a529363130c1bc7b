/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  stock: boolean;
}>;


export type ChangesQuery = { catalogueChanges: { after: string | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, deleted: boolean, thing:
          | { __typename: 'Category', id: string, name: string, image: { url: string } | null }
          | { __typename: 'Product', id: string, name: string, unit: string, stock?: number, discountPercent: number, description: string, price: { amount: number }, images: Array<{ url: string }>, categories: Array<{ id: string }>, subCategories: Array<{ id: string }>, details: Array<{ name: string, value: string }> }
          | { __typename: 'SubCategory', id: string, name: string, image: { url: string } | null, categories: Array<{ id: string }> }
         | null } }> } };

export type DigestQueryVariables = Exact<{ [key: string]: never; }>;


export type DigestQuery = { catalogueDigest: { digest: string, cursor: string | null } };
