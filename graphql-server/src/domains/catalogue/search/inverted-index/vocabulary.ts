import { partitionPoint } from '../../../../lib/binary-search.ts'
import { Postings } from './postings.ts'
import { letterBits, mayBeNear, typosBetween } from './typos.ts'

/** A word in the index, and the documents that contain it. */
export interface Entry {
  readonly word: string
  readonly letters: number
  /** One number per document: its position and the fields that contain the word. */
  readonly postings: Postings
  /** Words are numbered from 0, in the order of their addition. */
  readonly number: number
}

/** All words in the index. They can be found exactly, by prefix and by similarity. */
export interface Vocabulary {
  getEntry(word: string): Entry
  add(word: string, postings: Postings): Entry
  find(word: string): Entry | undefined
  /** Returns the entry with this number. */
  at(number: number): Entry
  all(): readonly Entry[]
  startingWith(prefix: string): Entry[]
  /** Finds words with at most `typos` typing errors, and counts the errors. */
  near(word: string, typos: number): { entry: Entry; typos: number }[]
}

const MAX_CACHED = 500

/** `onAdd` is called with each new word. */
export function createVocabulary(onAdd?: (entry: Entry) => void): Vocabulary {
  const entries = new Map<string, Entry>()
  const list: Entry[] = []
  const byNumber: Entry[] = []
  let isSorted = true
  const byLength = new Map<number, Entry[]>()
  const nearby = new Map<string, { entry: Entry; typos: number }[]>()

  /** Returns all entries by word. Sorts only when needed, because it is slow to insert each word at its position. */
  function sorted(): readonly Entry[] {
    if (!isSorted) list.sort((a, b) => (a.word < b.word ? -1 : 1))
    isSorted = true
    return list
  }

  /** Finds the first word that does not sort before this one. */
  const findPosition = (word: string) =>
    partitionPoint(list.length, (position) => (sorted()[position]?.word ?? '') < word)

  function lookAround(word: string, typos: number): { entry: Entry; typos: number }[] {
    const letters = letterBits(word)
    const found: { entry: Entry; typos: number }[] = []
    for (let length = word.length - typos; length <= word.length + typos; length += 1) {
      for (const entry of byLength.get(length) ?? []) {
        if (!mayBeNear(letters, entry.letters, typos)) continue
        const between = typosBetween(word, entry.word, typos)
        if (between > 0 && between <= typos) found.push({ entry, typos: between })
      }
    }
    return found
  }

  function add(word: string, postings: Postings): Entry {
    const entry: Entry = { word, letters: letterBits(word), postings, number: byNumber.length }
    byNumber.push(entry)
    entries.set(word, entry)
    isSorted &&= (list.at(-1)?.word ?? '') < word
    list.push(entry)
    const alike = byLength.get(word.length)
    if (alike) alike.push(entry)
    else byLength.set(word.length, [entry])
    nearby.clear()
    onAdd?.(entry)
    return entry
  }

  return {
    find: (word) => entries.get(word),
    at(number) {
      const entry = byNumber[number]
      if (!entry) throw new Error(`There is no word ${number}.`)
      return entry
    },
    all: sorted,
    getEntry: (word) => entries.get(word) ?? add(word, new Postings()),
    add,
    startingWith: (prefix) => sorted().slice(findPosition(prefix), findPosition(`${prefix}\uffff`)),
    near(word, typos) {
      if (typos === 0) return []
      const key = `${typos} ${word}`
      const known = nearby.get(key)
      if (known) return known
      const found = lookAround(word, typos)
      if (nearby.size >= MAX_CACHED) nearby.clear()
      nearby.set(key, found)
      return found
    },
  }
}
