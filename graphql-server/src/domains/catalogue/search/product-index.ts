import type { Types } from 'mongoose'
import type { ProductRecord } from '../record/product.model.ts'
import type { CatalogueProjection } from '../reading/catalogue-projection.ts'
import { discountedPrice } from '../../../lib/money.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { listNames, textNames } from '../record/product-fields.ts'
import type { ProductFacts } from './facts/fact-table.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { savedIndexSchema } from './inverted-index/saved-index.ts'
import type { SearchDocument } from './inverted-index/ranking.ts'
import type { SearchIndex } from './search-index.ts'
import { createWordIndex } from './word-index.ts'

/** An index of all products by their texts and the names of their categories and sub-categories. */
export interface ProductIndex
  extends
    CatalogueProjection,
    Pick<
      SearchIndex,
      'find' | 'browse' | 'countFacets' | 'explain' | 'setSales' | 'setLexicon' | 'size'
    > {}

export function createProductIndex(initialLexicon: Lexicon): ProductIndex {
  let lexicon = initialLexicon
  let index = createWordIndex(lexicon)
  /** The names of categories and sub-categories, because products only have their ids. */
  const names = new Map<string, string>()

  const putName = ({ _id, name }: { _id: Types.ObjectId; name: string }) =>
    names.set(_id.toHexString(), name)
  const findNames = (ids: Types.ObjectId[]) =>
    ids.flatMap((id) => names.get(id.toHexString()) ?? [])
  const toFacts = (product: ProductRecord): ProductFacts => ({
    brand: product.brand ?? '',
    places: [...product.categoryIds, ...product.subCategoryIds].map((id) => id.toHexString()),
    price: discountedPrice(product.price, product.discount),
    discount: product.discount,
    isInStock: product.stock > 0,
  })
  const toDocument = (product: ProductRecord): SearchDocument => ({
    id: product._id.toHexString(),
    ...recordOf(textNames, (name) => product[name] ?? ''),
    ...recordOf(listNames, (name) => product[name] ?? []),
    categories: findNames(product.categoryIds),
    subCategories: findNames(product.subCategoryIds),
  })

  return {
    get size() {
      return index.size
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
    putCategory: putName,
    putSubCategory: putName,
    putProduct: (product) => index.put(toDocument(product), toFacts(product)),
    remove(kind, id) {
      if (kind === 'product') index.remove(id.toHexString())
      else names.delete(id.toHexString())
    },
    save: () => index.save(),
    restore(saved) {
      const { data } = savedIndexSchema.safeParse(saved)
      if (data) index.restore(data)
      return data !== undefined
    },
    clear() {
      index = createWordIndex(lexicon)
      names.clear()
    },
  }
}
