import { useApolloClient } from '@apollo/client/react'
import { MAX_PRODUCTS_AT_ONCE } from '../../../../apollo/dashboard-constants.generated.ts'
import type { ProductFilterVariables } from '../cell-edit.ts'
import {
  ManageMatchingProductsDocument,
  type ManageMatchingProductsQuery,
} from '../ProductTable.generated.ts'

const PAGE_SIZE = 100

/** Returns a function that reads the ids and versions of all products that match the table's filter. */
export function useMatchingProducts(filter: ProductFilterVariables) {
  const client = useApolloClient()
  const readPage = async (page: number): Promise<ManageMatchingProductsQuery['productList']> => {
    const { data } = await client.query({
      query: ManageMatchingProductsDocument,
      variables: { ...filter, page, pageSize: PAGE_SIZE },
      fetchPolicy: 'no-cache',
    })
    if (!data) throw new Error('The products could not be read.')
    return data.productList
  }
  return async () => {
    const { products, totalPages } = await readPage(1)
    const last = Math.min(totalPages, MAX_PRODUCTS_AT_ONCE / PAGE_SIZE)
    const others = Array.from({ length: last - 1 }, (_, index) => readPage(index + 2))
    return [...products, ...(await Promise.all(others)).flatMap((page) => page.products)]
  }
}
