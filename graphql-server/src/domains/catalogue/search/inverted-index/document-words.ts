import { FIELD_BITS } from './ranking.ts'
import type { Entry } from './vocabulary.ts'

/** The words of each document by position, needed to remove it from the index. */
export interface DocumentWords {
  of(position: number): readonly Entry[]
  set(position: number, entries: Entry[]): void
  /** Restores the postings of all entries, one entry after the other. */
  restore(entries: readonly Entry[], postings: Uint32Array, documents: number): void
}

/** The entry numbers of many restored documents in one list. */
interface Restored {
  entries: readonly Entry[]
  numbers: Uint32Array
  /** Where the numbers of each document start. */
  starts: Uint32Array
}

export function createDocumentWords(): DocumentWords {
  const own: (Entry[] | undefined)[] = []
  let restored: Restored = { entries: [], numbers: new Uint32Array(), starts: new Uint32Array() }

  function getRestored(position: number): Entry[] {
    const { entries, numbers, starts } = restored
    return Array.from(
      numbers.subarray(starts[position] ?? 0, starts[position + 1] ?? 0),
      (number) => {
        const entry = entries[number]
        if (!entry) throw new Error(`There is no entry ${number}.`)
        return entry
      },
    )
  }

  return {
    of: (position) => own[position] ?? getRestored(position),
    set(position, entries) {
      own[position] = entries
    },
    restore(entries, postings, documents) {
      const starts = new Uint32Array(documents + 1)
      for (const posting of postings) count(starts, (posting >>> FIELD_BITS) + 1)
      for (let position = 0; position < documents; position += 1)
        starts[position + 1] = (starts[position + 1] ?? 0) + (starts[position] ?? 0)
      const next = starts.slice()
      const numbers = new Uint32Array(postings.length)
      let at = 0
      for (const [number, entry] of entries.entries()) {
        const end = at + entry.postings.length
        for (; at < end; at += 1) {
          const position = (postings[at] ?? 0) >>> FIELD_BITS
          numbers[next[position] ?? 0] = number
          count(next, position)
        }
      }
      restored = { entries, numbers, starts }
    },
  }
}

function count(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}
