import type { ApolloCache } from '@apollo/client'
import {
  useBlockCashMutation,
  useUnblockCashMutation,
  type CustomerNotes_CustomerFragment,
} from './Customer.generated.ts'

export function useBlockCash() {
  return useBlockCashMutation({
    update: (cache, { data }) => markInList(cache, data?.blockCash.customer),
  })
}

export function useUnblockCash() {
  return useUnblockCashMutation({
    update: (cache, { data }) => markInList(cache, data?.unblockCash.customer),
  })
}

/** The list of customers says for whom cash is blocked. */
function markInList(cache: ApolloCache, customer?: CustomerNotes_CustomerFragment | null): void {
  if (!customer) return
  const isBlocked = customer.cashBlock !== null
  const summary = cache.identify({ __typename: 'CustomerSummary', id: customer.id })
  cache.modify({ id: summary, fields: { isCashBlocked: () => isBlocked } })
}
