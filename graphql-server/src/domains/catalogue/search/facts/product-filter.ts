import type { BasisPoints, Paise } from '../../../../lib/money.ts'
import type { ProductFacts } from './fact-table.ts'

/** Products that fit all of these. Omitted ones fit all products. */
export interface ProductFilter {
  /** The ids of categories and sub-categories that all contain the product. */
  within?: readonly string[]
  /** Products of any of these brands, in any case. */
  brands?: readonly string[]
  /** Products in any of these categories and sub-categories. */
  categoryIds?: readonly string[]
  /** Limits of the price after the discount, inclusive. */
  minPrice?: Paise
  maxPrice?: Paise
  minDiscount?: BasisPoints
  inStock?: boolean
}

/** The parts of a filter that a product can fail, one bit each. Facets count each of them but the first. */
export const FAILURES = { within: 1, brand: 2, category: 4, price: 8, discount: 16, stock: 32 }

/** Compiles the filter to a function that returns the failures of a product, 0 if it fits. */
export function compileFilter(filter: ProductFilter): (facts: ProductFacts) => number {
  if (Object.values(filter).every((part) => part === undefined)) return () => 0
  const { within = [], minPrice = 0, maxPrice = Infinity, minDiscount = 0 } = filter
  const brands = filter.brands && new Set(filter.brands.map(toBrandKey))
  const categories = filter.categoryIds && new Set(filter.categoryIds)
  return ({ brand, places, price, discount, isInStock }) =>
    (within.every((id) => places.includes(id)) ? 0 : FAILURES.within) |
    (!brands || brands.has(toBrandKey(brand)) ? 0 : FAILURES.brand) |
    (!categories || places.some((id) => categories.has(id)) ? 0 : FAILURES.category) |
    (price >= minPrice && price <= maxPrice ? 0 : FAILURES.price) |
    (discount >= minDiscount ? 0 : FAILURES.discount) |
    (isInStock || !filter.inStock ? 0 : FAILURES.stock)
}

export function toBrandKey(brand: string): string {
  return brand.toLowerCase()
}
