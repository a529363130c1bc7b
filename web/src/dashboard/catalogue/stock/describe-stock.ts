import { LOW_STOCK } from '../../../apollo/dashboard-constants.generated.ts'
import type { BadgeTone } from '../../../ui/content/Badge.tsx'

/** The number of pieces left: yellow when low, red when none. */
export function describeStock(stock: number): { text: string; tone: BadgeTone } {
  if (stock <= 0) return { text: 'Out of stock', tone: 'red' }
  if (stock <= LOW_STOCK) return { text: `Low: ${stock} left`, tone: 'yellow' }
  return { text: `${stock} in stock`, tone: 'neutral' }
}
