/** The ids of rows, 24 hexadecimal digits each, as three 32-bit numbers. */
export interface PackedIds {
  set(row: number, id: IdWords): void
  idOf(row: number): string
  /** Whether the row's id is smaller. */
  isBefore(row: number, id: IdWords): boolean
  /** Returns the numbers for the first rows. */
  save(rows: number): Uint32Array<ArrayBuffer>
  restore(saved: Uint32Array): void
}

export type IdWords = readonly [number, number, number]

const WORDS = 3
const DIGITS = 8

export function createPackedIds(): PackedIds {
  let words = new Uint32Array()
  return {
    set(row, id) {
      if (WORDS * row >= words.length) words = copyOf(words, WORDS * growTo(row))
      words.set(id, WORDS * row)
    },
    idOf(row) {
      const at = WORDS * row
      return toHex(words[at]) + toHex(words[at + 1]) + toHex(words[at + 2])
    },
    isBefore(row, id) {
      const at = WORDS * row
      const [first, second] = [words[at] ?? 0, words[at + 1] ?? 0]
      if (first !== id[0]) return first < id[0]
      if (second !== id[1]) return second < id[1]
      return (words[at + 2] ?? 0) < id[2]
    },
    save: (rows) => words.slice(0, WORDS * rows),
    restore: (saved) => void (words = saved.slice()),
  }
}

/** Splits an id into numbers. A malformed id gets numbers that no id has. */
export function toWords(id: string): IdWords {
  const word = (at: number) => Number.parseInt(id.slice(at * DIGITS, (at + 1) * DIGITS), 16)
  return [word(0), word(1), word(2)]
}

function toHex(word = 0): string {
  return word.toString(16).padStart(DIGITS, '0')
}

/** Returns a length with room for this row and some more. */
export function growTo(row: number): number {
  return Math.max(1024, Math.ceil(1.5 * row))
}

export function copyOf(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length)
  copy.set(numbers)
  return copy
}
