/** A product as the dashboard lists it. */
export const buildProduct = (name: string, stock = 47) => ({
  __typename: 'Product',
  id: name.toLowerCase(),
  name,
  unit: `Unit of ${name}`,
  stock,
  updatedAt: '2026-11-21T09:00:00.000Z',
  version: 1,
  price: { __typename: 'Money', amount: 125_00 },
  discountedPrice: { __typename: 'Money', amount: 100_00 },
  images: [],
})

type Product = ReturnType<typeof buildProduct>

/** A numbered page of the list. */
export const buildProductList = (products: Product[], page = 1, totalPages = 1) => ({
  productList: {
    __typename: 'ProductList',
    products,
    page,
    totalPages,
    totalCount: products.length,
  },
})

export const userError = (code: string, message: string) => ({
  __typename: 'UserError',
  code,
  message,
  field: null,
})
