import { Badge } from '../../ui/content/Badge.tsx'

/** '{n} in stock' on green, 'Out of Stock' on red. */
export function StockBadge({ stock }: { stock: number }) {
  return stock > 0 ? (
    <Badge $tone="green">{stock} in stock</Badge>
  ) : (
    <Badge $tone="red">Out of Stock</Badge>
  )
}
