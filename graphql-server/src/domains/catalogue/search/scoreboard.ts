import {
  type Circumstances,
  FIELD_BITS,
  FIELDS_MASK,
  scoreTerm,
  weigh,
} from './inverted-index/ranking.ts'

/** More than the points of ten terms: a document with more terms ranks above one with fewer. */
const MAX_POINTS = 2 ** 15

/**
 * Adds up the points for a query's terms in each document, for documents that contain all required terms, or that
 * contain any. Empty after `take` and `clear`.
 */
export interface Scoreboard {
  /** From now on, adds only documents that contain all required terms so far. */
  requireAll(): void
  /** Adds the documents for one match of the current term. A term's best match counts. */
  note(postings: Uint32Array, points: Uint16Array): void
  /** Adds one document. */
  noteAt(position: number, points: number): void
  /** Completes the current term. An optional term adds a little to documents that have others. */
  endTerm(titleLengthAt: (position: number) => number, isOptional: boolean): void
  /** Whether any document contains at least this many required terms. */
  hasAny(terms: number): boolean
  /**
   * Returns the sort keys of the documents that contain at least this many required terms. `keyOf` makes a key from the
   * number of terms, the total points, which are below `MAX_POINTS`, and the position; null leaves a document out. The
   * keys are valid until the next search.
   */
  take(terms: number, keyOf: KeyOf): Float64Array
  clear(): void
}

export type KeyOf = (terms: number, points: number, position: number) => number | null

/** The score of a document that contains this many required terms. */
export function toScore(terms: number, points: number, circumstances: Circumstances): number {
  return terms * MAX_POINTS + weigh(points, circumstances)
}

/** Supports documents at positions below `size`. */
export function createScoreboard(size: number): Scoreboard {
  /** Each document's points for the current term, and the documents that have any. */
  const best = new Uint16Array(size)
  const touched = new Uint32Array(size)
  let touchedCount = 0
  /** Each document's total points and number of terms, and the documents that have any. */
  const score = new Uint32Array(size)
  const found = new Uint8Array(size)
  const hits = new Uint32Array(size)
  let hitCount = 0
  const keys = new Float64Array(size)
  let requiresAll = false
  /** The minimum number of terms that a document must have so far. */
  let least = 0

  function noteAt(position: number, points: number): void {
    if ((found[position] ?? 0) < least) return
    const before = best[position] ?? 0
    if (points <= before) return
    if (before === 0) touched[touchedCount++] = position
    best[position] = points
  }

  function clear(): void {
    for (const position of hits.subarray(0, hitCount)) {
      found[position] = 0
      score[position] = 0
    }
    hitCount = 0
    least = 0
    requiresAll = false
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
      if (requiresAll && !isOptional) least += 1
    },
    requireAll: () => void (requiresAll = true),
    hasAny: (terms) =>
      hits.subarray(0, hitCount).some((position) => (found[position] ?? 0) >= terms),
    take(terms, keyOf) {
      let keyCount = 0
      for (const position of hits.subarray(0, hitCount)) {
        const held = found[position] ?? 0
        const key = held >= terms ? keyOf(held, score[position] ?? 0, position) : null
        if (key !== null) keys[keyCount++] = key
      }
      clear()
      return keys.subarray(0, keyCount)
    },
    clear,
  }
}
