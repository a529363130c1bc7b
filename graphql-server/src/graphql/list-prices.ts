import type { PriceOf } from './cost.ts'

/** Prices do not grow beyond this number, so the web app's pages stay far below the limit. */
const MOST_PRODUCTS = 100_000

/**
 * Fields whose work grows with the number of products. `price` applies with 100,000 products, if one of the `ifGiven`
 * arguments has a value. A price of 1 stands for about 10 microseconds, so an operation that costs 10,000 takes at most
 * about 100 milliseconds.
 */
const PRICED: Record<string, { price: number; ifGiven?: readonly string[] }> = {
  'Category.productCount': { price: 100 },
  'ProductConnection.facets': { price: 1_000 },
  'Product.similarProducts': { price: 50 },
  'Query.products': { price: 1_000, ifGiven: ['filter', 'sort'] },
  'Query.productList': { price: 3_000 },
  'Query.dashboardSearch': { price: 2_500 },
  // It searches for up to 50 entries, and up to three times for each.
  'Query.readShoppingList': { price: 5_000 },
  'Query.searchProducts': { price: 2_500 },
  'Query.searchSuggestions': { price: 3_000 },
}

/** The prices of lists in a catalogue with this many products. */
export function listPrices(products: number): PriceOf {
  const share = Math.min(1, roundProducts(products) / MOST_PRODUCTS)
  return (type, field, given) => {
    const { price, ifGiven } = PRICED[`${type}.${field}`] ?? { price: 0 }
    const isDue = !ifGiven || ifGiven.some((name) => given.includes(name))
    return isDue ? Math.floor(price * share) : 0
  }
}

/** Rounds the number of products down to thousands, within which prices are the same. */
export function roundProducts(products: number): number {
  return Math.floor(products / 1_000) * 1_000
}
