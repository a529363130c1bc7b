import type { CatalogueProjection } from './catalogue-projection.ts'
import { type Columns, createColumnTable, listPlaces, savedColumnsSchema } from './column-table.ts'
import { findNearest, type NearestRequest } from './find-nearest.ts'
import { createSortedRows, type SortedRows } from './sorted-rows.ts'

/** What products can be sorted by. `newest` is the order of creation, newest first. */
export type ProductColumn =
  'newest' | 'name' | 'unit' | 'category' | 'price' | 'discount' | 'stock' | 'updatedAt'

/** A range of pieces in stock, with its limits. */
export interface StockRange {
  minStock: number
  maxStock: number
}

export interface ColumnsRequest extends StockRange {
  /** Null keeps the order of `among`. */
  order: { by: ProductColumn; isDescending: boolean } | null
  /** Only these products, such as the results of a search. */
  among: readonly string[] | null
  /** The ids of categories and sub-categories that all contain the product. */
  within: readonly string[]
  skip: number
  size: number
}

interface ColumnsPage {
  ids: string[]
  totalCount: number
}

interface ListedProduct {
  id: string
  name: string
  updatedAt: Date
}

/** Sorts and filters all products by columns that are held in memory. */
export interface ProductColumns {
  page(request: ColumnsRequest): ColumnsPage
  /** Counts the products of a range of stock. */
  count(range: StockRange): number
  /** Some of the products in the order of their creation, oldest first. Their names are in lower case. */
  list(window: { skip: number; size: number }): ListedProduct[]
  /** The ids of the products in stock with the nearest prices, nearest first. */
  nearest(request: NearestRequest): string[]
}

/** The columns of all products, in memory. */
export interface ProductColumnsProjection extends ProductColumns, CatalogueProjection {}

export function createProductColumns(): ProductColumnsProjection {
  const categoryNames = new Map<string, string>()
  const table = createColumnTable()
  const orders = new Map<ProductColumn, SortedRows>()
  const comparisons = createComparisons(table.columns)

  /** The name of the first category by name; empty without a category. */
  function findCategory(places: readonly string[]): string {
    const [first = ''] = places.flatMap((id) => categoryNames.get(id) ?? []).sort()
    return first
  }

  function touch(row: number | undefined): void {
    if (row !== undefined) for (const order of orders.values()) order.touch(row)
  }

  function sortBy(column: ProductColumn): readonly number[] {
    const rows = { listAll: table.listRows, has: table.has }
    const order = orders.get(column) ?? createSortedRows(rows, comparisons[column])
    orders.set(column, order)
    return order.all()
  }

  return {
    page({ order, among, within, skip, size, ...range }) {
      const some = among?.flatMap((id) => table.find(id) ?? [])
      if (order) some?.sort(comparisons[order.by])
      const rows = some ?? sortBy(order?.by ?? 'newest')
      const { stock, places, id } = table.columns
      const fits = within.length > 0 ? table.findPlaces(within) : null
      const isAny = !fits && range.minStock === -Infinity && range.maxStock === Infinity
      const found = isAny
        ? rows
        : rows.filter((row) => isWithin(stock[row], range) && (!fits || fits[places[row] ?? 0]))
      const shown = takePage(found, { skip, size, isDescending: order?.isDescending ?? false })
      return { ids: shown.flatMap((row) => id[row] ?? []), totalCount: found.length }
    },
    count: (range) => {
      const { id, stock } = table.columns
      return stock.filter((pieces, row) => id[row] !== undefined && isWithin(pieces, range)).length
    },
    list(window) {
      const { id, name, updatedAt } = table.columns
      return takePage(sortBy('newest'), { ...window, isDescending: true }).map((row) => ({
        id: id[row] ?? '',
        name: name[row] ?? '',
        updatedAt: new Date(updatedAt[row] ?? 0),
      }))
    },
    nearest: (request) => findNearest(table, request),
    putCategory: ({ _id, nameKey }) => categoryNames.set(_id.toHexString(), nameKey),
    putSubCategory: () => undefined,
    putProduct: (product) => touch(table.put(product, findCategory(listPlaces(product)))),
    remove(kind, _id) {
      const id = _id.toHexString()
      if (kind === 'category') categoryNames.delete(id)
      else if (kind === 'product') touch(table.remove(id))
    },
    save: () => table.save(),
    restore(saved) {
      const { data } = savedColumnsSchema.safeParse(saved)
      if (data) table.restore(data, findCategory)
      return data !== undefined
    },
    clear() {
      for (const part of [categoryNames, table, orders]) part.clear()
    },
  }
}

function isWithin(stock = 0, { minStock, maxStock }: StockRange): boolean {
  return stock >= minStock && stock <= maxStock
}

function takePage(
  rows: readonly number[],
  { skip, size, isDescending }: { skip: number; size: number; isDescending: boolean },
): number[] {
  if (!isDescending) return rows.slice(skip, skip + size)
  const end = Math.max(0, rows.length - skip)
  return rows.slice(Math.max(0, end - size), end).reverse()
}

type Comparison = (a: number, b: number) => number

/** Equal rows are sorted by their ids, the newest first, so that each is on the same page each time. */
function createComparisons(columns: Columns): Record<ProductColumn, Comparison> {
  const byText = (column: readonly (string | undefined)[]): Comparison => {
    return (a, b) => compareTexts(column[a] ?? '', column[b] ?? '') || newest(a, b)
  }
  const byNumber = (column: readonly number[]): Comparison => {
    return (a, b) => (column[a] ?? 0) - (column[b] ?? 0) || newest(a, b)
  }
  const newest: Comparison = (a, b) => compareTexts(columns.id[b] ?? '', columns.id[a] ?? '')
  return {
    newest,
    name: byText(columns.name),
    unit: byText(columns.unit),
    category: byText(columns.category),
    price: byNumber(columns.price),
    discount: byNumber(columns.discount),
    stock: byNumber(columns.stock),
    updatedAt: byNumber(columns.updatedAt),
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
