import { crc32 } from 'node:zlib'
import { createDocumentTable } from './inverted-index/document-table.ts'
import { createDocumentWords } from './inverted-index/document-words.ts'
import { createExplainer } from './explain-search.ts'
import { createFacetCache } from './facet-cache.ts'
import { createFactTable } from './facts/fact-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import {
  FIELD_BITS,
  fieldsByWord,
  type SearchDocument,
  toPopularity,
} from './inverted-index/ranking.ts'
import { type IndexParts, restoreIndex, saveIndex } from './inverted-index/saved-index.ts'
import { createSearcher } from './searcher.ts'
import { createSoundIndex } from './inverted-index/sound-index.ts'
import type { SearchIndex } from './search-index.ts'
import { createVocabulary } from './inverted-index/vocabulary.ts'

/** An inverted index in memory. */
export function createWordIndex(lexicon: Lexicon): SearchIndex {
  const sounds = createSoundIndex()
  const parts: IndexParts = {
    vocabulary: createVocabulary((entry) => sounds.add(entry)),
    documents: createDocumentTable(),
    words: createDocumentWords(),
    titleLengths: [],
    titles: [],
    fingerprints: [],
    facts: createFactTable(),
  }
  const { vocabulary, documents, words, titleLengths, titles, fingerprints, facts } = parts
  const popularity: number[] = []
  const searcher = createSearcher({ lexicon, sounds, popularity, ...parts })
  const facets = createFacetCache(searcher.countFacets)

  function clear(position: number): void {
    for (const { postings } of words.of(position)) {
      const at = postings.findIndex((posting) => posting >>> FIELD_BITS === position)
      const last = postings.pop()
      if (last !== undefined && at < postings.length) postings[at] = last
    }
    words.set(position, [])
    fingerprints[position] = undefined
  }

  return {
    get size() {
      return documents.size
    },
    put(document, itsFacts) {
      facets.forget()
      const position = documents.findPosition(document.id)
      facts.set(position, itsFacts)
      const fingerprint = hashDocument(document)
      if (fingerprints[position] === fingerprint) return
      clear(position)
      fingerprints[position] = fingerprint
      searcher.growTo(position)
      const { fields, titleLength, title } = fieldsByWord(document)
      titleLengths[position] = titleLength
      titles[position] = title
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
      facets.forget()
      clear(position)
      popularity[position] = 0
      documents.remove(id)
    },
    setSales(pieces) {
      popularity.length = 0
      for (const [id, count] of pieces) {
        const position = documents.find(id)
        if (position !== undefined) popularity[position] = toPopularity(count)
      }
    },
    save: () => saveIndex(parts),
    restore(saved) {
      facets.forget()
      restoreIndex(saved, parts)
      searcher.growTo(documents.size)
    },
    setLexicon(next) {
      facets.forget()
      searcher.setLexicon(next)
    },
    find: searcher.find,
    browse: searcher.browse,
    countFacets: facets.count,
    explain: createExplainer({ sounds, popularity, ...parts }, searcher),
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
