import { findMatches, type IndexedWords } from './matches.ts'
import { createPhraseBoard } from './phrase-board.ts'
import type { Alternative, Term } from './query-terms.ts'
import { createScoreboard, type KeyOf } from './scoreboard.ts'

/** The sort keys of the documents that a search finds. */
interface ScoredDocuments {
  /** Valid until the next search. */
  keys: Float64Array
  /** Whether no document contains all required terms, so that any of them was enough. */
  isRelaxed: boolean
}

export interface Scorer {
  /** Must be called before the index has a document at this position. */
  growTo(position: number): void
  /** Scores all documents that contain all required terms or, if none does, any of them. */
  scoreAll(terms: readonly Term[], keyOf: KeyOf): ScoredDocuments
}

/** Scores the documents of an index. `titleLengths` are the numbers of words in their titles, by position. */
export function createScorer(words: IndexedWords, titleLengths: readonly number[]): Scorer {
  let capacity = 1024
  let scoreboard = createScoreboard(capacity)
  let phraseBoard = createPhraseBoard(capacity)

  /** Adds the documents that contain the words to the scoreboard. */
  function note({ words: phrase, match }: Alternative): void {
    const board = phrase.length === 1 ? scoreboard : phraseBoard
    for (const word of phrase) {
      for (const [entry, points] of findMatches(word, match, words))
        board.note(entry.postings.all(), points)
      if (board === phraseBoard) phraseBoard.endWord()
    }
    if (board === phraseBoard)
      phraseBoard.take(phrase.length, (position, points) => scoreboard.noteAt(position, points))
  }

  function noteAll(terms: readonly Term[]): void {
    for (const { alternatives, isOptional } of terms) {
      for (const alternative of alternatives) note(alternative)
      scoreboard.endTerm((position) => titleLengths[position] ?? 1, isOptional)
    }
  }

  return {
    growTo(position) {
      if (position < capacity) return
      capacity = 2 * position
      scoreboard = createScoreboard(capacity)
      phraseBoard = createPhraseBoard(capacity)
    },
    scoreAll(terms, keyOf) {
      const required = terms.filter(({ isOptional }) => !isOptional).length
      scoreboard.requireAll()
      noteAll(terms)
      if (scoreboard.hasAny(required)) {
        return { keys: scoreboard.take(required, keyOf), isRelaxed: false }
      }
      scoreboard.clear()
      noteAll(terms)
      const isRelaxed = scoreboard.hasAny(1)
      return { keys: scoreboard.take(1, keyOf), isRelaxed }
    },
  }
}
