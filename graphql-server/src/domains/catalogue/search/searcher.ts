import type { DocumentTable } from './inverted-index/document-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { findMatches, type IndexedWords } from './matches.ts'
import { createPhraseBoard } from './phrase-board.ts'
import { type Alternative, queryTerms } from './query-terms.ts'
import { createScoreboard } from './scoreboard.ts'
import type { SearchHit, SearchIndex } from './search-index.ts'
import { topKeys } from './top-keys.ts'

/** What a search reads. Lists are by the positions of documents. */
interface Searched extends IndexedWords {
  lexicon: Lexicon
  documents: DocumentTable
  /** The number of words in the title. */
  titleLengths: readonly number[]
}

export interface Searcher extends Pick<SearchIndex, 'find'> {
  /** Must be called before the index has a document at this position. */
  growTo(position: number): void
}

/** More than the number of documents. A sort key is the score, followed by the rank for equal scores. */
const PER_SCORE = 2 ** 24

/** Compares searches with the words of an index. The score of a document does not depend on other documents. */
export function createSearcher({ lexicon, documents, titleLengths, ...words }: Searched): Searcher {
  let capacity = 1024
  let scoreboard = createScoreboard(capacity)
  let phraseBoard = createPhraseBoard(capacity)

  const isIndexed = (word: string) => (words.vocabulary.find(word)?.postings.length ?? 0) > 0

  /** Adds the documents that contain the words to the scoreboard. */
  function note({ words: phrase, match }: Alternative): void {
    const board = phrase.length === 1 ? scoreboard : phraseBoard
    for (const word of phrase) {
      for (const [entry, points] of findMatches(word, match, words))
        board.note(entry.postings, points)
      if (board === phraseBoard) phraseBoard.endWord()
    }
    if (board === phraseBoard)
      phraseBoard.take(phrase.length, (position, points) => scoreboard.noteAt(position, points))
  }

  const toKey = (score: number, position: number) => score * PER_SCORE + documents.rankAt(position)
  const hitToKey = ({ score, id }: SearchHit) => score * PER_SCORE + documents.rankOf(id)
  const toHit = (key: number): SearchHit => ({
    id: documents.idOfRank(key % PER_SCORE),
    score: Math.floor(key / PER_SCORE),
  })

  return {
    growTo(position) {
      if (position < capacity) return
      capacity = 2 * position
      scoreboard = createScoreboard(capacity)
      phraseBoard = createPhraseBoard(capacity)
    },
    find(text, { first, after, skip = 0 }) {
      const terms = queryTerms(text, { lexicon, isIndexed })
      for (const { alternatives, isOptional } of terms) {
        for (const alternative of alternatives) note(alternative)
        scoreboard.endTerm((position) => titleLengths[position] ?? 1, isOptional)
      }
      const required = terms.filter(({ isOptional }) => !isOptional)
      const keys = scoreboard.take(required.length, toKey)
      const behind = after ? moveBelow(keys, hitToKey(after)) : keys.length
      const top = topKeys(keys, behind, skip + first).subarray(skip)
      return {
        hits: Array.from(top, toHit),
        totalCount: keys.length,
        hasNextPage: behind > skip + first,
      }
    },
  }
}

/** Moves the keys below `limit` to the front and returns their number. */
function moveBelow(keys: Float64Array, limit: number): number {
  let count = 0
  for (const key of keys) if (key < limit) keys[count++] = key
  return count
}
