/** Root fields that say nothing about the person. */
export const publicFields: ReadonlySet<string> = new Set([
  'store',
  'categories',
  'category',
  'subCategories',
  'subCategory',
  'product',
  'products',
  'searchProducts',
])
