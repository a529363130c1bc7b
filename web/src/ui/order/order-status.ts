import type { BadgeTone } from '../Badge.tsx'

interface StatusLook {
  text: string
  tone: BadgeTone
}

/** How each status is shown: Pending yellow, Order Confirm green, anything else red. */
export const statusLooks = {
  PENDING: { text: 'Pending', tone: 'yellow' },
  CONFIRMED: { text: 'Order Confirm', tone: 'green' },
  PACKED: { text: 'Packed', tone: 'red' },
  DELIVERED: { text: 'Delivered', tone: 'red' },
  CANCELLED_BY_SELLER: { text: 'Cancel By Seller', tone: 'red' },
  CANCELLED_BY_SHOPPER: { text: 'Cancelled', tone: 'red' },
} as const satisfies Record<string, StatusLook>

export type ShownStatus = keyof typeof statusLooks

export function isCancelled(status: ShownStatus): boolean {
  return status === 'CANCELLED_BY_SELLER' || status === 'CANCELLED_BY_SHOPPER'
}
