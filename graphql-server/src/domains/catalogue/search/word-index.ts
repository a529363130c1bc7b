import { crc32 } from 'node:zlib'
import { createDocumentTable } from './document-table.ts'
import { createDocumentWords } from './document-words.ts'
import { FIELD_BITS, fieldsByWord, POINTS, type SearchDocument } from './ranking.ts'
import { type IndexParts, restoreIndex, saveIndex } from './saved-index.ts'
import { createScoreboard } from './scoreboard.ts'
import type { SearchHit, SearchIndex } from './search-index.ts'
import { topKeys } from './top-keys.ts'
import { createVocabulary, type Entry, type Vocabulary } from './vocabulary.ts'
import { allowedTypos, otherNumber, queryWords } from './words.ts'

/** More than the number of documents. A sort key is the score, followed by the rank for equal scores. */
const PER_SCORE = 2 ** 24

/** An inverted index in memory. The score of a document does not depend on other documents. */
export function createWordIndex(): SearchIndex {
  const parts: IndexParts = {
    vocabulary: createVocabulary(),
    documents: createDocumentTable(),
    words: createDocumentWords(),
    nameLengths: [],
    fingerprints: [],
  }
  const { vocabulary, documents, words, nameLengths, fingerprints } = parts
  let capacity = 1024
  let scoreboard = createScoreboard(capacity)

  function growTo(position: number): void {
    if (position < capacity) return
    capacity = 2 * position
    scoreboard = createScoreboard(capacity)
  }

  function clear(position: number): void {
    for (const { postings } of words.of(position)) {
      const at = postings.findIndex((posting) => posting >>> FIELD_BITS === position)
      const last = postings.pop()
      if (last !== undefined && at < postings.length) postings[at] = last
    }
    words.set(position, [])
    fingerprints[position] = undefined
  }

  const toKey = (score: number, position: number) => score * PER_SCORE + documents.rankAt(position)
  const hitToKey = ({ score, id }: SearchHit) => score * PER_SCORE + documents.rankOf(id)
  const toHit = (key: number): SearchHit => ({
    id: documents.idOfRank(key % PER_SCORE),
    score: Math.floor(key / PER_SCORE),
  })

  return {
    get size() {
      return documents.size
    },
    put(document) {
      const position = documents.findPosition(document.id)
      const fingerprint = hashDocument(document)
      if (fingerprints[position] === fingerprint) return
      clear(position)
      fingerprints[position] = fingerprint
      growTo(position)
      const { fields, nameLength } = fieldsByWord(document)
      nameLengths[position] = nameLength
      const entries = Array.from(fields, ([word, bits]) => {
        const entry = vocabulary.getEntry(word)
        entry.postings.push((position << FIELD_BITS) | bits)
        return entry
      })
      words.set(position, entries)
    },
    remove(id) {
      const position = documents.find(id)
      if (position === undefined) return
      clear(position)
      documents.remove(id)
    },
    save: () => saveIndex(parts),
    restore(saved) {
      restoreIndex(saved, parts)
      growTo(documents.size)
    },
    find(text, { first, after, skip = 0 }) {
      const wanted = queryWords(text)
      for (const word of wanted) {
        for (const [entry, points] of findMatches(word, vocabulary))
          scoreboard.note(entry.postings, points)
        scoreboard.endWord((position) => nameLengths[position] ?? 1)
      }
      const keys = scoreboard.take(wanted.length, toKey)
      const behind = after ? moveBelow(keys, hitToKey(after)) : keys.length
      const top = topKeys(keys, behind, skip + first).subarray(skip)
      return {
        hits: Array.from(top, toHit),
        totalCount: keys.length,
        hasNextPage: behind > skip + first,
      }
    },
  }
}

/**
 * Changes with the texts only. Most updates change a price or stock, and removing a document from the index is slow
 * if many documents share its words.
 */
function hashDocument(document: SearchDocument): number {
  const text = JSON.stringify(document)
  return crc32(text) + text.length * 2 ** 32
}

/** Finds the words of the index that match a word of the search, with their points by field. */
function findMatches(word: string, vocabulary: Vocabulary): [Entry, Uint16Array][] {
  const matches: [Entry, Uint16Array][] = []
  const other = vocabulary.find(otherNumber(word) ?? '')
  if (other) matches.push([other, POINTS.otherNumber])
  for (const entry of vocabulary.startingWith(word)) {
    matches.push([entry, entry.word === word ? POINTS.whole : POINTS.prefix])
  }
  for (const { entry, typos } of vocabulary.near(word, allowedTypos(word))) {
    matches.push([entry, typos === 1 ? POINTS.oneTypo : POINTS.twoTypos])
  }
  return matches
}

/** Moves the keys below `limit` to the front and returns their number. */
function moveBelow(keys: Float64Array, limit: number): number {
  let count = 0
  for (const key of keys) if (key < limit) keys[count++] = key
  return count
}
