import { demoDepartments } from '../../src/database/demo/departments.ts'
import { getLexicon } from '../../src/domains/catalogue/search/lexicon/read-lexicon.ts'
import type { SearchDocument } from '../../src/domains/catalogue/search/inverted-index/ranking.ts'
import { folders } from '../../src/settings/folders.ts'
import {
  createIndexedTable,
  IN_STOCK,
  type IndexedTable,
} from '../../test/support/indexed-table.ts'
import { type LabelledQuery, madeQueries, type NamedProduct } from './made-queries.ts'
import { complaints, devanagari, hinglish, spacings } from './spoken-queries.ts'

export const FIRST_PAGE = 20

/** A product to search for. */
export type SearchedProduct = SearchDocument & NamedProduct

export const demoProducts: SearchedProduct[] = demoDepartments().flatMap(
  ({ name: category, subCategories }) =>
    subCategories.flatMap(({ name: subCategory, products }) =>
      products.map((product) => ({
        ...product,
        title: product.name,
        model: product.name,
        categories: [category],
        subCategories: [subCategory],
        hsn: '',
        barcodes: [],
      })),
    ),
)

/** Queries of all kinds: made from these products' names, and as people in India type and say them. */
export function listQueries(products: readonly SearchedProduct[]): LabelledQuery[] {
  return [
    ...madeQueries(products),
    ...Object.entries({ hinglish, complaints, devanagari, spacings }).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([text, targets]) => ({ kind, text, targets })),
    ),
  ]
}

export interface Quality {
  queries: number
  /** The shares of queries that find a right product in the first place, and on the first page. */
  first: number
  page: number
  /** The queries without a right product on the first page. */
  missed: string[]
}

export function buildIndex(products: readonly SearchedProduct[]): IndexedTable {
  const index = createIndexedTable(getLexicon(folders.searchWords))
  for (const [at, product] of products.entries())
    index.put(
      { ...product, id: at.toString(16).padStart(24, '0') },
      { ...IN_STOCK, brand: product.brand },
    )
  return index
}

/** Searches an index with these products. Returns the results by query kind. */
export function measureQuality(
  index: IndexedTable,
  products: readonly SearchedProduct[],
): Map<string, Quality> {
  const queries = listQueries(products)
  const find = (text: string) =>
    index
      .find(text, { first: FIRST_PAGE })
      .hits.flatMap(({ id }) => products[Number.parseInt(id, 16)] ?? [])
  const kinds = new Set(queries.map(({ kind }) => kind))
  return new Map(
    Array.from(kinds, (kind) => [
      kind,
      rate(
        queries.filter((query) => query.kind === kind),
        find,
      ),
    ]),
  )
}

function rate(queries: LabelledQuery[], find: (text: string) => SearchedProduct[]): Quality {
  const ranks = queries.map(({ text, targets }) => ({
    text,
    rank: find(text).findIndex(({ title, model, composition }) =>
      [title, model, composition].some((fact) => targets.includes(fact)),
    ),
  }))
  const share = (isHit: (rank: number) => boolean) =>
    ranks.filter(({ rank }) => isHit(rank)).length / queries.length
  return {
    queries: queries.length,
    first: share((rank) => rank === 0),
    page: share((rank) => rank >= 0),
    missed: ranks.filter(({ rank }) => rank < 0).map(({ text }) => text),
  }
}
