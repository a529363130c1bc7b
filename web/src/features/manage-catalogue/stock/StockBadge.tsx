import { Badge } from '../../../ui/content/Badge.tsx'

/** From so few pieces on a product is marked, as the server filters it. */
const lowStock = 5

/** How many pieces are left; few are yellow, none is red. */
export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <Badge $tone="red">Out of stock</Badge>
  if (stock <= lowStock) return <Badge $tone="yellow">Low: {stock} left</Badge>
  return <Badge $tone="neutral">{stock} in stock</Badge>
}
