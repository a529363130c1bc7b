import { pageSize } from '../../../lib/database/pagination.ts'
import { toPercent } from '../../../lib/money.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { Facets } from '../search/facts/count-facets.ts'

const MAX_CHOICES = 50

/** Converts facets to the schema's types, with at most `first` brands and categories. */
export function nameFacets(facets: Facets, categories: CategoryRecord[], first: number) {
  const most = pageSize(first, MAX_CHOICES)
  const counted = categories
    .map((category) => ({ category, count: facets.places.get(category._id.toHexString()) ?? 0 }))
    .filter(({ count }) => count > 0)
  return {
    brands: facets.brands.slice(0, most),
    categories: counted.sort((a, b) => b.count - a.count).slice(0, most),
    countries: facets.countries
      .slice(0, most)
      .map(({ code, count }) => ({ countryOfOrigin: code, count })),
    prices: facets.prices,
    discounts: facets.discounts.map(({ min, count }) => ({ minPercent: toPercent(min), count })),
    inStockCount: facets.inStock,
  }
}
