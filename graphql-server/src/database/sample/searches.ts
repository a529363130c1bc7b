import { createRateLimits } from '../../auth/rate-limits.ts'
import { recordSearch } from '../../domains/search-lab/search-log.service.ts'
import { createSearcherHash } from '../../domains/search-lab/searcher-hash.ts'
import type { SampleShop, Step } from './shop.ts'

/** Queries, how many customers search for them, and how many of these open a product. */
const SEARCHES: [text: string, shoppers: number, clicks: number][] = [
  ['dragon fruit', 6, 0],
  ['sushi nori', 5, 0],
  ['almond milk barista', 4, 0],
  ['insulin pen needles', 3, 0],
  ['sugar free', 5, 0],
  ['hair oil', 4, 0],
  ['atta', 9, 7],
  ['milk', 11, 9],
  ['paracetamol', 8, 6],
]

/** Customers search on several days. The popular and the missed queries follow from this. */
export function searchSteps({ search, shoppers, dayAgo }: SampleShop): Step[] {
  const sources = {
    search,
    hashSearcher: createSearcherHash('the people of the sample shop'),
    limits: createRateLimits({ on: false }),
  }
  return SEARCHES.flatMap(([text, people, clicks]) =>
    shoppers.slice(0, people).map(({ user }, at) => ({
      at: dayAgo(1 + ((at * 5) % 27), 11, at),
      run: async () => {
        const person = user._id.toHexString()
        await recordSearch(sources, { text }, person)
        if (at < clicks) await recordSearch(sources, { text, clicked: true }, person)
      },
    })),
  )
}
