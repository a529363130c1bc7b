import type { RateLimits } from '../../auth/rate-limits.ts'
import { startOfDay } from '../../lib/time/days.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import { SearchCount } from './search-count.model.ts'
import { toSearchedText } from './searched-text.ts'
import type { HashSearcher } from './searcher-hash.ts'
import { countSearcher, forgetSearchers } from './searchers.service.ts'

const RETENTION_DAYS = 30
/** Each day keeps at most this many queries, so that nobody can fill the database. */
const MAX_TEXTS_A_DAY = 10_000

export interface SearchLogSources {
  search: ProductSearch
  hashSearcher: HashSearcher
  limits: RateLimits
}

export interface SearchReport {
  text: string
  /** Whether the customer has used a result of an earlier reported search. */
  clicked?: boolean
}

/**
 * Counts a search, or a click on one of its results. Ignores queries that may say something about a person, and reports
 * beyond a visitor's daily share.
 */
export async function recordSearch(
  { search, hashSearcher, limits }: SearchLogSources,
  { text: typed, clicked = false }: SearchReport,
  person: string,
): Promise<void> {
  const text = toSearchedText(typed)
  if (text === null) return
  if ((await limits.spend('searchReports', hashSearcher('', person))) !== null) return
  const day = startOfDay(new Date())
  if (clicked) {
    await SearchCount.updateOne({ text, day }, { $inc: { clicks: 1 } })
    return
  }
  const misses = (await isWithoutHit(search, text)) ? 1 : 0
  if (await countSearch(text, day, misses)) {
    await countSearcher(text, hashSearcher(text, person), day)
  }
}

/** Whether no product has all words in the query. */
export async function isWithoutHit(search: ProductSearch, text: string): Promise<boolean> {
  const { totalCount, isRelaxed } = await search.search(text, { first: 1 })
  return totalCount === 0 || isRelaxed
}

/** Returns false if the day already has too many queries. */
async function countSearch(text: string, day: Date, misses: number): Promise<boolean> {
  const update = { $inc: { searches: 1, clicks: 0, misses } }
  const known = await SearchCount.updateOne({ text, day }, update)
  if (known.matchedCount > 0) return true
  if ((await SearchCount.countDocuments({ day })) >= MAX_TEXTS_A_DAY) return false
  await SearchCount.updateOne({ text, day }, update, { upsert: true })
  return true
}

/** Deletes counts that are older than 30 days. */
export async function deleteOldSearches(): Promise<void> {
  const day = startOfDay(new Date(), RETENTION_DAYS)
  await SearchCount.deleteMany({ day: { $lt: day } })
  await forgetSearchers(day)
}

/** A query's counts for the last 30 days. */
export interface SearchTotals {
  text: string
  searches: number
  clicks: number
  misses: number
}

/** Adds up the counts of the last 30 days for each query. */
export async function addUpSearches(texts: string[]): Promise<SearchTotals[]> {
  const rows = await SearchCount.find({
    text: { $in: texts },
    day: { $gte: startOfDay(new Date(), RETENTION_DAYS - 1) },
  }).lean()
  const totals = new Map<string, SearchTotals>()
  for (const { text, searches, clicks, misses } of rows) {
    const sum = totals.get(text) ?? { text, searches: 0, clicks: 0, misses: 0 }
    sum.searches += searches
    sum.clicks += clicks
    sum.misses += misses
    totals.set(text, sum)
  }
  return [...totals.values()]
}
