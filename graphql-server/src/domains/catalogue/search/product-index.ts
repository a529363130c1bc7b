import type { Types } from 'mongoose'
import type { ProductRecord } from '../record/product.model.ts'
import type { SavedFollower } from '../reading/catalogue-projection.ts'
import type { CatalogueNames } from '../reading/name-index.ts'
import type { ProductTable } from '../reading/table/product-table.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { listNames, textNames } from '../record/product-fields.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { savedIndexSchema } from './inverted-index/saved-index.ts'
import type { SearchDocument } from './inverted-index/ranking.ts'
import type { SearchIndex } from './search-index.ts'
import { createWordIndex } from './word-index.ts'

/** Indexes all products by their texts, and by their category and sub-category names. */
export interface ProductIndex
  extends
    SavedFollower,
    Pick<SearchIndex, 'find' | 'browse' | 'countFacets' | 'explain' | 'setSales' | 'setLexicon'> {
  readonly size: number
}

interface Indexed {
  table: ProductTable
  /** Products contain only the ids of their categories. */
  names: CatalogueNames
}

export function createProductIndex(
  initialLexicon: Lexicon,
  { table, names }: Indexed,
): ProductIndex {
  let lexicon = initialLexicon
  let index = createWordIndex(lexicon, table)

  const findNames = (kind: keyof CatalogueNames, ids: Types.ObjectId[]) =>
    names[kind].find(ids).map(({ name }) => name)
  const toDocument = (product: ProductRecord): SearchDocument => ({
    ...recordOf(textNames, (name) => product[name] ?? ''),
    ...recordOf(listNames, (name) => product[name] ?? []),
    categories: findNames('categories', product.categoryIds),
    subCategories: findNames('subCategories', product.subCategoryIds),
  })

  return {
    get size() {
      return table.ids.size
    },
    find: (...args) => index.find(...args),
    browse: (...args) => index.browse(...args),
    countFacets: (...args) => index.countFacets(...args),
    explain: (...args) => index.explain(...args),
    setSales: (pieces) => index.setSales(pieces),
    setLexicon(next) {
      lexicon = next
      index.setLexicon(next)
    },
    put: (row, product) => index.put(row, toDocument(product)),
    remove: (row) => index.remove(row),
    save: () => index.save(),
    restore(saved) {
      const { data } = savedIndexSchema.safeParse(saved)
      if (data) index.restore(data)
      return data !== undefined
    },
    clear() {
      index = createWordIndex(lexicon, table)
    },
  }
}
