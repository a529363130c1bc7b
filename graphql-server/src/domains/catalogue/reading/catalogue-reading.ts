import { createFreshness } from '../../../lib/freshness.ts'
import { createProductIndex } from '../search/product-index.ts'
import { productSearch } from '../search/product-search.ts'
import { createCatalogueMemory } from './catalogue-memory.ts'
import { followCatalogue } from './follow-catalogue.ts'
import { freshestReader } from './freshest-reader.ts'

/** All by which one process reads and searches the catalogue, and the look that keeps it up to date. */
export function createCatalogueReading(now?: () => number) {
  const freshness = createFreshness(now)
  const memory = createCatalogueMemory(freshness)
  const index = createProductIndex()
  const { look, filled } = followCatalogue({ copies: [memory, index], freshness })
  return {
    look,
    freshness,
    catalogue: freshestReader(freshness, memory),
    search: productSearch(index, filled),
  }
}
