import type { RootFieldRules } from '../account/account.policy.ts'

export const catalogueRules = {
  Query: {
    categories: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    category: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    subCategories: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    subCategory: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    product: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    products: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
    searchProducts: { access: 'anyone', keyScope: 'CATALOGUE_READ', rateLimit: 'search' },
    productList: { access: 'anyone', rateLimit: 'search' },
    stockMovements: { access: 'admin' },
    publishedWords: { access: 'admin' },
    catalogueChanges: { access: 'admin', keyScope: 'CATALOGUE_READ' },
    catalogueDigest: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  },
  Mutation: {
    createCategory: { access: 'admin' },
    updateCategory: { access: 'admin' },
    deleteCategory: { access: 'admin' },
    createSubCategory: { access: 'admin' },
    updateSubCategory: { access: 'admin' },
    deleteSubCategory: { access: 'admin' },
    createProduct: { access: 'admin' },
    updateProduct: { access: 'admin' },
    deleteProduct: { access: 'admin' },
    setStock: { access: 'admin' },
    publishWords: { access: 'admin' },
    removePublishedWords: { access: 'admin' },
    importProducts: { access: 'admin' },
    uploadPicture: { access: 'admin' },
  },
} satisfies RootFieldRules
