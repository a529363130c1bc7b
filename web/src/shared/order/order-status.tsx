import { Check, type LucideIcon, X } from 'lucide-react'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx'

interface StatusLook {
  text: string
  tone: BadgeTone
  /** Distinguishes success from failure, which are both red. */
  Icon?: LucideIcon
}

/** Pending is yellow, Order Confirm green, anything else red. */
export const statusBadges: Record<OrderStatus, StatusLook> = {
  PENDING: { text: 'Pending', tone: 'yellow' },
  CONFIRMED: { text: 'Order Confirm', tone: 'green' },
  PACKED: { text: 'Packed', tone: 'red' },
  DELIVERED: { text: 'Delivered', tone: 'red', Icon: Check },
  CANCELLED_BY_SELLER: { text: 'Cancel By Seller', tone: 'red', Icon: X },
  CANCELLED_BY_SHOPPER: { text: 'Cancelled', tone: 'red', Icon: X },
}

/** The texts that differ for a customer who collects the order. */
const pickUpTexts: Partial<Record<OrderStatus, string>> = {
  PACKED: 'Ready to collect',
  DELIVERED: 'Collected',
}

/** The status in the customer's words. The team sees the same words for all orders. */
export function statusText(status: OrderStatus, isCollected = false): string {
  return (isCollected && pickUpTexts[status]) || statusBadges[status].text
}

const steps: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PACKED', 'DELIVERED']

/** The statuses that an order has not reached yet; empty for a cancelled order. */
export function listComingStatuses(status: OrderStatus): readonly OrderStatus[] {
  return isCancelled(status) ? [] : steps.slice(steps.indexOf(status) + 1)
}

export function isCancelled(status: OrderStatus): boolean {
  return status === 'CANCELLED_BY_SELLER' || status === 'CANCELLED_BY_SHOPPER'
}

interface StatusBadgeProps {
  status: OrderStatus
  /** Whether to use the words for a customer who collects the order. */
  isCollected?: boolean
}

export function StatusBadge({ status, isCollected }: StatusBadgeProps) {
  const { tone, Icon } = statusBadges[status]
  return (
    <Badge $tone={tone}>
      {Icon && <Icon size={14} aria-hidden />}
      <span>{statusText(status, isCollected)}</span>
    </Badge>
  )
}
