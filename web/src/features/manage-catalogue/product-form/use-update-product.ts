import { useCallback } from 'react'
import {
  type UpdateProductInput,
  useUpdateProductMutation,
} from '../../../apollo/manage-forms.generated.ts'
import { useSessionActions, useViewer } from '../../../apollo/session.tsx'
import { forgetSearches, moveProduct } from '../catalogue-cache.ts'
import { getChanges } from '../editing/entry.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'
import { type Product, type ProductEntry, toProductEntry, toProductInput } from './product-entry.ts'

/** Sends what the form changed about a product as it was read; without a change, nothing. */
export function useUpdateProduct(): (
  base: Product,
  entry: ProductEntry,
) => Promise<Outcome<Product>> {
  const renewCart = useRenewCart()
  const [update] = useUpdateProductMutation({
    update(cache, { data }, { variables }) {
      if (data?.updateProduct.userErrors.length !== 0) return
      const { input } = variables
      if (input.categoryIds || input.subCategoryIds) moveProduct(cache)
      else if (input.name || input.unit || input.description) forgetSearches(cache)
      renewCart(input)
    },
  })
  return useCallback(
    async (base, entry) => {
      const changes = getChanges(toProductInput(toProductEntry(base)), toProductInput(entry))
      if (Object.keys(changes).length === 0) return { thing: base, userErrors: [] }
      const seen = changes.stock === undefined ? {} : { seenStock: base.stock }
      const input = { id: base.id, version: base.version, ...changes, ...seen }
      const { data } = await update({ variables: { input } })
      const { product, userErrors } = payloadOf(data?.updateProduct)
      return { thing: product, userErrors }
    },
    [update],
  )
}

/** The admin's own cart may hold the product: what it comes to is for the server to say. */
function useRenewCart() {
  const { viewer } = useViewer()
  const { reload } = useSessionActions()
  return ({ id, price, discountPercent }: UpdateProductInput) => {
    if (price == null && discountPercent == null) return
    if (viewer?.cart.lines.some(({ product }) => product.id === id)) {
      reload().catch(() => undefined)
    }
  }
}
