import { z } from 'zod'
import { Postings } from './postings.ts'
import { type RowLists, type SavedLists, savedListsSchema } from './row-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The parts of an index. Each document is a row in the product table. */
export interface IndexParts {
  vocabulary: Vocabulary
  /** Each document's distinct words, by number. */
  words: RowLists
  /** Each title's words, by number and in order. */
  titles: RowLists
  /** The number of distinct words in each title. */
  titleLengths: number[]
  /** Numbers that change with the documents' texts. */
  fingerprints: number[]
}

const numbers = z.instanceof(Uint32Array)
export const savedIndexSchema = z.object({
  vocabulary: z.array(z.string()),
  /** The number of documents for each word, followed by the word's postings. */
  counts: numbers,
  postings: numbers,
  words: savedListsSchema,
  titles: savedListsSchema,
  titleLengths: z.instanceof(Uint16Array),
  fingerprints: z.instanceof(Float64Array),
})
export type SavedIndex = z.infer<typeof savedIndexSchema>

/** Leaves out words that documents no longer contain. */
export function saveIndex({ vocabulary, words, titles, ...lists }: IndexParts): SavedIndex {
  const all = vocabulary.all()
  const entries = all.filter(({ postings }) => postings.length > 0)
  const counts = Uint32Array.from(entries, ({ postings }) => postings.length)
  const postings = new Uint32Array(counts.reduce((sum, count) => sum + count, 0))
  const newNumbers = new Uint32Array(all.length)
  let at = 0
  for (const [number, entry] of entries.entries()) {
    newNumbers[entry.number] = number
    postings.set(entry.postings.all(), at)
    at += entry.postings.length
  }
  const renumber = ({ numbers, ...saved }: SavedLists) => ({
    numbers: numbers.map((number) => newNumbers[number] ?? 0),
    ...saved,
  })
  return {
    vocabulary: entries.map(({ word }) => word),
    ...{ counts, postings },
    ...{ words: renumber(words.save()), titles: renumber(titles.save()) },
    titleLengths: Uint16Array.from(lists.titleLengths),
    fingerprints: Float64Array.from(lists.fingerprints),
  }
}

/** Restores a saved index into an empty one. */
export function restoreIndex(saved: SavedIndex, parts: IndexParts): void {
  let at = 0
  for (const [number, word] of saved.vocabulary.entries()) {
    const end = at + (saved.counts[number] ?? 0)
    parts.vocabulary.add(word, new Postings(saved.postings.slice(at, end)))
    at = end
  }
  parts.words.restore(saved.words)
  parts.titles.restore(saved.titles)
  for (const [row, length] of saved.titleLengths.entries()) parts.titleLengths[row] = length
  for (const [row, number] of saved.fingerprints.entries()) parts.fingerprints[row] = number
}
