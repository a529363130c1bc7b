import type { SearchSuggestionKind } from '../../../../contract/types.generated.ts'
import type { CatalogueSync } from '../../reading/sync-catalogue.ts'
import type { SearchIndex } from '../search-index.ts'
import { queryWords, splitWords } from '../lexicon/words.ts'
import { createGroupFinder, type NamedTable } from './find-groups.ts'
import { findTitles, readTitle } from './find-titles.ts'
import type { PopularSearches } from './popular-searches.ts'

/** A completed query, and the ids of the things that it names. */
export interface Suggestion {
  text: string
  kind: SearchSuggestionKind
  categoryId?: string
  subCategoryId?: string
  /** The products with this title, in the order of the results. */
  productIds?: readonly string[]
}

/** Completes a query that is being typed. A query without letters and digits has no suggestions. */
export type Suggest = (text: string, first: number) => Promise<Suggestion[]>

const MAX_POPULAR = 2
/** Enough for eight titles, even if some have several packs. */
const MAX_HITS = 50

interface SuggestionSources extends NamedTable {
  search: Pick<SearchIndex, 'find'>
  popular: Pick<PopularSearches, 'complete'>
}

/**
 * Creates suggestions from this process's in-memory catalogue. Waits until it is loaded. Categories and brands come
 * first, because they lead to many products, but fill at most half of the places. Popular searches follow, then
 * products.
 */
export function createSuggest(
  { table, names, search, popular }: SuggestionSources,
  { whenLoaded }: Pick<CatalogueSync, 'whenLoaded'>,
): Suggest {
  const findGroups = createGroupFinder({ table, names })

  /** Suggests a search's results in order, but names that begin with the query come first. */
  function suggestTitles(text: string, words: readonly string[]): Suggestion[] {
    const { hits, isRelaxed } = search.find(text, { first: MAX_HITS })
    if (isRelaxed) return []
    const found = hits.flatMap(({ id }) => {
      const row = table.ids.find(id)
      return row === undefined ? [] : [{ id, ...readTitle(table, row) }]
    })
    const isFirst = found.map(({ title, brand }) => beginsWith(title, brand, words))
    const ordered = [
      ...found.filter((_each, at) => isFirst[at]),
      ...found.filter((_each, at) => !isFirst[at]),
    ]
    const byTitle = findTitles(
      table,
      found.map(({ title }) => title),
    )
    return ordered.map(({ id, title }) => ({
      text: title,
      kind: 'PRODUCT',
      productIds: [id, ...(byTitle.get(title) ?? []).filter((other) => other !== id)],
    }))
  }

  return async (text, first) => {
    await whenLoaded()
    const words = queryWords(text)
    if (words.length === 0) return []
    const places = Math.ceil(first / 2)
    return removeRepeated([
      ...removeRepeated(findGroups(words)).slice(0, places),
      ...popular.complete(words, MAX_POPULAR).map(toSearch),
      ...suggestTitles(text, words),
    ]).slice(0, first)
  }
}

const toSearch = (text: string): Suggestion => ({ text, kind: 'SEARCH' })

/** Whether a title begins with these words, with or without its brand. The last word may be incomplete. */
function beginsWith(title: string, brand: string, words: readonly string[]): boolean {
  const typed = words.join(' ')
  return [title, title.slice(brand.length)].some((text) =>
    splitWords(text).join(' ').startsWith(typed),
  )
}

/** Keeps the first suggestion if several have the same words. */
function removeRepeated(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ text }) => {
    const key = splitWords(text).join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
