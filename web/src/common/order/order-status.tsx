import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx'

/** Pending is yellow, Order Confirm green, anything else red. */
export const statusBadges: Record<OrderStatus, { text: string; tone: BadgeTone }> = {
  PENDING: { text: 'Pending', tone: 'yellow' },
  CONFIRMED: { text: 'Order Confirm', tone: 'green' },
  PACKED: { text: 'Packed', tone: 'red' },
  DELIVERED: { text: 'Delivered', tone: 'red' },
  CANCELLED_BY_SELLER: { text: 'Cancel By Seller', tone: 'red' },
  CANCELLED_BY_SHOPPER: { text: 'Cancelled', tone: 'red' },
}

export function isCancelled(status: OrderStatus): boolean {
  return status === 'CANCELLED_BY_SELLER' || status === 'CANCELLED_BY_SHOPPER'
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { text, tone } = statusBadges[status]
  return <Badge $tone={tone}>{text}</Badge>
}
