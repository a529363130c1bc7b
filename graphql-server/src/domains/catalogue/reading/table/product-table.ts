import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { type BasisPoints, discountedPrice, type Paise } from '../../../../lib/money.ts'
import type { GstRateRecord } from '../../../gst/rates.ts'
import { FORMS, SCHEDULES } from '../../medicine/medicine-fields.ts'
import { type CheckedMedicine, toCheckedMedicine } from '../../medicine/medicine-findings.ts'
import type { ProductRecord } from '../../record/product.model.ts'
import { createNumbering } from './numbering.ts'
import { growTo } from './packed-ids.ts'
import { createProductIds, type ProductIds, savedIdsSchema } from './product-ids.ts'

/** The fields that the table contains. */
export interface TableProduct {
  id: string
  name: string
  /** Empty if unknown. */
  brand: string
  unit: string
  /** An ISO code, or empty if unknown. */
  countryOfOrigin: string
  /** Empty for products without an HSN code, which documents need too. */
  gstRates: GstRateRecord[]
  /** Null for products without a composition. */
  medicine: CheckedMedicine | null
  places: Places
  price: Paise
  /** The discounted price for one piece. */
  cost: Paise
  discount: BasisPoints
  stock: number
  /** In milliseconds. */
  updatedAt: number
}

/** The ids of the product's categories and sub-categories. */
export interface Places {
  categoryIds: string[]
  subCategoryIds: string[]
}

/**
 * All products of the shop in memory, with a column for each sortable or filterable field, and a position for each row.
 */
export interface ProductTable {
  readonly ids: Omit<ProductIds, 'add' | 'remove' | 'clear' | 'save' | 'restore'>
  /** Replaced when the table grows, so read this property after each change. */
  readonly columns: Columns
  readonly names: readonly string[]
  /** The columns refer to these brands by number. */
  readonly brands: readonly string[]
  readonly units: readonly string[]
  readonly countries: readonly string[]
  readonly gstRates: readonly GstRateRecord[][]
  readonly medicines: readonly (CheckedMedicine | null)[]
  readonly places: readonly Places[]
  /** Different after each change. */
  readonly version: number
  /** Adds or replaces a product, and returns its row. */
  put(product: TableProduct): number
  /** Removes a product, and returns its row. */
  remove(id: string): number | undefined
  clear(): void
  save(): SavedTable
  /** Replaces the table's contents with saved ones. */
  restore(saved: SavedTable): void
}

/** Numbers by row. */
type Columns = ReturnType<typeof createColumns>

const numbers = z.instanceof(Uint32Array)
const texts = z.array(z.string())
export const savedTableSchema = z.object({
  ids: savedIdsSchema,
  columns: z.object({
    ...{ price: numbers, cost: numbers, discount: z.instanceof(Uint16Array) },
    ...{ stock: z.instanceof(Int32Array), updatedAt: z.instanceof(Float64Array) },
    ...{ brand: numbers, unit: numbers, country: numbers, places: numbers, title: numbers },
    ...{ gst: numbers, medicine: numbers },
  }),
  ...{ names: texts, brands: texts, units: texts, countries: texts },
  places: z.array(z.object({ categoryIds: texts, subCategoryIds: texts })),
  gstRates: z.array(z.array(z.object({ rate: z.number(), from: z.string() }))),
  medicines: z.array(
    z
      .object({
        ...{ composition: z.string(), form: z.enum(FORMS).nullable(), isExternal: z.boolean() },
        ...{ schedule: z.enum(SCHEDULES), isNarcotic: z.boolean(), checked: texts },
      })
      .nullable(),
  ),
})
type SavedTable = z.infer<typeof savedTableSchema>

const COLUMNS = [
  ...(['price', 'cost', 'discount', 'stock', 'updatedAt'] as const),
  ...(['brand', 'unit', 'country', 'places', 'title', 'gst', 'medicine'] as const),
]

export function createProductTable(): ProductTable {
  const ids = createProductIds()
  let columns = createColumns(0)
  let names: string[] = []
  let lists = createLists()
  let version = 0

  return {
    ids,
    get columns() {
      return columns
    },
    get names() {
      return names
    },
    get brands() {
      return lists.brands.values
    },
    get units() {
      return lists.units.values
    },
    get countries() {
      return lists.countries.values
    },
    get gstRates() {
      return lists.gstRates.values
    },
    get medicines() {
      return lists.medicines.values
    },
    get places() {
      return lists.places.values
    },
    get version() {
      return version
    },
    put(product) {
      version += 1
      const row = ids.find(product.id) ?? ids.add(product.id)
      if (row >= columns.price.length) columns = copyColumns(columns, growTo(row))
      names[row] = product.name
      writeRow(columns, lists, row, product)
      return row
    },
    remove(id) {
      version += 1
      return ids.remove(id)
    },
    clear() {
      version += 1
      ids.clear()
      names = []
      lists = createLists()
    },
    save() {
      const saved = copyColumns(columns, names.length)
      return {
        ids: ids.save(),
        columns: saved,
        names: [...names],
        brands: removeUnused(lists.brands.values, saved.brand, ids.rows()),
        units: removeUnused(lists.units.values, saved.unit, ids.rows()),
        countries: removeUnused(lists.countries.values, saved.country, ids.rows()),
        gstRates: removeUnused(lists.gstRates.values, saved.gst, ids.rows()),
        medicines: removeUnused(lists.medicines.values, saved.medicine, ids.rows()),
        places: removeUnused(lists.places.values, saved.places, ids.rows()),
      }
    },
    restore(saved) {
      version += 1
      ids.restore(saved.ids)
      names = saved.names
      columns = copyColumns(saved.columns, names.length)
      lists = createLists(saved)
    },
  }
}

const createTexts = (values?: string[]) => createNumbering((text: string) => text, values)

/** Numbers the values that several products have. */
function createLists(
  saved?: Pick<SavedTable, 'brands' | 'units' | 'countries' | 'places' | 'gstRates' | 'medicines'>,
) {
  return {
    brands: createTexts(saved?.brands),
    units: createTexts(saved?.units),
    countries: createTexts(saved?.countries),
    gstRates: createNumbering((rates: GstRateRecord[]) => JSON.stringify(rates), saved?.gstRates),
    medicines: createNumbering(
      (medicine: CheckedMedicine | null) => JSON.stringify(medicine),
      saved?.medicines,
    ),
    places: createNumbering((places: Places) => JSON.stringify(places), saved?.places),
  }
}

function createColumns(length: number) {
  return {
    price: new Uint32Array(length),
    cost: new Uint32Array(length),
    discount: new Uint16Array(length),
    stock: new Int32Array(length),
    updatedAt: new Float64Array(length),
    /** Numbers that refer to the brand, the unit, the country of origin, the places, the GST rates and the medicine. */
    brand: new Uint32Array(length),
    unit: new Uint32Array(length),
    country: new Uint32Array(length),
    places: new Uint32Array(length),
    gst: new Uint32Array(length),
    medicine: new Uint32Array(length),
    /** The title's hash. */
    title: new Uint32Array(length),
  }
}

/** Writes a product's numbers. */
function writeRow(
  columns: Columns,
  lists: ReturnType<typeof createLists>,
  row: number,
  product: TableProduct,
): void {
  columns.brand[row] = lists.brands.toNumber(product.brand)
  columns.unit[row] = lists.units.toNumber(product.unit)
  columns.country[row] = lists.countries.toNumber(product.countryOfOrigin)
  columns.gst[row] = lists.gstRates.toNumber(product.gstRates)
  columns.medicine[row] = lists.medicines.toNumber(product.medicine)
  columns.places[row] = lists.places.toNumber(product.places)
  columns.title[row] = hashTitle(toTitle(product))
  columns.price[row] = product.price
  columns.cost[row] = product.cost
  columns.discount[row] = product.discount
  columns.stock[row] = product.stock
  columns.updatedAt[row] = product.updatedAt
}

/** Copies the first `length` rows. */
function copyColumns(before: Columns, length: number): Columns {
  const after = createColumns(length)
  for (const name of COLUMNS) after[name].set(before[name].subarray(0, length))
  return after
}

/** Returns the used values, and renumbers their column. */
function removeUnused<Value>(
  values: readonly Value[],
  column: Uint32Array,
  rows: Uint32Array,
): Value[] {
  const used = [...new Set(Array.from(rows, (row) => column[row] ?? 0))].sort((a, b) => a - b)
  const places = new Map(used.map((number, place) => [number, place]))
  for (const row of rows) column[row] = places.get(column[row] ?? 0) ?? 0
  // Values can be lists, which must stay lists.
  return used.flatMap((number) => {
    const value = values[number]
    return value === undefined ? [] : [value]
  })
}

export function toTableProduct(product: ProductRecord): TableProduct {
  const toIds = (ids: ProductRecord['categoryIds']) => [
    ...new Set(ids.map((id) => id.toHexString())),
  ]
  return {
    id: product._id.toHexString(),
    name: product.name,
    brand: product.brand ?? '',
    unit: product.unit,
    countryOfOrigin: product.countryOfOrigin ?? '',
    gstRates: product.hsn ? (product.gstRates ?? []) : [],
    medicine: toCheckedMedicine(product),
    places: {
      categoryIds: toIds(product.categoryIds),
      subCategoryIds: toIds(product.subCategoryIds),
    },
    price: product.price,
    cost: discountedPrice(product.price, product.discount),
    discount: product.discount,
    stock: product.stock,
    // Products from other programs may lack it.
    updatedAt: Number(product.updatedAt) || 0,
  }
}

/** The full product name, with its brand. */
export function toTitle({ name, brand }: { name: string; brand: string }): string {
  const isInName = name.toLowerCase().startsWith(brand.toLowerCase())
  return isInName ? name : `${brand} ${name}`
}

/** Equal for equal titles. */
export function hashTitle(title: string): number {
  return crc32(title)
}

/**
 * Counts products by the number in their row. Rows without a number are not counted. All numbers are below `numbers`.
 */
export function countByNumber(
  { ids }: Pick<ProductTable, 'ids'>,
  numbers: number,
  numberOf: (row: number) => number | null,
): Uint32Array {
  const counts = new Uint32Array(numbers)
  const rows = ids.rows()
  // A loop over numbers takes a third of the time that a loop over values takes.
  for (let rank = 0; rank < rows.length; rank += 1) {
    const number = numberOf(rows[rank] ?? 0)
    if (number !== null) counts[number] = (counts[number] ?? 0) + 1
  }
  return counts
}

/** Caches a value that is computed from the table until the table changes. */
export function perVersion<Value>(
  table: Pick<ProductTable, 'version'>,
  compute: () => Value,
): () => Value {
  let known: { version: number; value: Value } | null = null
  return () => {
    if (known?.version !== table.version) known = { version: table.version, value: compute() }
    return known.value
  }
}
