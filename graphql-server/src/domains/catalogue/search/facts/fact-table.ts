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

/** The facts of all documents by position. Brands and lists of places that are equal are stored once. */
export interface FactTable {
  set(position: number, facts: ProductFacts): void
  at(position: number): ProductFacts | undefined
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
export type SavedFacts = z.infer<typeof savedFactsSchema>

export function createFactTable(): FactTable {
  const table: (ProductFacts | undefined)[] = []
  const brands = new Map<string, string>()
  const places = new Map<string, readonly string[]>()

  function set(position: number, facts: ProductFacts): void {
    table[position] = {
      ...facts,
      brand: getOrAdd(brands, facts.brand, facts.brand),
      places: getOrAdd(places, facts.places.join(), facts.places),
    }
  }

  return {
    set,
    at: (position) => table[position],
    save: (positions) => saveFacts(positions.flatMap((position) => table[position] ?? [])),
    restore(saved) {
      for (const [position, facts] of restoreFacts(saved).entries()) set(position, facts)
    },
  }
}

function getOrAdd<Value>(values: Map<string, Value>, key: string, value: Value): Value {
  const known = values.get(key)
  if (known === undefined) values.set(key, value)
  return known ?? value
}

function saveFacts(facts: ProductFacts[]): SavedFacts {
  const brands = [...new Set(facts.map(({ brand }) => brand))]
  const places = [...new Set(facts.map((each) => each.places))]
  const brandNumbers = new Map(brands.map((brand, at) => [brand, at]))
  const placeNumbers = new Map(places.map((list, at) => [list, at]))
  return {
    brands,
    places: places.map((list) => [...list]),
    brandNumbers: Uint32Array.from(facts, ({ brand }) => brandNumbers.get(brand) ?? 0),
    placeNumbers: Uint32Array.from(facts, (each) => placeNumbers.get(each.places) ?? 0),
    prices: Uint32Array.from(facts, ({ price }) => price),
    discounts: Uint16Array.from(facts, ({ discount }) => discount),
    stock: Uint8Array.from(facts, ({ isInStock }) => Number(isInStock)),
  }
}

function restoreFacts(saved: SavedFacts): ProductFacts[] {
  return Array.from(saved.prices, (price, at) => ({
    price,
    brand: saved.brands[saved.brandNumbers[at] ?? 0] ?? '',
    places: saved.places[saved.placeNumbers[at] ?? 0] ?? [],
    discount: saved.discounts[at] ?? 0,
    isInStock: saved.stock[at] === 1,
  }))
}
