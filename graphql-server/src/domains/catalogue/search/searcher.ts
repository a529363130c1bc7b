import type { ShopSort } from '../../../contract/types.generated.ts'
import { correctText } from './correct-text.ts'
import { allPositions, browse } from './browse.ts'
import { countFacets } from './facts/count-facets.ts'
import type { FactTable } from './facts/fact-table.ts'
import { compileFilter } from './facts/product-filter.ts'
import { createHitKeys } from './hit-keys.ts'
import type { DocumentTable } from './inverted-index/document-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { IndexedWords } from './matches.ts'
import { queryTerms, type Term } from './query-terms.ts'
import { createScorer } from './scorer.ts'
import { toScore } from './scoreboard.ts'
import type { SearchIndex } from './search-index.ts'
import { sortValues } from './sort-values.ts'
import { topKeys } from './top-keys.ts'
import { queryWords } from './lexicon/words.ts'

/** What a search reads. Lists are by the positions of documents. */
interface Searched extends IndexedWords {
  lexicon: Lexicon
  documents: DocumentTable
  /** The number of words in the title. */
  titleLengths: readonly number[]
  titles: readonly string[]
  facts: FactTable
  /** Levels of popularity. Missing for products that were not ordered. */
  popularity: readonly number[]
}

export interface Searcher extends Pick<SearchIndex, 'find' | 'browse' | 'countFacets'> {
  /** Must be called before the index has a document at this position. */
  growTo(position: number): void
  /** Replaces what words mean from the next search on. */
  setLexicon(next: Lexicon): void
  /** The terms of a search with this text. */
  readTerms(text: string): Term[]
}

/** The number of documents that are found if none contains all words. */
export const MAX_RELAXED = 50

/** Compares searches with the words of an index. */
export function createSearcher(searched: Searched): Searcher {
  const { documents, titleLengths, titles, facts, popularity, ...words } = searched
  let { lexicon } = searched
  const scorer = createScorer(words, titleLengths)
  const hitKeys = createHitKeys(documents)
  const isIndexed = (word: string) => (words.vocabulary.find(word)?.postings.length ?? 0) > 0

  const readTerms = (text: string, known = lexicon) =>
    queryTerms(text, { lexicon: known, isIndexed })
  /** The keys with the values of this order instead of the scores. */
  const sortBy = (sort: ShopSort, keys: Float64Array) =>
    keys.map((key) => {
      const rank = hitKeys.rankOf(key)
      const position = documents.positionOfRank(rank)
      return hitKeys.toKey(sortValues[sort](facts.columns, position), rank)
    })

  return {
    readTerms,
    growTo: (position) => scorer.growTo(position),
    setLexicon: (next) => void (lexicon = next),
    find(text, window, { filter = {}, sort = 'DEFAULT', lexicon: known } = {}) {
      const terms = readTerms(text, known)
      const findFailures = compileFilter(filter, facts.columns)
      const { stock } = facts.columns
      const isInOrder = inOrder(text)
      const { keys: all, isRelaxed } = scorer.scoreAll(terms, (count, points, position) => {
        if (findFailures(position) > 0) return null
        const score = toScore(count, points, {
          isInStock: stock[position] === 1,
          isInOrder: isInOrder(titles[position] ?? ''),
          popularity: popularity[position] ?? 0,
        })
        return hitKeys.toKey(score, documents.rankAt(position))
      })
      const keys = isRelaxed ? topKeys(all, all.length, MAX_RELAXED) : all
      return {
        ...hitKeys.select(sort === 'DEFAULT' ? keys : sortBy(sort, keys), window),
        totalCount: keys.length,
        isRelaxed,
        correctedText: keys.length > 0 ? correctText(text, terms, words) : null,
      }
    },
    browse: (options, window) => browse({ documents, facts, hitKeys }, options, window),
    countFacets(text, filter) {
      if (text === null) return countFacets(facts.columns, allPositions(documents), filter)
      const found: number[] = []
      scorer.scoreAll(readTerms(text), (_terms, _points, position) => {
        found.push(position)
        return null
      })
      return countFacets(facts.columns, found, filter)
    },
  }
}

/** Whether a title has the words of a search in their order. The last one may be the beginning of a word. */
export function inOrder(text: string): (title: string) => boolean {
  const words = queryWords(text)
  const beginning = ` ${words.join(' ')}`
  return words.length > 1 ? (title) => title.includes(beginning) : () => false
}
