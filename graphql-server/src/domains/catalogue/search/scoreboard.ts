import { FIELD_BITS, FIELDS_MASK, scoreWord } from './ranking.ts'

/** More than the points of ten words: a document with more of the words ranks above one with fewer. */
const PER_WORD = 4096

/** Adds up the points of the words of a search in each document. Empty after `take`. */
export interface Scoreboard {
  /** Adds the documents of one match of the current word. The best match of a word counts. */
  note(postings: readonly number[], points: Uint16Array): void
  /** Ends the current word of the search. */
  endWord(nameLengthAt: (place: number) => number): void
  /**
   * Returns the sort keys of the documents that contain all words or, if none does, any of them. Keys are made of
   * score and position.
   */
  take(words: number, keyOf: (score: number, place: number) => number): Float64Array
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
