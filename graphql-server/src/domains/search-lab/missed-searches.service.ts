import { setImmediate } from 'node:timers/promises'
import type { MissedSearchKind } from '../../contract/types.generated.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import { addUpSearches, isWithoutHit, type SearchTotals } from './search-log.service.ts'
import { listSharedTexts } from './searchers.service.ts'

const MAX_SHOWN = 100
/** The number of queries to repeat. Most of them still find nothing, unless words or products were added since. */
const MAX_TRIED = 200

/** The number of searches that count for each kind. */
const COUNTS: Record<MissedSearchKind, (totals: SearchTotals) => number> = {
  WITHOUT_HIT: ({ misses }) => misses,
  WITHOUT_CLICK: ({ searches, clicks, misses }) => (clicks === 0 ? searches - misses : 0),
}

/**
 * Lists queries that at least three people have searched for without results or without clicks, most frequent first; at
 * most 100. Leaves out queries without results that find products by now.
 */
export async function listMissedSearches(
  search: ProductSearch,
  kind: MissedSearchKind,
): Promise<SearchTotals[]> {
  const count = COUNTS[kind]
  const all = await addUpSearches(await listSharedTexts())
  const missed = all
    .filter((totals) => count(totals) > 0)
    .sort((one, other) => count(other) - count(one) || (one.text < other.text ? -1 : 1))
  if (kind === 'WITHOUT_CLICK') return missed.slice(0, MAX_SHOWN)
  const still = []
  for (const totals of missed.slice(0, MAX_TRIED)) {
    // Other requests are served between searches.
    await setImmediate()
    if (await isWithoutHit(search, totals.text)) still.push(totals)
  }
  return still.slice(0, MAX_SHOWN)
}
