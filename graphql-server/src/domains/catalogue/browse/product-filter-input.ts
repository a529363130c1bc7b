import type { ProductFilterInput } from '../../../contract/types.generated.ts'
import { requestError } from '../../../lib/errors.ts'
import { inputMessages } from '../../../lib/messages/shared-messages.ts'
import { fromPercent } from '../../../lib/money.ts'
import type { CategoryFilter } from '../reading/catalogue-reader.ts'
import type { ProductFilter } from '../search/facts/product-filter.ts'

const MAX_CHOICES = 50

/** Converts a list's filter, optionally within a category. Throws for too many choices. */
export function toProductFilter(
  filter?: ProductFilterInput | null,
  { categoryId, subCategoryId }: CategoryFilter = {},
): ProductFilter {
  const { brands, categoryIds, countriesOfOrigin, ...limits } = filter ?? {}
  const { minPrice, maxPrice, minDiscountPercent, inStock } = limits
  for (const [name, choices] of Object.entries({ brands, categoryIds, countriesOfOrigin }))
    if (choices && choices.length > MAX_CHOICES)
      throw requestError(
        inputMessages.TOO_MANY_ENTRIES({ label: `filter.${name}`, max: MAX_CHOICES }),
      )
  const within = [categoryId, subCategoryId].flatMap((id) => id?.toHexString() ?? [])
  return {
    ...(within.length > 0 && { within }),
    ...(brands && { brands }),
    ...(categoryIds && { categoryIds: categoryIds.map((id) => id.toLowerCase()) }),
    ...(countriesOfOrigin && {
      countries: countriesOfOrigin.map((code) => code.toUpperCase()),
    }),
    ...(minPrice != null && { minPrice }),
    ...(maxPrice != null && { maxPrice }),
    ...(minDiscountPercent != null && { minDiscount: fromPercent(minDiscountPercent) }),
    ...(inStock && { inStock }),
  }
}
