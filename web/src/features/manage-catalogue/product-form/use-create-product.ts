import { useCallback } from 'react'
import { useCreateProductMutation } from '../../../apollo/manage-forms.generated.ts'
import { placeNewProduct } from '../catalogue-cache.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'
import { type Product, type ProductEntry, toProductInput } from './product-entry.ts'

export function useCreateProduct(): (entry: ProductEntry) => Promise<Outcome<Product>> {
  const [create] = useCreateProductMutation({
    update(cache, { data }) {
      const product = data?.createProduct.product
      if (product) placeNewProduct(cache, product)
    },
  })
  return useCallback(
    async (entry) => {
      const { data } = await create({ variables: { input: toProductInput(entry) } })
      const { product, userErrors } = payloadOf(data?.createProduct)
      return { thing: product, userErrors }
    },
    [create],
  )
}
