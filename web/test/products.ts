import type { ManageUpdateProductsMutation } from '../src/dashboard/catalogue/product-table/ProductTable.generated.ts'
import type { ManageProductTableQuery } from '../src/dashboard/catalogue/product-table/ProductTable.generated.ts'

export type Product = ManageUpdateProductsMutation['updateProducts']['products'][number]

/** The facts on the label of a product whose admin has entered none. */
export const noLabelFacts = {
  ...{ makerOrPacker: '', importer: '', countryOfOrigin: '', vegetarianMark: null },
  ...{ bestBefore: '', netQuantity: '', unitPrice: null },
}

/** A product as the dashboard lists it. */
export const buildProduct = (name: string, stock = 47): Product => ({
  id: name.toLowerCase(),
  name,
  unit: `Unit of ${name}`,
  stock,
  available: stock,
  updatedAt: '2026-11-21T09:00:00.000Z',
  version: 1,
  discountPercent: 20,
  categories: [],
  subCategories: [],
  medicine: null,
  price: { amount: 125_00 },
  discountedPrice: { amount: 100_00 },
  images: [],
})

/** A page in the list. */
export const buildProductList = (products: Product[], totalPages = 1): ManageProductTableQuery => ({
  productList: {
    products,
    totalPages,
    totalCount: products.length,
  },
})
