import type { BasisPoints, Paise } from '../../../../lib/money.ts'
import type { ProductFacts } from './fact-table.ts'
import { compileFilter, FAILURES, type ProductFilter, toBrandKey } from './product-filter.ts'

/** How many products each choice of a filter would leave. */
export interface Facets {
  /** The most frequent brands. */
  brands: { brand: string; count: number }[]
  /** By the id of a category or sub-category. */
  places: Map<string, number>
  /** Ranges of the price after the discount. The last one has no upper limit. */
  prices: { min: Paise; max: Paise | null; count: number }[]
  /** Counted from the lower limit on. */
  discounts: { min: BasisPoints; count: number }[]
  inStock: number
}

const MAX_BRANDS = 50
const PRICE_STEPS: Paise[] = [0, 5_000, 10_000, 20_000, 50_000, 100_000]
const DISCOUNT_STEPS: BasisPoints[] = [1_000, 2_000, 3_000, 5_000]

/** Counts products for each facet as if its own part of the filter were not set, so that another choice can be made. */
export function countFacets(products: readonly ProductFacts[], filter: ProductFilter): Facets {
  const findFailures = compileFilter(filter)
  const failures = products.map(findFailures)
  const choices = (own: number) =>
    products.filter((_facts, at) => failures[at] === 0 || failures[at] === own)
  return {
    brands: countBrands(choices(FAILURES.brand)),
    places: countPlaces(choices(FAILURES.category)),
    prices: countPrices(choices(FAILURES.price)),
    discounts: countDiscounts(choices(FAILURES.discount)),
    inStock: choices(FAILURES.stock).filter(({ isInStock }) => isInStock).length,
  }
}

function countBrands(products: ProductFacts[]): Facets['brands'] {
  const counts = new Map<string, { brand: string; count: number }>()
  for (const { brand } of products) {
    const key = toBrandKey(brand)
    const known = counts.get(key)
    if (known) known.count += 1
    else if (key !== '') counts.set(key, { brand, count: 1 })
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.brand < b.brand ? -1 : 1))
    .slice(0, MAX_BRANDS)
}

function countPlaces(products: ProductFacts[]): Facets['places'] {
  const counts = new Map<string, number>()
  for (const { places } of products)
    for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function countPrices(products: ProductFacts[]): Facets['prices'] {
  const ranges = PRICE_STEPS.map((min, at) => {
    const next = PRICE_STEPS[at + 1]
    return { min, max: next === undefined ? null : next - 1, count: 0 }
  })
  for (const { price } of products) {
    const range = ranges.findLast(({ min }) => price >= min)
    if (range) range.count += 1
  }
  return ranges.filter(({ count }) => count > 0)
}

function countDiscounts(products: ProductFacts[]): Facets['discounts'] {
  return DISCOUNT_STEPS.map((min) => ({
    min,
    count: products.filter(({ discount }) => discount >= min).length,
  })).filter(({ count }) => count > 0)
}
