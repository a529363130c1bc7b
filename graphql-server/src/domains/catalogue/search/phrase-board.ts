import { FIELD_BITS, FIELDS_MASK, joinPoints } from './inverted-index/ranking.ts'

/** Finds the documents that contain all words in a phrase. Empty after `take`. */
export interface PhraseBoard {
  /** Adds the documents for one match of the current word. A word's best match counts. */
  note(postings: Uint32Array, points: Uint16Array): void
  /** Completes the current word. */
  endWord(): void
  /** Passes on the documents with all words, and their points. */
  take(words: number, onHit: (position: number, points: number) => void): void
}

/** Supports documents at positions below `size`. */
export function createPhraseBoard(size: number): PhraseBoard {
  const best = new Uint16Array(size)
  const weakest = new Uint16Array(size)
  const found = new Uint8Array(size)
  const hits = new Uint32Array(size)
  let hitCount = 0
  let touched: number[] = []
  let wordCount = 0

  return {
    note(postings, points) {
      for (const posting of postings) {
        const position = posting >>> FIELD_BITS
        // Documents that lack an earlier word cannot have all words.
        if (found[position] !== wordCount) continue
        const worth = points[posting & FIELDS_MASK] ?? 0
        const before = best[position] ?? 0
        if (worth <= before) continue
        if (before === 0) touched.push(position)
        best[position] = worth
      }
    },
    endWord() {
      for (const position of touched) {
        const before = weakest[position] ?? 0
        const worth = best[position] ?? 0
        if (wordCount === 0) hits[hitCount++] = position
        weakest[position] = wordCount === 0 ? worth : joinPoints(before, worth)
        found[position] = wordCount + 1
        best[position] = 0
      }
      touched = []
      wordCount += 1
    },
    take(words, onHit) {
      for (const position of hits.subarray(0, hitCount)) {
        if (found[position] === words) onHit(position, weakest[position] ?? 0)
        found[position] = 0
        weakest[position] = 0
      }
      hitCount = 0
      wordCount = 0
    },
  }
}
