import type { MissedSearchKind } from '../../contract/types.generated.ts'
import { addUpSearches, type SearchTotals } from './search-log.service.ts'
import { listSharedTexts } from './searchers.service.ts'

const MAX_SHOWN = 100

/** For each kind, how many of the searches count. */
const COUNTS: Record<MissedSearchKind, (totals: SearchTotals) => number> = {
  WITHOUT_HIT: ({ misses }) => misses,
  WITHOUT_CLICK: ({ searches, clicks, misses }) => (clicks === 0 ? searches - misses : 0),
}

/** Lists texts of at least three people whose searches had no results or no clicks, most frequent first; at most 100. */
export async function listMissedSearches(kind: MissedSearchKind): Promise<SearchTotals[]> {
  const count = COUNTS[kind]
  const all = await addUpSearches(await listSharedTexts())
  return all
    .filter((totals) => count(totals) > 0)
    .sort((one, other) => count(other) - count(one) || (one.text < other.text ? -1 : 1))
    .slice(0, MAX_SHOWN)
}
