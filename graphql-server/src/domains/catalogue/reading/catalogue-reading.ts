import { createFreshness } from '../../../lib/cache-validity.ts'
import { createProductIndex } from '../search/product-index.ts'
import { productSearch } from '../search/product-search.ts'
import { createCatalogueMemory } from './catalogue-memory.ts'
import { followCatalogue, type OnProgress } from './follow-catalogue.ts'
import { freshestReader } from './freshest-reader.ts'
import type { CatalogueFile } from './saved-catalogue.ts'

export interface ReadingOptions {
  now?: () => number
  /** Where the copies are kept between two starts; without one they are built at each start. */
  file?: CatalogueFile
  onProgress?: OnProgress
}

/** All by which one process reads and searches the catalogue, and the look that keeps it up to date. */
export function createCatalogueReading({ now, ...options }: ReadingOptions = {}) {
  const freshness = createFreshness(now)
  const memory = createCatalogueMemory(freshness)
  const index = createProductIndex()
  const following = followCatalogue({ copies: [memory, index], freshness, ...options })
  return {
    following,
    freshness,
    catalogue: freshestReader(freshness, memory),
    search: productSearch(index, following),
  }
}
