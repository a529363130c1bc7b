import { LOW_STOCK } from '../../../apollo/dashboard-constants.generated.ts'
import type { BadgeTone } from '../../../ui/content/Badge.tsx'

/** Describes the remaining stock: yellow when low, red when sold out. */
export function describeStock(stock: number): { text: string; tone: BadgeTone } {
  if (stock <= 0) return { text: 'Out of stock', tone: 'red' }
  if (stock <= LOW_STOCK) return { text: `Low: ${stock} left`, tone: 'yellow' }
  return { text: `${stock} in stock`, tone: 'neutral' }
}
