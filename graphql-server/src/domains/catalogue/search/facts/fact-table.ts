import { z } from 'zod'
import type { BasisPoints, Paise } from '../../../../lib/money.ts'

/** What products are filtered and counted by. */
export interface ProductFacts {
  brand: string
  /** The ids of its categories and sub-categories. */
  places: readonly string[]
  /** The price of one piece after the discount. */
  price: Paise
  discount: BasisPoints
  isInStock: boolean
}

/**
 * The facts of all documents by position, a column each, so that counting them reads little memory. Equal brands and
 * lists of places are stored once.
 */
export interface FactColumns {
  brands: string[]
  /** The brands in lower case. */
  brandKeys: string[]
  places: (readonly string[])[]
  /** For each document, the positions of its brand and places in the lists above. */
  brandNumbers: Uint32Array
  placeNumbers: Uint32Array
  prices: Uint32Array
  discounts: Uint16Array
  /** 1 for documents in stock. */
  stock: Uint8Array
}

export interface FactTable {
  /** Replaced when it grows, so it must be read again after each change. */
  readonly columns: FactColumns
  set(position: number, facts: ProductFacts): void
  /** Saves the facts of these positions, in this order. */
  save(positions: readonly number[]): SavedFacts
  /** Restores facts at positions from 0. */
  restore(saved: SavedFacts): void
}

export const savedFactsSchema = z.object({
  brands: z.array(z.string()),
  places: z.array(z.array(z.string())),
  /** For each document, the positions of its brand and places in the lists above. */
  brandNumbers: z.instanceof(Uint32Array),
  placeNumbers: z.instanceof(Uint32Array),
  prices: z.instanceof(Uint32Array),
  discounts: z.instanceof(Uint16Array),
  stock: z.instanceof(Uint8Array),
})
type SavedFacts = z.infer<typeof savedFactsSchema>

export function createFactTable(): FactTable {
  let columns = createColumns(1024)
  const brandNumbers = new Map<string, number>()
  const placeNumbers = new Map<string, number>()

  /** The number of a value, which is added to the list if it is new. */
  function numberOf<Value>(
    numbers: Map<string, number>,
    key: string,
    list: Value[],
    value: Value,
  ): number {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, list.length)
    return list.push(value) - 1
  }

  function set(position: number, { brand, places, price, discount, isInStock }: ProductFacts) {
    if (position >= columns.prices.length) columns = grow(columns, 2 * position)
    columns.brandNumbers[position] = numberOf(brandNumbers, brand, columns.brands, brand)
    columns.brandKeys.push(...columns.brands.slice(columns.brandKeys.length).map(toBrandKey))
    columns.placeNumbers[position] = numberOf(placeNumbers, places.join(), columns.places, places)
    columns.prices[position] = price
    columns.discounts[position] = discount
    columns.stock[position] = Number(isInStock)
  }

  return {
    get columns() {
      return columns
    },
    set,
    save: (positions) => saveFacts(columns, positions),
    restore(saved) {
      for (const [at, price] of saved.prices.entries()) {
        set(at, {
          price,
          brand: saved.brands[saved.brandNumbers[at] ?? 0] ?? '',
          places: saved.places[saved.placeNumbers[at] ?? 0] ?? [],
          discount: saved.discounts[at] ?? 0,
          isInStock: saved.stock[at] === 1,
        })
      }
    },
  }
}

function createColumns(length: number): FactColumns {
  return {
    ...{ brands: [], brandKeys: [], places: [] },
    ...{ brandNumbers: new Uint32Array(length), placeNumbers: new Uint32Array(length) },
    ...{ prices: new Uint32Array(length), discounts: new Uint16Array(length) },
    stock: new Uint8Array(length),
  }
}

function grow(before: FactColumns, length: number): FactColumns {
  const { brands, brandKeys, places } = before
  const after = { ...createColumns(length), brands, brandKeys, places }
  after.brandNumbers.set(before.brandNumbers)
  after.placeNumbers.set(before.placeNumbers)
  after.prices.set(before.prices)
  after.discounts.set(before.discounts)
  after.stock.set(before.stock)
  return after
}

/** Without the brands and places that no document has any longer. */
function saveFacts(columns: FactColumns, positions: readonly number[]): SavedFacts {
  const brands = renumber(columns.brandNumbers, positions)
  const places = renumber(columns.placeNumbers, positions)
  return {
    brands: brands.used.map((number) => columns.brands[number] ?? ''),
    places: places.used.map((number) => [...(columns.places[number] ?? [])]),
    brandNumbers: brands.numbers,
    placeNumbers: places.numbers,
    prices: Uint32Array.from(positions, (position) => columns.prices[position] ?? 0),
    discounts: Uint16Array.from(positions, (position) => columns.discounts[position] ?? 0),
    stock: Uint8Array.from(positions, (position) => columns.stock[position] ?? 0),
  }
}

function renumber(numbers: Uint32Array, positions: readonly number[]) {
  const used = [...new Set(positions.map((position) => numbers[position] ?? 0))]
  const places = new Map(used.map((number, at) => [number, at]))
  return {
    used,
    numbers: Uint32Array.from(positions, (position) => places.get(numbers[position] ?? 0) ?? 0),
  }
}

/** The same for brands that differ in case only. */
export function toBrandKey(brand: string): string {
  return brand.toLowerCase()
}
