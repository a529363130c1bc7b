/** Root fields whose answers are the same for everyone. */
export const publicFields: ReadonlySet<string> = new Set([
  "store",
  "categories",
  "category",
  "subCategories",
  "subCategory",
  "product",
  "products",
  "searchProducts",
  "searchSuggestions"
])

/** Root fields that return parts of the catalogue. */
export const catalogueFields = [
  "categories",
  "category",
  "subCategories",
  "subCategory",
  "product",
  "products",
  "searchProducts",
  "searchSuggestions",
  "productList",
  "stockMovements",
  "productImports",
  "publishedWords",
  "explainSearch",
  "catalogueChanges",
  "catalogueDigest"
] as const

/** Products with at most this stock count as low on stock. */
export const LOW_STOCK = 5

/** The maximum number of orders that are moved or printed at once. */
export const MAX_ORDERS_AT_ONCE = 500
