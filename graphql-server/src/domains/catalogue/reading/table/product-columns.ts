import { rateOn } from '../../../gst/rates.ts'
import { toNameKey } from '../../record/name-key.ts'
import type { CheckedMedicine } from '../../medicine/medicine-findings.ts'
import type { CategoryRecord } from '../../record/category.model.ts'
import type { TableFollower } from '../catalogue-projection.ts'
import type { NameIndex } from '../name-index.ts'
import { findNearest, type NearestRequest } from './find-nearest.ts'
import { listPlaces } from './place-list.ts'
import type { ProductTable } from './product-table.ts'
import { createSortedRows, type SortedRows, sortRows } from './sorted-rows.ts'

/** The columns for sorting. `newest` is by creation, newest first. */
export type ProductColumn =
  'newest' | 'name' | 'unit' | 'category' | 'price' | 'discount' | 'stock' | 'updatedAt'

/** A range of stock, including its limits. */
export interface StockRange {
  minStock: number
  maxStock: number
}

export interface ColumnsRequest extends StockRange {
  /** Null keeps the order of `among`. */
  order: { by: ProductColumn; isDescending: boolean } | null
  /** Limits the page to these products, such as search results. */
  among: readonly string[] | null
  /** Category and sub-category ids. All of them must contain the product. */
  within: readonly string[]
  /** Limits the page to products that lack an HSN code or a GST rate on this day. */
  withoutRateOn?: string
  /** Limits the page to these medicines. */
  ofMedicines?: MedicineTest
  skip: number
  size: number
}

type MedicineTest = (medicine: CheckedMedicine | null) => boolean

interface ColumnsPage {
  ids: string[]
  totalCount: number
}

interface ListedProduct {
  id: string
  name: string
  updatedAt: Date
}

/** Sorts and filters all products by the table's columns. */
export interface ProductColumns {
  page(request: ColumnsRequest): ColumnsPage
  /** Counts the products with a stock in this range. */
  count(range: StockRange): number
  /** Counts the products that lack an HSN code or a GST rate on this day. */
  countWithoutRate(day: string): number
  countMedicines(test: MedicineTest): number
  /** Returns some products in the order of their creation, oldest first. */
  list(window: { skip: number; size: number }): ListedProduct[]
  /** Returns the ids of the products in stock with the nearest prices, nearest first. */
  nearest(request: NearestRequest): string[]
}

export function createProductColumns(
  table: ProductTable,
  categories: Pick<NameIndex<CategoryRecord>, 'all' | 'get'>,
): ProductColumns & TableFollower {
  const { ids } = table
  const orders = new Map<ProductColumn, SortedRows>()
  let namedCategories = categories.all()

  const keys: Record<ProductColumn, (row: number) => string | number> = {
    newest: () => 0,
    name: (row) => toNameKey(table.names[row] ?? ''),
    unit: (row) => toNameKey(table.units[table.columns.unit[row] ?? 0] ?? ''),
    category: findCategory,
    price: (row) => table.columns.price[row] ?? 0,
    discount: (row) => table.columns.discount[row] ?? 0,
    stock: (row) => table.columns.stock[row] ?? 0,
    updatedAt: (row) => table.columns.updatedAt[row] ?? 0,
  }

  /** The product's first category name, or an empty string without a category. */
  function findCategory(row: number): string {
    const { categoryIds = [] } = table.places[table.columns.places[row] ?? 0] ?? {}
    const [first = ''] = categoryIds.flatMap((id) => categories.get(id)?.nameKey ?? []).sort()
    return first
  }

  function sortBy(column: ProductColumn): Uint32Array {
    if (namedCategories !== categories.all()) orders.delete('category')
    namedCategories = categories.all()
    const order = orders.get(column) ?? createSortedRows(ids, keys[column])
    orders.set(column, order)
    return order.all()
  }

  /** Returns the rows of these products, in this order. */
  function sortSome(some: readonly string[], by: ProductColumn | undefined): Uint32Array {
    const rows = Uint32Array.from(some.flatMap((id) => ids.find(id) ?? []))
    return by === undefined ? rows : sortRows(ids, rows, keys[by])
  }

  function touch(row: number): void {
    for (const order of orders.values()) order.touch(row)
  }

  return {
    page({ order, among, within, withoutRateOn, ofMedicines, skip, size, ...range }) {
      const rows = among ? sortSome(among, order?.by) : sortBy(order?.by ?? 'newest')
      const { stock, places } = table.columns
      const fits = table.places.map((each) => {
        const placeIds = listPlaces(each)
        return within.every((id) => placeIds.includes(id))
      })
      const lacksRate = withoutRateOn === undefined ? null : findLackingRate(table, withoutRateOn)
      const isMedicine = ofMedicines ? findMedicines(table, ofMedicines) : null
      const isAny =
        !lacksRate &&
        !isMedicine &&
        within.length === 0 &&
        range.minStock === -Infinity &&
        range.maxStock === Infinity
      const found = isAny
        ? rows
        : rows.filter(
            (row) =>
              isWithin(stock[row], range) &&
              fits[places[row] ?? 0] &&
              (lacksRate === null || lacksRate(row)) &&
              (isMedicine === null || isMedicine(row)),
          )
      const shown = takePage(found, { skip, size, isDescending: order?.isDescending ?? false })
      return { ids: Array.from(shown, ids.idOf), totalCount: found.length }
    },
    count: (range) => ids.rows().filter((row) => isWithin(table.columns.stock[row], range)).length,
    countWithoutRate: (day) => ids.rows().filter(findLackingRate(table, day)).length,
    countMedicines: (test) => ids.rows().filter(findMedicines(table, test)).length,
    list: ({ skip, size }) =>
      Array.from(ids.rows().subarray(skip, skip + size), (row) => ({
        id: ids.idOf(row),
        name: table.names[row] ?? '',
        updatedAt: new Date(table.columns.updatedAt[row] ?? 0),
      })),
    nearest: (request) => findNearest(table, request),
    put: touch,
    remove: touch,
    clear: () => orders.clear(),
  }
}

/** Returns a test for rows without a GST rate on a day. Each list of rates is read once, because products share them. */
function findLackingRate(table: ProductTable, day: string): (row: number) => boolean {
  const isLacking = table.gstRates.map((rates) => rateOn(rates, day) === null)
  return (row) => isLacking[table.columns.gst[row] ?? 0] ?? true
}

/** Returns a test for rows with such a medicine. Each value is tested once, because products share them. */
function findMedicines(table: ProductTable, test: MedicineTest): (row: number) => boolean {
  const isFound = table.medicines.map(test)
  return (row) => isFound[table.columns.medicine[row] ?? 0] ?? false
}

function isWithin(stock = 0, { minStock, maxStock }: StockRange): boolean {
  return stock >= minStock && stock <= maxStock
}

function takePage(
  rows: Uint32Array,
  { skip, size, isDescending }: { skip: number; size: number; isDescending: boolean },
): Uint32Array {
  if (!isDescending) return rows.subarray(skip, skip + size)
  const end = Math.max(0, rows.length - skip)
  return rows.slice(Math.max(0, end - size), end).reverse()
}
