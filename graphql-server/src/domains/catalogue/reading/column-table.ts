import type { Types } from 'mongoose'
import { z } from 'zod'
import type { ProductRecord } from '../record/product.model.ts'
import { toNameKey } from '../record/name-key.ts'

/** What the products of a shop are sorted and filtered by, one list for each column. Rows of removed products are used again. */
export interface ColumnTable {
  readonly columns: Columns
  /** Adds or replaces a product, and returns its row. */
  put(product: ProductRecord, category: string): number
  /** Returns the row that the product had. */
  remove(id: string): number | undefined
  find(id: string): number | undefined
  has: (row: number) => boolean
  listRows: () => number[]
  /** For each list of categories, whether it contains all of these. */
  findPlaces(within: readonly string[]): boolean[]
  /** For each list of categories, whether it contains one of these. */
  findAnyPlaces(among: readonly string[]): boolean[]
  clear(): void
  save(): SavedColumns
  /** Restores the products of an empty table. */
  restore(saved: SavedColumns, findCategory: (places: readonly string[]) => string): void
}

export interface Columns {
  /** Undefined for a free row. */
  id: (string | undefined)[]
  name: string[]
  unit: string[]
  /** The name of the first category by name; empty without a category. */
  category: string[]
  price: number[]
  discount: number[]
  stock: number[]
  /** In milliseconds. */
  updatedAt: number[]
  /** The number of the list of its categories and sub-categories. */
  places: number[]
}

export const savedColumnsSchema = z.object({
  ids: z.array(z.string()),
  names: z.array(z.string()),
  units: z.array(z.string()),
  prices: z.instanceof(Uint32Array),
  discounts: z.instanceof(Uint16Array),
  stocks: z.instanceof(Uint32Array),
  updatedAt: z.instanceof(Float64Array),
  places: z.instanceof(Uint32Array),
  placeLists: z.array(z.array(z.string())),
})
type SavedColumns = z.infer<typeof savedColumnsSchema>

type Row = { [Name in keyof Columns]: Columns[Name][number] } & { id: string }

export function createColumnTable(): ColumnTable {
  const columns = createColumns()
  const rowsById = new Map<string, number>()
  const free: number[] = []
  const placeLists = createListNumbers()
  /** Many products have the same unit, which is stored once. */
  const units = new Map<string, string>()

  const listRows = () => [...rowsById.values()]

  function set({ id, ...row }: Row): number {
    const at = rowsById.get(id) ?? free.pop() ?? columns.id.length
    rowsById.set(id, at)
    columns.id[at] = id
    columns.name[at] = row.name
    columns.unit[at] = units.get(row.unit) ?? row.unit
    units.set(row.unit, columns.unit[at])
    columns.category[at] = row.category
    columns.price[at] = row.price
    columns.discount[at] = row.discount
    columns.stock[at] = row.stock
    columns.updatedAt[at] = row.updatedAt
    columns.places[at] = row.places
    return at
  }

  return {
    columns,
    put: (product, category) =>
      set({
        id: product._id.toHexString(),
        name: toNameKey(product.name),
        unit: toNameKey(product.unit),
        category,
        price: product.price,
        discount: product.discount,
        stock: product.stock,
        // Rows that other programs have written may lack it.
        updatedAt: Number(product.updatedAt) || 0,
        places: placeLists.toNumber(listPlaces(product)),
      }),
    remove(id) {
      const row = rowsById.get(id)
      if (row === undefined) return undefined
      rowsById.delete(id)
      columns.id[row] = undefined
      free.push(row)
      return row
    },
    find: (id) => rowsById.get(id),
    has: (row) => columns.id[row] !== undefined,
    listRows,
    findPlaces: (within) =>
      placeLists.all().map((places) => within.every((id) => places.includes(id))),
    findAnyPlaces: (among) =>
      placeLists.all().map((places) => among.some((id) => places.includes(id))),
    clear() {
      for (const column of listColumns(columns)) column.length = 0
      rowsById.clear()
      units.clear()
      free.length = 0
      placeLists.clear()
    },
    save: () => saveColumns(columns, listRows(), placeLists.all()),
    restore(saved, findCategory) {
      const numbers = saved.placeLists.map((places) => placeLists.toNumber(places))
      const categories = saved.placeLists.map(findCategory)
      for (const [at, id] of saved.ids.entries()) {
        const list = saved.places[at] ?? 0
        set({
          id,
          name: saved.names[at] ?? '',
          unit: saved.units[at] ?? '',
          category: categories[list] ?? '',
          price: saved.prices[at] ?? 0,
          discount: saved.discounts[at] ?? 0,
          stock: saved.stocks[at] ?? 0,
          updatedAt: saved.updatedAt[at] ?? 0,
          places: numbers[list] ?? 0,
        })
      }
    },
  }
}

function createColumns(): Columns {
  return {
    id: [],
    name: [],
    unit: [],
    category: [],
    price: [],
    discount: [],
    stock: [],
    updatedAt: [],
    places: [],
  }
}

/** The ids of the categories and sub-categories of a product. */
export function listPlaces({
  categoryIds,
  subCategoryIds,
}: {
  categoryIds: Types.ObjectId[]
  subCategoryIds: Types.ObjectId[]
}): string[] {
  return [...categoryIds, ...subCategoryIds].map((id) => id.toHexString())
}

function listColumns(columns: Columns): unknown[][] {
  return Object.values<unknown[]>({ ...columns })
}

/** Numbers lists, of which many are equal. */
function createListNumbers() {
  const lists: (readonly string[])[] = []
  const numbers = new Map<string, number>()
  return {
    toNumber(list: readonly string[]): number {
      const key = list.join()
      const number = numbers.get(key) ?? lists.push(list) - 1
      numbers.set(key, number)
      return number
    },
    all: () => lists,
    clear() {
      lists.length = 0
      numbers.clear()
    },
  }
}

function saveColumns(
  columns: Columns,
  rows: number[],
  placeLists: (readonly string[])[],
): SavedColumns {
  const numbers = (column: number[]) => rows.map((row) => column[row] ?? 0)
  const texts = (column: (string | undefined)[]) => rows.map((row) => column[row] ?? '')
  return {
    ids: texts(columns.id),
    names: texts(columns.name),
    units: texts(columns.unit),
    prices: Uint32Array.from(numbers(columns.price)),
    discounts: Uint16Array.from(numbers(columns.discount)),
    stocks: Uint32Array.from(numbers(columns.stock)),
    updatedAt: Float64Array.from(numbers(columns.updatedAt)),
    places: Uint32Array.from(numbers(columns.places)),
    placeLists: placeLists.map((list) => [...list]),
  }
}
