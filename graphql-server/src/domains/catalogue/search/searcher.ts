import { correctText } from './correct-text.ts'
import { allFacts, browse } from './browse.ts'
import { countFacets } from './facts/count-facets.ts'
import type { FactTable, ProductFacts } from './facts/fact-table.ts'
import { compileFilter } from './facts/product-filter.ts'
import type { DocumentTable } from './inverted-index/document-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { IndexedWords } from './matches.ts'
import { queryTerms, type Term } from './query-terms.ts'
import { createScorer } from './scorer.ts'
import { toScore } from './scoreboard.ts'
import type { SearchHit, SearchIndex } from './search-index.ts'
import { topKeys } from './top-keys.ts'
import { queryWords } from './words.ts'

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

/** More than the number of documents. A sort key is the score, followed by the rank for equal scores. */
const PER_SCORE = 2 ** 24
/** The number of documents that are found if none contains all words. */
export const MAX_RELAXED = 50

/** Compares searches with the words of an index. */
export function createSearcher(searched: Searched): Searcher {
  const { documents, titleLengths, titles, facts, popularity, ...words } = searched
  let { lexicon } = searched
  const scorer = createScorer(words, titleLengths)
  const isIndexed = (word: string) => (words.vocabulary.find(word)?.postings.length ?? 0) > 0

  const readTerms = (text: string, known = lexicon) =>
    queryTerms(text, { lexicon: known, isIndexed })
  const toKey = (score: number, position: number) => score * PER_SCORE + documents.rankAt(position)
  const hitToKey = ({ score, id }: SearchHit) => score * PER_SCORE + documents.rankOf(id)
  const toHit = (key: number): SearchHit => ({
    id: documents.idOfRank(key % PER_SCORE),
    score: Math.floor(key / PER_SCORE),
  })

  return {
    readTerms,
    growTo: (position) => scorer.growTo(position),
    setLexicon: (next) => void (lexicon = next),
    find(text, { first, after, skip = 0 }, { filter = {}, lexicon: known } = {}) {
      const terms = readTerms(text, known)
      const findFailures = compileFilter(filter)
      const isInOrder = inOrder(text)
      const { keys: all, isRelaxed } = scorer.scoreAll(terms, (count, points, position) => {
        const its = facts.at(position)
        if (!its || findFailures(its) > 0) return null
        const score = toScore(count, points, {
          isInStock: its.isInStock,
          isInOrder: isInOrder(titles[position] ?? ''),
          popularity: popularity[position] ?? 0,
        })
        return toKey(score, position)
      })
      const keys = isRelaxed ? topKeys(all, all.length, MAX_RELAXED) : all
      const behind = after ? moveBelow(keys, hitToKey(after)) : keys.length
      const top = topKeys(keys, behind, skip + first).subarray(skip)
      return {
        hits: Array.from(top, toHit),
        totalCount: keys.length,
        hasNextPage: behind > skip + first,
        isRelaxed,
        correctedText: keys.length > 0 ? correctText(text, terms, words) : null,
      }
    },
    browse: (filter, window) => browse({ documents, facts }, filter, window),
    countFacets(text, filter) {
      if (text === null) return countFacets(allFacts({ documents, facts }), filter)
      const found: ProductFacts[] = []
      scorer.scoreAll(readTerms(text), (_terms, _points, position) => {
        const its = facts.at(position)
        if (its) found.push(its)
        return null
      })
      return countFacets(found, filter)
    },
  }
}

/** Whether a title has the words of a search in their order. The last one may be the beginning of a word. */
export function inOrder(text: string): (title: string) => boolean {
  const words = queryWords(text)
  const beginning = ` ${words.join(' ')}`
  return words.length > 1 ? (title) => title.includes(beginning) : () => false
}

/** Moves the keys below `limit` to the front and returns their number. */
function moveBelow(keys: Float64Array, limit: number): number {
  let count = 0
  for (const key of keys) if (key < limit) keys[count++] = key
  return count
}
