import { crc32 } from 'node:zlib'
import type { ProductTable } from '../reading/table/product-table.ts'
import { createExplainer } from './explain-search.ts'
import { createFacetCache } from './facet-cache.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import {
  FIELD_BITS,
  fieldsByWord,
  type SearchDocument,
  toPopularity,
} from './inverted-index/ranking.ts'
import { type IndexParts, restoreIndex, saveIndex } from './inverted-index/saved-index.ts'
import { createRowLists } from './inverted-index/row-lists.ts'
import { createSearcher } from './searcher.ts'
import { createSoundIndex } from './inverted-index/sound-index.ts'
import type { SearchIndex } from './search-index.ts'
import { createVocabulary } from './inverted-index/vocabulary.ts'

/** Creates an inverted index for the products in a table. */
export function createWordIndex(lexicon: Lexicon, table: ProductTable): SearchIndex {
  const sounds = createSoundIndex()
  const parts: IndexParts = {
    vocabulary: createVocabulary((entry) => sounds.add(entry)),
    words: createRowLists(),
    titles: createRowLists(),
    titleLengths: [],
    fingerprints: [],
  }
  const { vocabulary, words, titles, titleLengths, fingerprints } = parts
  const popularity: number[] = []
  const indexed = { table, sounds, popularity, ...parts }
  const searcher = createSearcher({ lexicon, ...indexed })
  const facets = createFacetCache(searcher.countFacets)

  function clear(row: number): void {
    for (const number of words.of(row))
      vocabulary.at(number).postings.remove((posting) => posting >>> FIELD_BITS === row)
    words.set(row, [])
    fingerprints[row] = 0
  }

  return {
    put(row, document) {
      facets.forget()
      const fingerprint = hashDocument(document)
      if (fingerprints[row] === fingerprint) return
      clear(row)
      fingerprints[row] = fingerprint
      searcher.growTo(row)
      const { fields, titleLength, title } = fieldsByWord(document)
      titleLengths[row] = titleLength
      const numbers = Array.from(fields, ([word, bits]) => {
        const { postings, number } = vocabulary.getEntry(word)
        postings.push((row << FIELD_BITS) | bits)
        return number
      })
      words.set(row, numbers)
      titles.set(
        row,
        title.map((word) => vocabulary.getEntry(word).number),
      )
    },
    remove(row) {
      facets.forget()
      clear(row)
      popularity[row] = 0
    },
    setSales(pieces) {
      popularity.length = 0
      for (const [id, count] of pieces) {
        const row = table.ids.find(id)
        if (row !== undefined) popularity[row] = toPopularity(count)
      }
    },
    save: () => saveIndex(parts),
    restore(saved) {
      facets.forget()
      restoreIndex(saved, parts)
      searcher.growTo(saved.titleLengths.length)
    },
    setLexicon(next) {
      facets.forget()
      searcher.setLexicon(next)
    },
    find: searcher.find,
    browse: searcher.browse,
    countFacets: facets.count,
    explain: createExplainer(indexed, searcher),
  }
}

/**
 * Changes only with the texts. Most updates change a price or stock, and it is slow to remove a document from the index
 * if many documents share its words.
 */
function hashDocument(document: SearchDocument): number {
  const text = JSON.stringify(document)
  return crc32(text) + text.length * 2 ** 32
}
