/** Root fields whose answers are the same for everyone. */
export const publicFields: ReadonlySet<string> = new Set([
  "store",
  "categories",
  "category",
  "subCategories",
  "subCategory",
  "product",
  "productsById",
  "deletedProduct",
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
  "productsById",
  "deletedProduct",
  "products",
  "searchProducts",
  "searchSuggestions",
  "productList",
  "gstProposal",
  "medicineFindings",
  "stockMovements",
  "productImports",
  "publishedWords",
  "explainSearch",
  "catalogueChanges",
  "catalogueDigest"
] as const
