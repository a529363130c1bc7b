import { Types } from 'mongoose'
import { parseId } from '../../lib/ids.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import { loadAll } from '../../lib/database/loaders.ts'
import { pageRequest, pageSize, toCursor, toPage } from '../../lib/database/pagination.ts'
import type { CatalogueLoaders } from './catalogue.loaders.ts'
import { Category, type CategoryRecord } from './category/category.model.ts'
import { Product, type ProductPage, type ProductRecord } from './product/product.model.ts'
import type { CatalogueReader, CategoryFilter } from './reading/catalogue-reader.ts'
import type { ProductSearch } from './search/product-search.ts'
import { SubCategory, type SubCategoryRecord } from './category/sub-category.model.ts'

const MAX_SEARCH_TEXT = 200
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const MAX_ROW = 20
export const MAX_PAGE = 100

/** Lists products, newest first, optionally of a category, a sub-category or both. An unknown id matches nothing. */
export async function listProducts(
  catalogue: CatalogueReader,
  args: {
    categoryId?: string | null
    subCategoryId?: string | null
    first: number
    after?: string | null
  },
): Promise<ProductPage> {
  const page = pageRequest(args, MAX_PAGE)
  const filter = toCategoryFilter(args)
  if (!filter) return { ...toPage([], page), countAll: () => Promise.resolve(0) }
  const rows = await catalogue.page(filter, page)
  return { ...toPage(rows, page), countAll: () => catalogue.count(filter) }
}

/** Lower than every id: no product follows it. */
const LOWEST_ID = new Types.ObjectId('0'.repeat(24))

/** The cursor with which `listProducts` skips this many products. */
export async function skipProducts(
  catalogue: CatalogueReader,
  filter: { categoryId?: string; subCategoryId?: string },
  count: number,
): Promise<string | null> {
  const wanted = toCategoryFilter(filter)
  if (!wanted || count === 0) return null
  return toCursor((await catalogue.idAt(wanted, count)) ?? LOWEST_ID)
}

interface SearchSources {
  search: ProductSearch
  catalogue: CatalogueReader
  loaders: CatalogueLoaders
}

/**
 * Searches products by text, best match first. A text without a letter or digit matches every product, newest first.
 */
export async function searchProducts(
  { search, catalogue, loaders }: SearchSources,
  { text, ...args }: { text: string; first: number; after?: string | null },
): Promise<ProductPage> {
  const wanted = searchText(text)
  if (!wanted) return listProducts(catalogue, args)
  const first = pageSize(args.first, MAX_PAGE)
  const { hits, totalCount, ...page } = await search.search(wanted, { first, after: args.after })
  const products = await Promise.all(hits.map(({ id }) => loaders.product.load(id)))
  const edges = hits.flatMap(({ cursor }, place) => {
    const node = products[place]
    return node ? [{ cursor, node }] : []
  })
  return { ...page, edges, countAll: () => Promise.resolve(totalCount) }
}

/** Returns the usable part of a search text, or null if there is nothing to search for. */
export function searchText(text: string): string | null {
  const wanted = text.slice(0, MAX_SEARCH_TEXT)
  return LETTER_OR_DIGIT.test(wanted) ? wanted : null
}

/** A category's newest products, 1 to 20. */
export function newestProducts(
  loaders: CatalogueLoaders,
  categoryId: Types.ObjectId,
  first: number,
): Promise<ProductRecord[]> {
  return loaders.newestProductsOfCategory.load({
    categoryId: categoryId.toHexString(),
    first: pageSize(first, MAX_ROW),
  })
}

export async function loadCategories(
  loaders: CatalogueLoaders,
  ids: Types.ObjectId[],
): Promise<CategoryRecord[]> {
  return (await loadAll(loaders.category, ids)).sort(byName)
}

export async function loadSubCategories(
  loaders: CatalogueLoaders,
  ids: Types.ObjectId[],
): Promise<SubCategoryRecord[]> {
  return (await loadAll(loaders.subCategory, ids)).sort(byName)
}

function byName(a: { nameKey: string }, b: { nameKey: string }): number {
  return a.nameKey < b.nameKey ? -1 : 1
}

/** Null for a malformed id. */
function toCategoryFilter(wanted: {
  categoryId?: string | null
  subCategoryId?: string | null
}): CategoryFilter | null {
  const categoryId = wanted.categoryId ? parseId(wanted.categoryId) : undefined
  const subCategoryId = wanted.subCategoryId ? parseId(wanted.subCategoryId) : undefined
  if (categoryId === null || subCategoryId === null) return null
  return { ...(categoryId && { categoryId }), ...(subCategoryId && { subCategoryId }) }
}

export async function findProducts(ids: string[]): Promise<Map<string, ProductRecord>> {
  const products = await Product.find({ _id: { $in: ids } }).lean()
  return new Map(products.map((product) => [product._id.toHexString(), product]))
}

/** Returns those of the URLs that are pictures of a category, sub-category or product. */
export async function findUsedCataloguePictures(urls: PictureUrl[]): Promise<PictureUrl[]> {
  const image = { $in: urls }
  const used = await Promise.all([
    Category.distinct('image', { image }),
    SubCategory.distinct('image', { image }),
    Product.distinct('images', { images: image }),
  ])
  return used.flat()
}
