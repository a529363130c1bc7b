import type { RefObject } from 'react'
import type { OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import { useQueryWhileTyping } from '../../../../shared/use-query-while-typing.ts'
import {
  type TypedSearch,
  useTypedSearch,
} from '../../../../ui/dashboard/fields/use-typed-search.ts'
import { FindOrderedProductsDocument } from './OrderedProducts.generated.ts'

const DELAY_MS = 200
const MIN_LENGTH = 2

/** A search for products while typing. The box keeps the focus for the next product. */
export function useProductSearch(
  inputRef: RefObject<HTMLInputElement | null>,
  onChoose: (product: OrderedProduct) => void,
  onWant: (text: string) => void,
) {
  const search = useTypedSearch()
  const onPick = (product: OrderedProduct) => {
    search.change('')
    inputRef.current?.focus()
    onChoose(product)
  }
  // The next product can be typed or scanned in the meantime.
  const onEarlyEnter = (text: string) => {
    search.change('')
    onWant(text)
  }
  const { products, ...findings } = useFindings(search)
  return { search, onPick, onEarlyEnter, ...findings, groups: [{ name: '', entries: products }] }
}

const NOTHING: OrderedProduct[] = []

function useFindings(search: TypedSearch) {
  const { data, message, isUnanswered } = useQueryWhileTyping(search, FindOrderedProductsDocument, {
    delay: DELAY_MS,
    min: MIN_LENGTH,
    fetchPolicy: 'no-cache',
  })
  if (!data) return { products: NOTHING, message, isUnanswered }
  const products = data.searchProducts.edges.map(({ node }) => node)
  const nothing = `No results for “${search.text.trim()}”.`
  return { products, message: products.length === 0 ? nothing : null, isUnanswered }
}
