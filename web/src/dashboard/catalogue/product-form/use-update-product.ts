import type { UpdateProductInput } from '../../../apollo/schema-types.generated.ts'
import { useUpdateProductMutation } from './EditProduct.generated.ts'
import { evictFields, moveProduct } from '../catalogue-cache.ts'
import { useReloadCart } from '../use-reload-cart.ts'
import { getChanges } from '../editing/entry.ts'
import type { Outcome } from '../editing/outcome.ts'
import { type Product, type ProductEntry, toProductInput } from './product-entry.ts'
import { toProductEntry } from './saved-product.ts'

/** Sends only the changed fields; without changes, it sends nothing. */
export function useUpdateProduct() {
  const reloadCart = useReloadCart()
  const update = useUpdateProductMutation({
    update(cache, { data }, { variables }) {
      if (data?.updateProduct.userErrors.length !== 0) return
      const { input } = variables
      if (input.categoryIds || input.subCategoryIds) moveProduct(cache)
      else if (input.name || input.unit || input.description) evictFields(cache, ['searchProducts'])
      if (isSeenInCart(input)) reloadCart([input.id])
    },
  })
  return async (base: Product, entry: ProductEntry): Promise<Outcome<Product>> => {
    const changes = getChanges(toProductInput(toProductEntry(base)), toProductInput(entry))
    if (Object.keys(changes).length === 0) return { item: base, userErrors: [] }
    const seen = changes.stock === undefined ? {} : { seenStock: base.stock }
    const input = { id: base.id, version: base.version, ...changes, ...seen }
    const { product, userErrors } = await update(input)
    return { item: product, userErrors }
  }
}

const cartFields = ['price', 'discountPercent', 'composition', 'medicine'] as const

/** Whether a change shows in carts: the price, or a field that the cart's advice depends on. */
function isSeenInCart(changes: UpdateProductInput): boolean {
  return cartFields.some((name) => changes[name] !== undefined)
}
