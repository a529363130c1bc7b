import type { ProductSort, StockFilter } from '../../../contract/types.generated.ts'
import { requestError } from '../../../lib/errors.ts'
import { sharedMessages } from '../../../lib/messages/shared-messages.ts'
import { parseId } from '../../../lib/ids.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import { pageSize } from '../../../lib/database/pagination.ts'
import { findProducts, MAX_PAGE, searchText, toCategoryFilter } from './catalogue.service.ts'
import type { CategoryFilter } from '../reading/catalogue-reader.ts'
import { toQuery } from '../reading/database-reader.ts'
import type {
  ColumnsRequest,
  ProductColumn,
  ProductColumns,
  StockRange,
} from '../reading/table/product-columns.ts'
import { checksOf } from '../medicine/medicine-check.service.ts'
import { LOW_STOCK } from '../record/product-input.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import type { ProductSearch } from '../search/product-search.ts'

/** Only this many of the best search results are filtered and sorted. */
const MAX_FILTERED_HITS = 1_000
/** Keeps the page number times the page size below the limit for row counts. */
export const MAX_PAGE_NUMBER = 1_000_000

export interface ProductListArgs {
  search: string
  stock: StockFilter
  categoryId?: string | null
  subCategoryId?: string | null
  sort?: ProductSort | null
  withoutGstRate?: boolean
  medicinesToCheck?: boolean
  page: number
  pageSize: number
}

interface Sources {
  search: ProductSearch
  readColumns: () => Promise<ProductColumns>
  store: Pick<ShopSettings, 'watchedCompositions'>
}

interface Rows {
  products: ProductRecord[]
  totalCount: number
}

interface Window {
  skip: number
  size: number
}

/** Lists a numbered page of products for the dashboard. Throws for a page or size out of range. */
export async function listProductPage(sources: Sources, args: ProductListArgs) {
  const { page } = args
  if (page < 1 || page > MAX_PAGE_NUMBER)
    throw requestError(
      sharedMessages.PAGE_SIZE_OUT_OF_RANGE({ argument: 'page', max: MAX_PAGE_NUMBER }),
    )
  const size = pageSize(args.pageSize, MAX_PAGE, 'pageSize')
  const window = { skip: (page - 1) * size, size }
  const { products, totalCount } = await findRows(sources, args, window)
  return { products, page, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / size)) }
}

/** Finds the best products for a search query or a barcode. */
export async function findProductsByText(
  search: ProductSearch,
  query: string,
  count: number,
): Promise<ProductRecord[]> {
  const text = searchText(query)
  if (!text) return []
  return (await searchPage(search, text, { skip: 0, size: count })).products
}

/** Reads a page from the database if it has a suitable index, and otherwise from the columns. */
async function findRows(sources: Sources, args: ProductListArgs, window: Window): Promise<Rows> {
  const { search, stock, sort, withoutGstRate = false, medicinesToCheck = false } = args
  const within = toCategoryFilter(args)
  if (!within) return { products: [], totalCount: 0 }
  const id = parseId(search.trim())
  const isListed = withoutGstRate || medicinesToCheck
  if (id && !isListed)
    return pageOfStock({ _id: id, ...toQuery(within), ...stockRange(stock) }, window)
  const text = searchText(search)
  if (sort || isListed || within.categoryId || within.subCategoryId) {
    return columnsPage(sources, { ...args, within, text }, window)
  }
  if (text) {
    return stock === 'ANY'
      ? searchPage(sources.search, text, window)
      : filteredSearch(sources.search, text, stock, window)
  }
  if (stock !== 'ANY') return pageOfStock(stockRange(stock), window)
  const [products, totalCount] = await Promise.all([
    Product.find().sort({ _id: -1 }).skip(window.skip).limit(window.size).lean(),
    Product.estimatedDocumentCount(),
  ])
  return { products, totalCount }
}

interface ColumnsArgs extends Pick<
  ProductListArgs,
  'stock' | 'sort' | 'withoutGstRate' | 'medicinesToCheck'
> {
  within: CategoryFilter
  text: string | null
}

/** Sorts and filters in memory, and reads the page's products from the database with one command. */
async function columnsPage(
  { search, readColumns, store }: Sources,
  { within, text, stock, sort, withoutGstRate, medicinesToCheck }: ColumnsArgs,
  window: Window,
): Promise<Rows> {
  const columns = await readColumns()
  const { ids, totalCount } = columns.page({
    ...window,
    order: sort ? sorts[sort] : stock === 'ANY' ? null : sorts.STOCK_ASC,
    among: text === null ? null : await bestHits(search, text),
    within: [within.categoryId, within.subCategoryId].flatMap((id) => id?.toHexString() ?? []),
    ...(withoutGstRate && { withoutRateOn: indianDay(new Date()) }),
    ...(medicinesToCheck && { ofMedicines: checksOf(store.watchedCompositions).isToCheck }),
    ...stockLimits[stock],
  })
  return { products: await findInOrder(ids), totalCount }
}

const ascending = (by: ProductColumn) => ({ by, isDescending: false })
const descending = (by: ProductColumn) => ({ by, isDescending: true })

const sorts: Record<ProductSort, NonNullable<ColumnsRequest['order']>> = {
  NEWEST: ascending('newest'),
  NAME_ASC: ascending('name'),
  NAME_DESC: descending('name'),
  UNIT_ASC: ascending('unit'),
  UNIT_DESC: descending('unit'),
  CATEGORY_ASC: ascending('category'),
  CATEGORY_DESC: descending('category'),
  PRICE_ASC: ascending('price'),
  PRICE_DESC: descending('price'),
  DISCOUNT_ASC: ascending('discount'),
  DISCOUNT_DESC: descending('discount'),
  STOCK_ASC: ascending('stock'),
  STOCK_DESC: descending('stock'),
  UPDATED_ASC: ascending('updatedAt'),
  UPDATED_DESC: descending('updatedAt'),
}

/** The range of pieces for each stock filter. */
const stockLimits: Record<StockFilter, StockRange> = {
  ANY: { minStock: -Infinity, maxStock: Infinity },
  LOW: { minStock: 1, maxStock: LOW_STOCK },
  OUT: { minStock: -Infinity, maxStock: 0 },
}

async function pageOfStock(filter: object, { skip, size }: Window): Promise<Rows> {
  const [products, totalCount] = await Promise.all([
    Product.find(filter).sort({ stock: 1, _id: -1 }).skip(skip).limit(size).lean(),
    Product.countDocuments(filter),
  ])
  return { products, totalCount }
}

async function searchPage(
  engine: ProductSearch,
  text: string,
  { skip, size }: Window,
): Promise<Rows> {
  const { hits, totalCount } = await engine.search(text, { first: size, skip })
  return { products: await findInOrder(hits.map(({ id }) => id)), totalCount }
}

async function filteredSearch(
  engine: ProductSearch,
  text: string,
  stock: StockFilter,
  window: Window,
): Promise<Rows> {
  const _id = { $in: (await bestHits(engine, text)).map(parseId) }
  return pageOfStock({ _id, ...stockRange(stock) }, window)
}

/** A product's id finds that product. */
async function bestHits(engine: ProductSearch, text: string): Promise<string[]> {
  const id = parseId(text)
  if (id) return [id.toHexString()]
  const { hits } = await engine.search(text, { first: MAX_FILTERED_HITS })
  return hits.map(({ id }) => id)
}

/** Returns the products that still exist. */
async function findInOrder(ids: string[]): Promise<ProductRecord[]> {
  const found = await findProducts(ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

function stockRange(stock: StockFilter): { stock?: object } {
  if (stock === 'LOW') return { stock: { $gte: 1, $lte: LOW_STOCK } }
  return stock === 'OUT' ? { stock: { $lte: 0 } } : {}
}

export interface StockToRefill {
  outOfStock: number
  lowStock: number
}

/** Counts products that are out of stock or low on stock. */
export function countStockToRefill(columns: ProductColumns): StockToRefill {
  return { outOfStock: columns.count(stockLimits.OUT), lowStock: columns.count(stockLimits.LOW) }
}
