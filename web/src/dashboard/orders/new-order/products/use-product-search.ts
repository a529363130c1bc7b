import { skipToken, useQuery } from '@apollo/client/react'
import type { RefObject } from 'react'
import type { OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import {
  type TypedSearch,
  useTypedSearch,
} from '../../../../ui/dashboard/fields/use-typed-search.ts'
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts'
import { FindOrderedProductsDocument } from './OrderedProducts.generated.ts'

const DELAY_MS = 200
const MIN_LENGTH = 2

/** A search for products while typing. The box keeps the focus for the next product. */
export function useProductSearch(
  inputRef: RefObject<HTMLInputElement | null>,
  onChoose: (product: OrderedProduct) => void,
) {
  const search = useTypedSearch()
  const onPick = (product: OrderedProduct) => {
    search.change('')
    inputRef.current?.focus()
    onChoose(product)
  }
  const { products, message } = useFindings(search)
  return { search, onPick, message, groups: [{ name: '', entries: products }] }
}

const NOTHING: OrderedProduct[] = []

function useFindings({ text: typed, isEntered }: TypedSearch) {
  const text = typed.trim()
  const rested = useDebounced(text, DELAY_MS, '')
  const isLong = text.length >= MIN_LENGTH
  const { data, error, loading } = useQuery(
    FindOrderedProductsDocument,
    isLong && (isEntered || rested === text)
      ? { variables: { text }, fetchPolicy: 'no-cache' }
      : skipToken,
  )
  if (!isLong) return { products: NOTHING, message: `Type at least ${MIN_LENGTH} characters.` }
  if (error) return { products: NOTHING, message: 'The search failed. Please try again.' }
  if (!data || loading) return { products: NOTHING, message: 'Searching …' }
  const products = data.searchProducts.edges.map(({ node }) => node)
  return { products, message: products.length === 0 ? `No results for “${text}”.` : null }
}
