import type { Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import { toNameKey } from '../category/name-key.ts'
import { Product, type ProductRecord } from '../product/product.model.ts'
import type { CatalogueProjection } from './catalogue-projection.ts'
import { createSortedRows, type SortedRows } from './sorted-rows.ts'

/** What products can be sorted by. `newest` is the order of creation, newest first. */
export type ProductColumn =
  'newest' | 'name' | 'unit' | 'category' | 'price' | 'discount' | 'stock' | 'updatedAt'

export interface ColumnsRequest {
  /** Null keeps the order of `among`. */
  order: { by: ProductColumn; isDescending: boolean } | null
  /** Only these products, such as the results of a search. */
  among: readonly string[] | null
  /** The ids of categories and sub-categories that all contain the product. */
  within: readonly string[]
  minStock: number
  maxStock: number
  skip: number
  size: number
}

export interface ColumnsPage {
  ids: string[]
  totalCount: number
}

/** Sorts and filters all products by columns that are held in memory. */
export interface ProductColumns {
  page(request: ColumnsRequest): ColumnsPage
}

/**
 * The columns of all products. They are read from the database when they are first needed, and kept up to date from
 * then on; until then, only the names of categories are held.
 */
export interface ProductColumnsProjection extends ProductColumns, CatalogueProjection {
  /** Resolves when there are all products. */
  whenLoaded(): Promise<void>
}

interface Row {
  id: string
  name: string
  unit: string
  /** The name of the first category by name; empty without a category. */
  category: string
  price: Paise
  discount: BasisPoints
  stock: number
  updatedAt: number
  /** The ids of its categories and sub-categories. Equal lists are the same object. */
  places: readonly string[]
}

const LOAD_BATCH_SIZE = 500
const FIELDS = {
  name: 1,
  unit: 1,
  price: 1,
  discount: 1,
  stock: 1,
  updatedAt: 1,
  categoryIds: 1,
  subCategoryIds: 1,
} as const

type ColumnFields = Pick<ProductRecord, '_id' | keyof typeof FIELDS>

export function createProductColumns(): ProductColumnsProjection {
  const categoryNames = new Map<string, string>()
  const rows = new Map<string, Row>()
  const orders = new Map<ProductColumn, SortedRows<Row>>()
  const placesByKey = new Map<string, readonly string[]>()
  let isLoaded = false
  let loading: Promise<void> | null = null
  /** The products that were put or removed while all are being read: what is read may be older. */
  let newer: Set<string> | null = null

  const toRow = (product: ColumnFields): Row => ({
    ...readFields(product),
    category: findFirstCategory(product, categoryNames),
    places: shareList(placesByKey, [...product.categoryIds, ...product.subCategoryIds]),
  })

  /** Stops when everything is cleared meanwhile. */
  async function readAll(): Promise<void> {
    const own = (newer = new Set())
    const cursor = Product.collection
      .find<ColumnFields>({}, { projection: FIELDS })
      .sort({ _id: 1 })
      .batchSize(LOAD_BATCH_SIZE)
    for await (const product of cursor) {
      if (newer !== own) return
      const id = product._id.toHexString()
      if (!own.has(id)) rows.set(id, toRow(product))
    }
    newer = null
    isLoaded = true
  }

  /** Changes a row, unless all rows will be read later. */
  function change(id: string, write: () => void): void {
    if (!isLoaded && !newer) return
    newer?.add(id)
    write()
    for (const order of orders.values()) order.touch(id)
  }

  function sortBy(column: ProductColumn): readonly Row[] {
    const order = orders.get(column) ?? createSortedRows(rows, comparisons[column])
    orders.set(column, order)
    return order.all()
  }

  return {
    async whenLoaded() {
      while (!isLoaded) await (loading ??= readAll().finally(() => (loading = null)))
    },
    page({ order, among, within, ...window }) {
      const fitting = within.length > 0 ? findFitting(placesByKey.values(), within) : null
      const some = among?.flatMap((id) => rows.get(id) ?? [])
      const found = some ? sortSome(some, order) : sortBy(order?.by ?? 'newest')
      return takePage(found, { ...window, fitting, isDescending: order?.isDescending ?? false })
    },
    putCategory: ({ _id, nameKey }) => categoryNames.set(_id.toHexString(), nameKey),
    putSubCategory: () => undefined,
    putProduct(product) {
      const id = product._id.toHexString()
      change(id, () => rows.set(id, toRow(product)))
    },
    remove(kind, _id) {
      const id = _id.toHexString()
      if (kind === 'category') categoryNames.delete(id)
      else if (kind === 'product') change(id, () => rows.delete(id))
    },
    save: () => null,
    restore: () => true,
    clear() {
      isLoaded = false
      newer = null
      for (const part of [categoryNames, rows, orders, placesByKey]) part.clear()
    },
  }
}

function readFields(product: ColumnFields): Omit<Row, 'category' | 'places'> {
  return {
    id: product._id.toHexString(),
    name: toNameKey(product.name),
    unit: toNameKey(product.unit),
    price: product.price,
    discount: product.discount,
    stock: product.stock,
    updatedAt: product.updatedAt.getTime(),
  }
}

function findFirstCategory(
  { categoryIds }: ColumnFields,
  names: ReadonlyMap<string, string>,
): string {
  const [first = ''] = categoryIds.flatMap((id) => names.get(id.toHexString()) ?? []).sort()
  return first
}

/** Returns the same object for equal lists. */
function shareList(known: Map<string, readonly string[]>, ids: Types.ObjectId[]) {
  const list = ids.map((id) => id.toHexString())
  const key = list.join()
  const shared = known.get(key) ?? list
  known.set(key, shared)
  return shared
}

/** The lists of categories that contain all of these. There are far fewer lists than products. */
function findFitting(
  lists: Iterable<readonly string[]>,
  within: readonly string[],
): Set<readonly string[]> {
  return new Set([...lists].filter((places) => within.every((id) => places.includes(id))))
}

function sortSome(rows: Row[], order: ColumnsRequest['order']): Row[] {
  return order ? rows.sort(comparisons[order.by]) : rows
}

interface Window {
  /** The lists of categories that fit the filter; null if all do. */
  fitting: Set<readonly string[]> | null
  isDescending: boolean
  minStock: number
  maxStock: number
  skip: number
  size: number
}

/** Counts all rows that fit the filter, and returns those of the page. */
function takePage(rows: readonly Row[], window: Window): ColumnsPage {
  const { fitting, isDescending, minStock, maxStock, skip, size } = window
  const ids: string[] = []
  let totalCount = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[isDescending ? rows.length - 1 - at : at]
    if (!row || row.stock < minStock || row.stock > maxStock) continue
    if (fitting && !fitting.has(row.places)) continue
    if (totalCount >= skip && ids.length < size) ids.push(row.id)
    totalCount += 1
  }
  return { ids, totalCount }
}

type Comparison = (a: Row, b: Row) => number

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const newestFirst: Comparison = (a, b) => compareTexts(b.id, a.id)

/** Equal rows are in the order of their ids, so that they are on the same page each time. */
const by =
  (compare: Comparison): Comparison =>
  (a, b) =>
    compare(a, b) || newestFirst(a, b)

const comparisons: Record<ProductColumn, Comparison> = {
  newest: newestFirst,
  name: by((a, b) => compareTexts(a.name, b.name)),
  unit: by((a, b) => compareTexts(a.unit, b.unit)),
  category: by((a, b) => compareTexts(a.category, b.category)),
  price: by((a, b) => a.price - b.price),
  discount: by((a, b) => a.discount - b.discount),
  stock: by((a, b) => a.stock - b.stock),
  updatedAt: by((a, b) => a.updatedAt - b.updatedAt),
}
