import type { BasisPoints, Paise } from '../../../../lib/money.ts'
import { listPlaces } from '../../reading/table/place-list.ts'
import type { ProductTable } from '../../reading/table/product-table.ts'

/** A product must pass all parts. Omitted parts match every product. */
export interface ProductFilter {
  /** Category and sub-category ids. All of them must contain the product. */
  within?: readonly string[]
  /** Any of these brands, in any case. */
  brands?: readonly string[]
  /** Any of these categories and sub-categories. */
  categoryIds?: readonly string[]
  /** Any of these ISO codes. */
  countries?: readonly string[]
  /** Inclusive limits for the discounted price. */
  minPrice?: Paise
  maxPrice?: Paise
  minDiscount?: BasisPoints
  inStock?: boolean
}

/** The parts that a product can fail, one bit each. There is a facet for each part but the first. */
export const FAILURES = {
  within: 1,
  brand: 2,
  category: 4,
  price: 8,
  discount: 16,
  stock: 32,
  country: 64,
}

/** Compiles the filter to a function that returns the failures of a row's product, or 0 if it passes. */
export function compileFilter(
  filter: ProductFilter,
  table: Pick<ProductTable, 'columns' | 'brands' | 'countries' | 'places'>,
): (row: number) => number {
  if (Object.values(filter).every((part) => part === undefined)) return () => 0
  const { within = [], minPrice = 0, maxPrice = Infinity, minDiscount = 0, inStock } = filter
  const brands = filter.brands && new Set(filter.brands.map(toBrandKey))
  const categories = filter.categoryIds && new Set(filter.categoryIds)
  const countries = filter.countries && new Set(filter.countries)
  // Compares each brand, each country and each list of places only once.
  const ofBrand = Uint8Array.from(table.brands, (name) =>
    !brands || brands.has(toBrandKey(name)) ? 0 : FAILURES.brand,
  )
  const ofCountry = Uint8Array.from(table.countries, (code) =>
    !countries || countries.has(code) ? 0 : FAILURES.country,
  )
  const ofPlaces = Uint8Array.from(table.places, (each) => {
    const ids = listPlaces(each)
    return (
      (within.every((id) => ids.includes(id)) ? 0 : FAILURES.within) |
      (!categories || ids.some((id) => categories.has(id)) ? 0 : FAILURES.category)
    )
  })
  const { brand, country, places, cost, discount, stock } = table.columns
  return (row) => {
    const price = cost[row] ?? 0
    return (
      (ofBrand[brand[row] ?? 0] ?? 0) |
      (ofCountry[country[row] ?? 0] ?? 0) |
      (ofPlaces[places[row] ?? 0] ?? 0) |
      (price >= minPrice && price <= maxPrice ? 0 : FAILURES.price) |
      ((discount[row] ?? 0) >= minDiscount ? 0 : FAILURES.discount) |
      (!inStock || (stock[row] ?? 0) > 0 ? 0 : FAILURES.stock)
    )
  }
}

/** Returns the same key for brands that differ only in case. */
export function toBrandKey(brand: string): string {
  return brand.toLowerCase()
}
