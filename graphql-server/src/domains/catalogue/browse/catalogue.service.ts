import { Types } from 'mongoose'
import type { ProductFilterInput, ShopSort } from '../../../contract/types.generated.ts'
import { requestError } from '../../../lib/errors.ts'
import { catalogueMessages } from '../messages.ts'
import { parseId } from '../../../lib/ids.ts'
import { discountedPrice, type Paise } from '../../../lib/money.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { hasVisibleText } from '../../../lib/text-checks.ts'
import { loadAll } from '../../../lib/database/loaders.ts'
import { listOf, type List } from '../../../lib/database/cursor.ts'
import {
  type PageArgs,
  type PageEdges,
  pageRequest,
  pageSize,
  toIdCursor,
  toPage,
} from '../../../lib/database/pagination.ts'
import type { CatalogueLoaders } from './catalogue.loaders.ts'
import { Category, type CategoryRecord } from '../record/category.model.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { needsPrescription } from '../medicine/medicine-fields.ts'
import type { CatalogueReader, CategoryFilter } from '../reading/catalogue-reader.ts'
import type { ProductColumns } from '../reading/table/product-columns.ts'
import { createProductTable } from '../reading/table/product-table.ts'
import { toProductFilter } from './product-filter-input.ts'
import { hasTombstone } from '../changes/changes-page.service.ts'
import { countFacets, type Facets } from '../search/facts/count-facets.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { decodeCursor, encodeCursor } from '../search/search-cursor.ts'
import type { BrowseResult, SearchWindow } from '../search/search-index.ts'
import type { Suggest, Suggestion } from '../search/suggestions/suggestions.ts'
import { SubCategory, type SubCategoryRecord } from '../record/sub-category.model.ts'

export type ProductPageEdge = PageEdges<ProductRecord>['edges'][number]

/** A page of products. The total count and facets are computed only when requested. */
export interface ProductPage extends PageEdges<ProductRecord> {
  countAll: () => Promise<number>
  countFacets: () => Promise<Facets>
  relaxed: boolean
  correctedText: string | null
}

const MAX_SEARCH_TEXT = 200
export const MAX_ROW = 20
const MAX_SUGGESTIONS = 8
export const MAX_PAGE = 100

interface Listed {
  categoryId?: string | null
  subCategoryId?: string | null
  filter?: ProductFilterInput | null
  sort?: ShopSort
}

interface Listing extends Listed, PageArgs {}

/** Identifies a list of products with these conditions. Its cursors are valid for no other list. */
export function productsWith({
  categoryId,
  subCategoryId,
  filter,
  sort = 'DEFAULT',
}: Listed): List {
  return listOf('products', { categoryId, subCategoryId, filter, sort })
}

/** Lists products, optionally within a category, a sub-category or both. An unknown id matches nothing. */
export async function listProducts(
  { catalogue, search, loaders }: SearchSources,
  { sort = 'DEFAULT', ...args }: Listing,
): Promise<ProductPage> {
  const list = productsWith({ ...args, sort })
  const places = toCategoryFilter(args)
  if (!places) return noProducts(list, args)
  const filter = toProductFilter(args.filter, places)
  const listed = {
    countFacets: () => search.countFacets(null, filter),
    relaxed: false,
    correctedText: null,
  }
  if (!args.filter && sort === 'DEFAULT') {
    const page = pageRequest(list, args, MAX_PAGE)
    const rows = await catalogue.page(places, page)
    return { ...toPage(rows, page), ...listed, countAll: () => catalogue.count(places) }
  }
  const window = toWindow(list, args)
  const { totalCount, ...found } = await search.browse({ ...window, filter, sort })
  return {
    ...(await loadPage(loaders, found, { list, ...window })),
    ...listed,
    countAll: () => Promise.resolve(totalCount),
  }
}

function noProducts(list: List, args: PageArgs): ProductPage {
  return {
    ...toPage([], pageRequest(list, args, MAX_PAGE)),
    relaxed: false,
    correctedText: null,
    countAll: () => Promise.resolve(0),
    countFacets: () => Promise.resolve(countFacets(createProductTable(), [], {})),
  }
}

/** No product follows this id. */
const LOWEST_ID = new Types.ObjectId('0'.repeat(24))

/** Returns the cursor that makes `listProducts` skip this many products. */
export async function skipProducts(
  catalogue: CatalogueReader,
  filter: { categoryId?: string; subCategoryId?: string },
  count: number,
): Promise<string | null> {
  const wanted = toCategoryFilter(filter)
  if (!wanted || count === 0) return null
  return toIdCursor(productsWith(filter), (await catalogue.idAt(wanted, count)) ?? LOWEST_ID)
}

interface SearchSources {
  search: ProductSearch
  catalogue: CatalogueReader
  loaders: CatalogueLoaders
}

/**
 * Searches for products. A blank query matches every product, and a query without letters or digits matches nothing.
 */
export async function searchProducts(
  sources: SearchSources,
  args: Omit<Listing, 'categoryId' | 'subCategoryId'> & { text: string },
): Promise<ProductPage> {
  const { search, loaders } = sources
  const { text, sort } = args
  const wanted = searchText(text)
  if (!wanted) return listProducts(sources, args)
  const filter = toProductFilter(args.filter)
  const list = listOf('search', { text, filter: args.filter, sort })
  const window = toWindow(list, args)
  const found = await search.search(wanted, { ...window, filter, sort })
  return {
    ...(await loadPage(loaders, found, { list, ...window })),
    correctedText: found.correctedText,
    relaxed: found.isRelaxed,
    countAll: () => Promise.resolve(found.totalCount),
    countFacets: () => search.countFacets(wanted, filter),
  }
}

function toWindow(list: List, { first, after }: PageArgs): SearchWindow {
  return { first: pageSize(first, MAX_PAGE), after: after ? decodeCursor(list, after) : null }
}

/** Whether a product with this id was deleted. Reads the change log only if the product does not exist. */
export async function isProductDeleted(loaders: CatalogueLoaders, id: string): Promise<boolean> {
  const _id = parseId(id)
  if (!_id || (await loaders.product.load(id))) return false
  return hasTombstone(_id)
}

/** Loads a page's products, except products that have since been deleted. */
async function loadPage(
  loaders: CatalogueLoaders,
  { hits, hasNextPage }: Pick<BrowseResult, 'hits' | 'hasNextPage'>,
  { list, after }: SearchWindow & { list: List },
): Promise<PageEdges<ProductRecord>> {
  const products = await Promise.all(hits.map(({ id }) => loaders.product.load(id)))
  const edges = hits.flatMap((hit, at) => {
    const node = products[at]
    return node ? [{ node, cursor: encodeCursor(list, hit) }] : []
  })
  return { edges, hasNextPage, hasPreviousPage: Boolean(after) }
}

/** Returns the usable part of a search query, or null if it is blank. */
export function searchText(text: string): string | null {
  const wanted = text.slice(0, MAX_SEARCH_TEXT)
  return hasVisibleText(wanted) ? wanted : null
}

/** Completes a search query while the user is typing. */
export function suggestSearches(
  suggest: Suggest,
  { text, first }: { text: string; first: number },
): Promise<Suggestion[]> {
  return suggest(text, pageSize(first, MAX_SUGGESTIONS))
}

/** A suggestion's category. For a sub-category, returns the first category by name that contains it. */
export async function loadSuggestedCategory(
  loaders: CatalogueLoaders,
  { categoryId, subCategoryId }: Suggestion,
): Promise<CategoryRecord | null> {
  if (categoryId !== undefined) return loaders.category.load(categoryId)
  if (subCategoryId === undefined) return null
  const subCategory = await loaders.subCategory.load(subCategoryId)
  const [category] = await loadCategories(loaders, subCategory?.categoryIds ?? [])
  return category ?? null
}

/** The lowest discounted price among a suggested name's products. Null for other suggestions. */
export async function findLowestPrice(
  loaders: CatalogueLoaders,
  { productIds = [] }: Suggestion,
): Promise<Paise | null> {
  const products = await loadAll(loaders.product, productIds.slice(0, MAX_ROW))
  if (products.length === 0) return null
  return Math.min(...products.map(({ price, discount }) => discountedPrice(price, discount)))
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

/** Counts a category's products. Keeps the counts for all categories until a product changes. */
export async function countProducts(
  search: ProductSearch,
  categoryId: Types.ObjectId,
): Promise<number> {
  const { places } = await search.countFacets(null, {})
  return places.get(categoryId.toHexString()) ?? 0
}

/** Finds 1 to 20 other medicines with the same composition and form, the best offer first. */
export async function loadSubstitutes(
  loaders: CatalogueLoaders,
  { _id, substituteKey }: ProductRecord,
  first: number,
): Promise<ProductRecord[]> {
  if (substituteKey === undefined) return []
  const request = { productId: _id.toHexString(), substituteKey, first: pageSize(first, MAX_ROW) }
  return loadAll(loaders.product, await loaders.substitutes.load(request))
}

interface SimilarSources {
  loaders: CatalogueLoaders
  readRecentColumns: () => Promise<ProductColumns>
}

/** Finds 1 to 20 products in stock from the same places, the nearest price first. */
export async function loadSimilarProducts(
  { loaders, readRecentColumns }: SimilarSources,
  product: ProductRecord,
  first: number,
): Promise<ProductRecord[]> {
  const size = pageSize(first, MAX_ROW)
  const { _id, subCategoryIds, categoryIds, medicine, price, discount } = product
  const places = subCategoryIds.length > 0 ? subCategoryIds : categoryIds
  if (places.length === 0 || (medicine && needsPrescription(medicine))) return []
  const columns = await readRecentColumns()
  const ids = columns.nearest({
    id: _id.toHexString(),
    among: places.map((id) => id.toHexString()),
    price: discountedPrice(price, discount),
    first: size,
  })
  return loadAll(loaders.product, ids)
}

/** Loads products in the order of these ids. Throws for more than 20 ids. */
export async function loadProducts(
  loaders: CatalogueLoaders,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  if (ids.length > MAX_ROW) throw requestError(catalogueMessages.TOO_MANY_IDS({ max: MAX_ROW }))
  return loadAll(loaders.product, [...new Set(ids.map((id) => id.toLowerCase()))])
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

/** Returns null for a malformed id. */
export function toCategoryFilter(wanted: {
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

/** Finds the categories with a limit per order. */
export function findLimitedCategories(): Promise<CategoryRecord[]> {
  return Category.find({ maxPerOrder: { $gt: 0 } })
    .lean()
    .exec()
}

/** Filters the URLs to images that categories, sub-categories or products use. */
export async function findUsedCataloguePictures(urls: PictureUrl[]): Promise<PictureUrl[]> {
  const image = { $in: urls }
  const used = await Promise.all([
    Category.distinct('image', { image }),
    SubCategory.distinct('image', { image }),
    Product.distinct('images', { images: image }),
  ])
  return used.flat()
}
