import type { PartnerScope } from '../../apollo/schema-types.generated.ts'

/** The scopes with the descriptions of the dashboard. */
export const scopes: readonly { scope: PartnerScope; name: string; meaning: string }[] = [
  {
    scope: 'CATALOGUE_READ',
    name: 'catalogue:read',
    meaning:
      'Categories, sub-categories and products with prices, search, every change to them, and webhooks.',
  },
  {
    scope: 'STOCK_READ',
    name: 'stock:read',
    meaning: 'How many pieces of each product are left.',
  },
]
