export const catalogueRules = {
  Query: {
    categories: 'anyone',
    category: 'anyone',
    subCategories: 'anyone',
    subCategory: 'anyone',
    product: 'anyone',
    products: 'anyone',
    searchProducts: 'anyone',
  },
} as const
