import type { CacheValidity } from '../../../lib/cache/cache-validity.ts'
import { projectCatalogue } from '../reading/catalogue-projection.ts'
import { createInMemoryCatalogue } from '../reading/in-memory-catalogue.ts'
import { createCatalogueNames } from '../reading/name-index.ts'
import { createProductColumns } from '../reading/table/product-columns.ts'
import { createProductTable } from '../reading/table/product-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { createProductIndex } from './product-index.ts'

interface MemoryOptions {
  lexicon: Lexicon
  validity: CacheValidity
  /** The maximum number of complete products. */
  maxProducts?: number
}

/** A process's in-memory catalogue: one product table, its readers, and the projection that fills it. */
export function createCatalogueMemory({ lexicon, validity, maxProducts }: MemoryOptions) {
  const table = createProductTable()
  const names = createCatalogueNames()
  const reader = createInMemoryCatalogue({ table, names, validity }, maxProducts)
  const columns = createProductColumns(table, names.categories)
  const index = createProductIndex(lexicon, { table, names })
  const projection = projectCatalogue({ table, names, index, others: [reader, columns] })
  return { table, names, reader, columns, index, projection }
}
