import { type Circumstances, FIELD_BITS, FIELDS_MASK, scoreTerm, weigh } from './ranking.ts'

/** More than the points of ten terms: a document with more of the terms ranks above one with fewer. */
export const MAX_POINTS = 2 ** 15

/** Adds up the points of the terms of a search in each document. Empty after `take`. */
export interface Scoreboard {
  /** Adds the documents of one match of the current term. The best match of a term counts. */
  note(postings: readonly number[], points: Uint16Array): void
  /** Adds one document. */
  noteAt(position: number, points: number): void
  /** Ends the current term of the search. An optional one adds a little to documents that have others. */
  endTerm(titleLengthAt: (position: number) => number, isOptional: boolean): void
  /**
   * Returns the sort keys of the documents that contain all required terms or, if none does, any of them. Keys are
   * made from the number of terms, the sum of points, below `MAX_POINTS`, and the position; null leaves one out.
   */
  take(terms: number, keyOf: KeyOf): ScoredDocuments
}

export type KeyOf = (terms: number, points: number, position: number) => number | null

export interface ScoredDocuments {
  /** Valid until the next search. */
  keys: Float64Array
  /** Whether no document contains all required terms. */
  isRelaxed: boolean
}

/** The score of a document with this many of the required terms. */
export function toScore(terms: number, points: number, circumstances: Circumstances): number {
  return terms * MAX_POINTS + weigh(points, circumstances)
}

/** For documents at positions below `size`. */
export function createScoreboard(size: number): Scoreboard {
  /** The points of the current term in each document, and the documents where it has any. */
  const best = new Uint16Array(size)
  const touched = new Uint32Array(size)
  let touchedCount = 0
  /** The sum of points, the number of terms, and the documents that have any. */
  const score = new Uint32Array(size)
  const found = new Uint8Array(size)
  const hits = new Uint32Array(size)
  let hitCount = 0
  const keys = new Float64Array(size)

  function noteAt(position: number, points: number): void {
    const before = best[position] ?? 0
    if (points <= before) return
    if (before === 0) touched[touchedCount++] = position
    best[position] = points
  }

  return {
    noteAt,
    note(postings, points) {
      for (const posting of postings)
        noteAt(posting >>> FIELD_BITS, points[posting & FIELDS_MASK] ?? 0)
    },
    endTerm(titleLengthAt, isOptional) {
      for (const position of touched.subarray(0, touchedCount)) {
        const terms = found[position] ?? 0
        const worth = scoreTerm(best[position] ?? 0, titleLengthAt(position), isOptional)
        best[position] = 0
        if (isOptional && terms === 0) continue
        if (terms === 0) hits[hitCount++] = position
        if (!isOptional) found[position] = terms + 1
        score[position] = (score[position] ?? 0) + worth
      }
      touchedCount = 0
    },
    take(terms, keyOf) {
      const all = hits.subarray(0, hitCount)
      const least = all.some((position) => found[position] === terms) ? terms : 1
      let keyCount = 0
      for (const position of all) {
        const held = found[position] ?? 0
        const key = held >= least ? keyOf(held, score[position] ?? 0, position) : null
        if (key !== null) keys[keyCount++] = key
        found[position] = 0
        score[position] = 0
      }
      hitCount = 0
      return { keys: keys.subarray(0, keyCount), isRelaxed: all.length > 0 && least < terms }
    },
  }
}
