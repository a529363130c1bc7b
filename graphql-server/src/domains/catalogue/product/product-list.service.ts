import type { StockFilter } from '../../../contract/types.generated.ts'
import { badUserInput } from '../../../lib/errors.ts'
import { parseId } from '../../../lib/ids.ts'
import { pageSize } from '../../../lib/database/pagination.ts'
import { findProducts, MAX_PAGE, searchText } from '../catalogue.service.ts'
import { LOW_STOCK } from './product-input.ts'
import { Product, type ProductRecord } from './product.model.ts'
import type { ProductSearch } from '../search/product-search.ts'

/** How many of the best search results a stock filter considers. */
const MAX_FILTERED_HITS = 1_000
/** Keeps the page number times the page size within the range of row counts. */
export const MAX_PAGE_NUMBER = 1_000_000

export interface ProductListArgs {
  search: string
  stock: StockFilter
  page: number
  pageSize: number
}

interface Rows {
  products: ProductRecord[]
  totalCount: number
}

/** A numbered page of products for the dashboard. Throws for a page or size out of range. */
export async function listProductPage(engine: ProductSearch, args: ProductListArgs) {
  const { page } = args
  if (page < 1 || page > MAX_PAGE_NUMBER)
    throw badUserInput(`page must be from 1 to ${MAX_PAGE_NUMBER}.`)
  const size = pageSize(args.pageSize, MAX_PAGE, 'pageSize')
  const { products, totalCount } = await findRows(engine, args, (page - 1) * size, size)
  return { products, page, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / size)) }
}

async function findRows(
  engine: ProductSearch,
  { search, stock }: ProductListArgs,
  skip: number,
  size: number,
): Promise<Rows> {
  const id = parseId(search.trim())
  if (id) return pageOfStock({ _id: id, ...stockRange(stock) }, skip, size)
  const text = searchText(search)
  if (text) {
    return stock === 'ANY'
      ? searchPage(engine, text, skip, size)
      : filteredSearch(engine, text, stock, skip, size)
  }
  if (stock !== 'ANY') return pageOfStock(stockRange(stock), skip, size)
  const [products, totalCount] = await Promise.all([
    Product.find().sort({ _id: -1 }).skip(skip).limit(size).lean(),
    Product.estimatedDocumentCount(),
  ])
  return { products, totalCount }
}

async function pageOfStock(filter: object, skip: number, size: number): Promise<Rows> {
  const [products, totalCount] = await Promise.all([
    Product.find(filter).sort({ stock: 1, _id: -1 }).skip(skip).limit(size).lean(),
    Product.countDocuments(filter),
  ])
  return { products, totalCount }
}

async function searchPage(
  engine: ProductSearch,
  text: string,
  skip: number,
  size: number,
): Promise<Rows> {
  const { hits, totalCount } = await engine.search(text, { first: size, skip })
  const found = await findProducts(hits.map(({ id }) => id))
  return { products: hits.flatMap(({ id }) => found.get(id) ?? []), totalCount }
}

async function filteredSearch(
  engine: ProductSearch,
  text: string,
  stock: StockFilter,
  skip: number,
  size: number,
): Promise<Rows> {
  const { hits } = await engine.search(text, { first: MAX_FILTERED_HITS })
  const _id = { $in: hits.map(({ id }) => parseId(id)) }
  return pageOfStock({ _id, ...stockRange(stock) }, skip, size)
}

function stockRange(stock: StockFilter): { stock?: object } {
  if (stock === 'LOW') return { stock: { $gte: 1, $lte: LOW_STOCK } }
  return stock === 'OUT' ? { stock: { $lte: 0 } } : {}
}
