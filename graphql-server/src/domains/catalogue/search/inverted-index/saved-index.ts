import { z } from 'zod'
import type { DocumentTable } from './document-table.ts'
import type { DocumentWords } from './document-words.ts'
import { FIELD_BITS, FIELDS_MASK } from './ranking.ts'
import { type FactTable, savedFactsSchema } from '../facts/fact-table.ts'
import type { Vocabulary } from './vocabulary.ts'

const ID_LENGTH = 24

/** The parts of an index. Lists are by the positions of documents. */
export interface IndexParts {
  vocabulary: Vocabulary
  documents: DocumentTable
  words: DocumentWords
  /** The number of words in the title. */
  titleLengths: number[]
  titles: string[]
  fingerprints: (number | undefined)[]
  facts: FactTable
}

export const savedIndexSchema = z.object({
  /** The ids of all documents in order without separators, 24 digits each. */
  ids: z.string(),
  titleLengths: z.instanceof(Uint16Array),
  titles: z.array(z.string()),
  fingerprints: z.instanceof(Float64Array),
  words: z.array(z.string()),
  /** For each word, the number of its documents; then their postings. */
  counts: z.instanceof(Uint32Array),
  postings: z.instanceof(Uint32Array),
  facts: savedFactsSchema,
})
export type SavedIndex = z.infer<typeof savedIndexSchema>

/** Numbers the documents by rank, without gaps. */
export function saveIndex({ vocabulary, documents, facts, ...lists }: IndexParts): SavedIndex {
  const ids = Array.from({ length: documents.size }, (_, rank) => documents.idOfRank(rank))
  const positions = ids.map((id) => documents.find(id) ?? 0)
  const words = vocabulary.all().filter(({ postings }) => postings.length > 0)
  const byRank = (posting: number) =>
    (documents.rankAt(posting >>> FIELD_BITS) << FIELD_BITS) | (posting & FIELDS_MASK)
  return {
    ids: ids.join(''),
    titleLengths: Uint16Array.from(positions, (position) => lists.titleLengths[position] ?? 1),
    titles: positions.map((position) => lists.titles[position] ?? ''),
    fingerprints: Float64Array.from(positions, (position) => lists.fingerprints[position] ?? 0),
    words: words.map(({ word }) => word),
    counts: Uint32Array.from(words, ({ postings }) => postings.length),
    postings: Uint32Array.from(words.flatMap(({ postings }) => postings.map(byRank))),
    facts: facts.save(positions),
  }
}

/** Restores a saved index into an empty one. */
export function restoreIndex(saved: SavedIndex, parts: IndexParts): void {
  const { vocabulary, documents, words, titleLengths, titles, fingerprints, facts } = parts
  for (const [rank, length] of saved.titleLengths.entries()) {
    const position = documents.findPosition(
      saved.ids.slice(rank * ID_LENGTH, (rank + 1) * ID_LENGTH),
    )
    titleLengths[position] = length
    titles[position] = saved.titles[rank] ?? ''
    fingerprints[position] = saved.fingerprints[rank]
  }
  facts.restore(saved.facts)
  let at = 0
  const entries = saved.words.map((word, n) => {
    const postings = saved.postings.subarray(at, (at += saved.counts[n] ?? 0))
    return vocabulary.add(word, Array.from(postings))
  })
  words.restore(entries, saved.postings, saved.titleLengths.length)
}
