import { skipToken, useQuery } from '@apollo/client/react'
import { formatMoney } from '../../../lib/text/money.ts'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import type { ChangeableLine, Substitute } from './change-entry.ts'
import { ManageSubstitutesDocument } from './Changes.generated.ts'

const DELAY_MS = 300
const NOTHING: Substitute[] = []

interface Wanted {
  text: string
  /** Whether to leave out products that cost more than the replaced one. */
  isCheap: boolean
}

/** Finds products in stock that can replace a line's items, and says in a sentence what was found. */
export function useSubstitutes(line: ChangeableLine, { text: typed, isCheap }: Wanted) {
  const text = typed.trim()
  const rested = useDebounced(text, DELAY_MS)
  const { data, error, loading } = useQuery(
    ManageSubstitutesDocument,
    rested === text && text !== ''
      ? {
          variables: {
            text,
            filter: { inStock: true, ...(isCheap && { maxPrice: line.discountedPrice.amount }) },
          },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  )
  if (text === '') return { found: NOTHING, message: 'Enter a name, or scan a barcode.' }
  if (error) return { found: NOTHING, message: toErrorMessage(error) }
  if (!data || loading || rested !== text) return { found: null, message: 'Searching …' }
  const found = data.searchProducts.edges.map(({ node }) => node).filter(canReplace(line))
  if (found.length > 0) return { found, message: '' }
  const limit = isCheap ? ` for at most ${formatMoney(line.discountedPrice.amount)}` : ''
  return { found, message: `Nothing in stock${limit} matches “${text}”.` }
}

/** Prescribed products replace nothing. */
function canReplace({ productId }: ChangeableLine) {
  return ({ id, available, prescriptionRequired }: Substitute) =>
    id !== productId && available > 0 && !prescriptionRequired
}
