import {
  createProductTable,
  type ProductTable,
} from '../../src/domains/catalogue/reading/table/product-table.ts'
import type { SearchDocument } from '../../src/domains/catalogue/search/inverted-index/ranking.ts'
import type { Lexicon } from '../../src/domains/catalogue/search/lexicon/lexicon.ts'
import type { SearchIndex } from '../../src/domains/catalogue/search/search-index.ts'
import { createWordIndex } from '../../src/domains/catalogue/search/word-index.ts'
import type { BasisPoints, Paise } from '../../src/lib/money.ts'

/** The values by which a product can be filtered. `price` is after the discount. */
export interface ProductFacts {
  brand: string
  places: string[]
  price: Paise
  discount: BasisPoints
  isInStock: boolean
  /** Unknown by default. */
  countryOfOrigin?: string
}

export const IN_STOCK: ProductFacts = {
  brand: '',
  places: [],
  price: 0,
  discount: 0,
  isInStock: true,
}

/** A product whose id has 24 hexadecimal digits. */
export interface IndexedDocument extends SearchDocument {
  id: string
}

/** Adds a product, or replaces the one with the same id. Returns its row. */
export function putFacts(
  table: ProductTable,
  { id, name, unit }: Pick<IndexedDocument, 'id' | 'name' | 'unit'>,
  { brand, places, price, discount, isInStock, countryOfOrigin = '' }: ProductFacts,
): number {
  return table.put({
    ...{ id, name, unit, brand, price, cost: price, discount, countryOfOrigin },
    places: { categoryIds: places, subCategoryIds: [] },
    gstRates: [],
    medicine: null,
    stock: Number(isInStock),
    updatedAt: 0,
  })
}

/** A product table and its search index. */
export interface IndexedTable extends Omit<SearchIndex, 'put' | 'remove'> {
  put(document: IndexedDocument, facts?: ProductFacts): void
  remove(id: string): void
  readonly table: ProductTable
}

export function createIndexedTable(lexicon: Lexicon): IndexedTable {
  const table = createProductTable()
  const index = createWordIndex(lexicon, table)
  return {
    ...index,
    put: ({ id, ...document }, facts = IN_STOCK) =>
      index.put(putFacts(table, { id, ...document }, facts), document),
    remove(id) {
      const row = table.remove(id)
      if (row !== undefined) index.remove(row)
    },
    table,
  }
}
