import { FIELD_BITS, FIELDS_MASK, scoreWord } from './ranking.ts'

/** More than the points of ten words: a document with more of the words ranks above one with fewer. */
const PER_WORD = 4096

/** Adds up the points of the words of a search in each document. Empty after `take`. */
export interface Scoreboard {
  /** Adds the documents of one match of the current word. The best match of a word counts. */
  note(postings: readonly number[], points: Uint16Array): void
  /** Ends the current word of the search. */
  endWord(nameLengthAt: (position: number) => number): void
  /**
   * Returns the sort keys of the documents that contain all words or, if none does, any of them. Keys are made of
   * score and position.
   */
  take(words: number, keyOf: (score: number, position: number) => number): Float64Array
}

/** For documents at positions below `size`. */
export function createScoreboard(size: number): Scoreboard {
  /** The points of the current word in each document, and the documents where it has any. */
  const best = new Uint16Array(size)
  const touched = new Uint32Array(size)
  let touchedCount = 0
  /** The sum of points, the number of words, and the documents that have any. */
  const score = new Uint32Array(size)
  const found = new Uint8Array(size)
  const hits = new Uint32Array(size)
  let hitCount = 0
  const keys = new Float64Array(size)

  return {
    note(postings, points) {
      for (const posting of postings) {
        const position = posting >>> FIELD_BITS
        const worth = points[posting & FIELDS_MASK] ?? 0
        const before = best[position] ?? 0
        if (worth <= before) continue
        if (before === 0) touched[touchedCount++] = position
        best[position] = worth
      }
    },
    endWord(nameLengthAt) {
      for (const position of touched.subarray(0, touchedCount)) {
        const words = found[position] ?? 0
        if (words === 0) hits[hitCount++] = position
        found[position] = words + 1
        score[position] =
          (score[position] ?? 0) + scoreWord(best[position] ?? 0, nameLengthAt(position))
        best[position] = 0
      }
      touchedCount = 0
    },
    take(words, keyOf) {
      const all = hits.subarray(0, hitCount)
      const least = all.some((position) => found[position] === words) ? words : 1
      let keyCount = 0
      for (const position of all) {
        const held = found[position] ?? 0
        if (held >= least)
          keys[keyCount++] = keyOf(held * PER_WORD + (score[position] ?? 0), position)
        found[position] = 0
        score[position] = 0
      }
      hitCount = 0
      return keys.subarray(0, keyCount)
    },
  }
}
