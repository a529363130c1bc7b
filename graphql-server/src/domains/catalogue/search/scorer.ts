import { findMatches, type IndexedWords, type Match } from './matches.ts'
import { createPhraseBoard } from './phrase-board.ts'
import type { Term } from './query-terms.ts'
import { createScoreboard, type KeyOf } from './scoreboard.ts'

/** The sort keys of the documents that a search finds. */
interface ScoredDocuments {
  /** Valid until the next search. */
  keys: Float64Array
  /** Whether no document contains all required terms, so that any term was enough. */
  isRelaxed: boolean
}

export interface Scorer {
  /** Call it before the index has a document at this position. */
  growTo(position: number): void
  /** Scores all documents that contain all required terms or, if there are none, any of the terms. */
  scoreAll(terms: readonly Term[], keyOf: KeyOf): ScoredDocuments
}

/** A term with the matching words in the index, for each word in each alternative. */
interface MatchedTerm {
  phrases: readonly Match[][][]
  isOptional: boolean
  /** The maximum number of documents that contain it. */
  most: number
}

/** Scores an index's documents. `titleLengths` are the numbers of words in their titles, by position. */
export function createScorer(words: IndexedWords, titleLengths: readonly number[]): Scorer {
  let capacity = 1024
  let scoreboard = createScoreboard(capacity)
  let phraseBoard = createPhraseBoard(capacity)

  function matchTerm({ alternatives, isOptional }: Term): MatchedTerm {
    const phrases = alternatives.map((each) =>
      each.words.map((word) => findMatches(word, each.match, words)),
    )
    const most = phrases.map((phrase) => Math.min(...phrase.map(countPostings)))
    return { phrases, isOptional, most: most.reduce((sum, count) => sum + count, 0) }
  }

  /** Adds the documents that contain the words to the scoreboard. */
  function note(phrase: readonly Match[][]): void {
    const board = phrase.length === 1 ? scoreboard : phraseBoard
    for (const matches of phrase) {
      for (const [entry, points] of matches) board.note(entry.postings.all(), points)
      if (board === phraseBoard) phraseBoard.endWord()
    }
    if (board === phraseBoard)
      phraseBoard.take(phrase.length, (position, points) => scoreboard.noteAt(position, points))
  }

  function noteAll(terms: readonly MatchedTerm[]): void {
    for (const { phrases, isOptional } of terms) {
      for (const phrase of phrases) note(phrase)
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
      // The rarest terms come first, so that few documents are compared with the others. Optional terms stay last.
      const matched = terms
        .map(matchTerm)
        .sort((a, b) => Number(a.isOptional) - Number(b.isOptional) || a.most - b.most)
      const required = terms.filter(({ isOptional }) => !isOptional).length
      scoreboard.requireAll()
      noteAll(matched)
      if (scoreboard.hasAny(required)) {
        return { keys: scoreboard.take(required, keyOf), isRelaxed: false }
      }
      scoreboard.clear()
      noteAll(matched)
      const isRelaxed = scoreboard.hasAny(1)
      return { keys: scoreboard.take(1, keyOf), isRelaxed }
    },
  }
}

function countPostings(matches: readonly Match[]): number {
  return matches.reduce((sum, [{ postings }]) => sum + postings.length, 0)
}
