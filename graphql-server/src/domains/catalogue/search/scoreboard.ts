import { FIELD_BITS, FIELDS_MASK, scoreWord } from './ranking.ts'

/** Above the worth of ten words: a document with more of the words comes before one with fewer. */
const PER_WORD = 4096

/** Adds up what the words of one search are worth in each document. Empty again after `take`. */
export interface Scoreboard {
  /** The documents of one word, or of one that is taken for it: of several the best counts. */
  note(postings: readonly number[], points: Uint16Array): void
  /** Ends a word of the search. */
  endWord(nameLengthAt: (place: number) => number): void
  /**
   * The keys of the documents that hold all of the words or, where none does, any of them: made of
   * their score and their place.
   */
  take(words: number, keyOf: (score: number, place: number) => number): Float64Array
}

/** For documents at places below `size`. */
export function createScoreboard(size: number): Scoreboard {
  /** What the word at hand is worth in each document, and where it is worth anything. */
  const best = new Uint16Array(size)
  const touched = new Uint32Array(size)
  let touchedCount = 0
  /** Sum of the words, how many of them there are, and where there are any. */
  const score = new Uint32Array(size)
  const found = new Uint8Array(size)
  const hits = new Uint32Array(size)
  let hitCount = 0
  const keys = new Float64Array(size)

  return {
    note(postings, points) {
      for (const posting of postings) {
        const place = posting >>> FIELD_BITS
        const worth = points[posting & FIELDS_MASK] ?? 0
        const before = best[place] ?? 0
        if (worth <= before) continue
        if (before === 0) touched[touchedCount++] = place
        best[place] = worth
      }
    },
    endWord(nameLengthAt) {
      for (const place of touched.subarray(0, touchedCount)) {
        const words = found[place] ?? 0
        if (words === 0) hits[hitCount++] = place
        found[place] = words + 1
        score[place] = (score[place] ?? 0) + scoreWord(best[place] ?? 0, nameLengthAt(place))
        best[place] = 0
      }
      touchedCount = 0
    },
    take(words, keyOf) {
      const all = hits.subarray(0, hitCount)
      const least = all.some((place) => found[place] === words) ? words : 1
      let keyCount = 0
      for (const place of all) {
        const held = found[place] ?? 0
        if (held >= least) keys[keyCount++] = keyOf(held * PER_WORD + (score[place] ?? 0), place)
        found[place] = 0
        score[place] = 0
      }
      hitCount = 0
      return keys.subarray(0, keyCount)
    },
  }
}
