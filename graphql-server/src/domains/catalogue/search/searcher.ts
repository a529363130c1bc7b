import type { ShopSort } from '../../../contract/types.generated.ts'
import { correctText } from './correct-text.ts'
import { browse } from './browse.ts'
import { countFacets } from './facts/count-facets.ts'
import { compileFilter } from './facts/product-filter.ts'
import { createHitKeys } from './hit-keys.ts'
import type { RowLists } from './inverted-index/row-lists.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { ProductTable } from '../reading/table/product-table.ts'
import type { IndexedWords } from './matches.ts'
import { queryTerms, type Term } from './query-terms.ts'
import { createScorer } from './scorer.ts'
import { toScore } from './scoreboard.ts'
import type { SearchIndex } from './search-index.ts'
import { sortValues } from './sort-values.ts'
import { topKeys } from './top-keys.ts'
import { queryWords } from './lexicon/words.ts'

/** The data that a search reads. Lists are by row. */
interface Searched extends IndexedWords {
  lexicon: Lexicon
  table: ProductTable
  /** The number of distinct words in the title. */
  titleLengths: readonly number[]
  /** The title's words, by number. */
  titles: RowLists
  /** Popularity levels. Missing for products that were not ordered. */
  popularity: readonly number[]
}

export interface Searcher extends Pick<SearchIndex, 'find' | 'browse' | 'countFacets'> {
  /** Call it before the index has a document in this row. */
  growTo(row: number): void
  /** Replaces the meanings of words from the next search on. */
  setLexicon(next: Lexicon): void
  /** Splits a query into terms. */
  readTerms(text: string): Term[]
}

/** The maximum number of results if no document contains all words. */
export const MAX_RELAXED = 50

/** Searches an index's words. */
export function createSearcher(searched: Searched): Searcher {
  const { table, titleLengths, titles, popularity, ...words } = searched
  let { lexicon } = searched
  const scorer = createScorer(words, titleLengths)
  const hitKeys = createHitKeys(table.ids)
  const isIndexed = (word: string) => (words.vocabulary.find(word)?.postings.length ?? 0) > 0

  const readTerms = (text: string, known = lexicon) =>
    queryTerms(text, { lexicon: known, isIndexed })
  /** Replaces the scores in the keys with this order's values. */
  const sortBy = (sort: ShopSort, keys: Float64Array) => {
    const valueOf = sortValues[sort](table)
    return keys.map((key) => {
      const row = hitKeys.toRow(key)
      return hitKeys.toKey(valueOf(row), table.ids.rankOf(row))
    })
  }

  return {
    readTerms,
    growTo: (row) => scorer.growTo(row),
    setLexicon: (next) => void (lexicon = next),
    find(text, window, { filter = {}, sort = 'DEFAULT', lexicon: known } = {}) {
      const terms = readTerms(text, known)
      const findFailures = compileFilter(filter, table)
      const { stock } = table.columns
      const isInOrder = inOrder(text, { titles, ...words })
      const { keys: all, isRelaxed } = scorer.scoreAll(terms, (count, points, row) => {
        if (findFailures(row) > 0) return null
        const score = toScore(count, points, {
          isInStock: (stock[row] ?? 0) > 0,
          isInOrder: isInOrder(row),
          popularity: popularity[row] ?? 0,
        })
        return hitKeys.toKey(score, table.ids.rankOf(row))
      })
      const keys = isRelaxed ? topKeys(all, all.length, MAX_RELAXED) : all
      return {
        ...hitKeys.select(sort === 'DEFAULT' ? keys : sortBy(sort, keys), window),
        totalCount: keys.length,
        isRelaxed,
        correctedText: keys.length > 0 ? correctText(text, terms, words) : null,
      }
    },
    browse: (request) => browse(table, hitKeys, request),
    countFacets(text, filter) {
      if (text === null) return countFacets(table, table.ids.rows(), filter)
      const found: number[] = []
      scorer.scoreAll(readTerms(text), (_terms, _points, row) => {
        found.push(row)
        return null
      })
      return countFacets(table, found, filter)
    },
  }
}

/** Whether a row's title has the query's words in order. The last one may be the beginning of a word. */
export function inOrder(
  text: string,
  { titles, vocabulary }: Pick<Searched, 'titles' | 'vocabulary'>,
): (row: number) => boolean {
  const words = queryWords(text)
  const last = words.pop()
  if (last === undefined || words.length === 0) return () => false
  const first = words.map((word) => vocabulary.find(word)?.number)
  const ends = new Set(vocabulary.startingWith(last).map(({ number }) => number))
  return (row) => {
    const title = titles.of(row)
    for (let end = first.length; end < title.length; end += 1) {
      const start = end - first.length
      if (ends.has(title[end] ?? 0) && first.every((word, at) => title[start + at] === word))
        return true
    }
    return false
  }
}
