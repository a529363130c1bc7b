import { addUpSearches, type SearchTotals } from './search-log.service.ts'
import { listSharedTexts } from './searchers.service.ts'

/** Fewer clicks may come from one person. */
const MIN_CLICKS = 3

/**
 * Lists queries that at least three people have searched for in the last 30 days and that led to products, most clicks
 * first. A product must contain all words, so that nobody can place messages among the suggestions.
 */
export async function listPopularSearches(): Promise<string[]> {
  const isPopular = ({ clicks, misses }: SearchTotals) => clicks >= MIN_CLICKS && misses === 0
  return (await addUpSearches(await listSharedTexts()))
    .filter(isPopular)
    .sort((one, other) => other.clicks - one.clicks || (one.text < other.text ? -1 : 1))
    .map(({ text }) => text)
}
