import type { PartnerScope } from '../../apollo/manage-partners.generated.ts'

/** What a key may be allowed to read, in the words of the dashboard. */
export const scopes: readonly { scope: PartnerScope; name: string; meaning: string }[] = [
  {
    scope: 'CATALOGUE_READ',
    name: 'catalogue:read',
    meaning: 'Categories, sub-categories and products with prices, and every change to them.',
  },
  {
    scope: 'STOCK_READ',
    name: 'stock:read',
    meaning: 'How many pieces of each product are left.',
  },
]
