import type { PartnerScope } from '../../apollo/schema-types.generated.ts'

/** The scopes with the dashboard's descriptions. */
export const scopes: readonly { scope: PartnerScope; name: string; meaning: string }[] = [
  {
    scope: 'CATALOGUE_READ',
    name: 'catalogue:read',
    meaning:
      'Categories, sub-categories and products with prices, all their changes, search, and webhooks.',
  },
  {
    scope: 'STOCK_READ',
    name: 'stock:read',
    meaning: 'Each product’s stock.',
  },
]
