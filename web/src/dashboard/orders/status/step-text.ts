import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'

/** What the button for a next status says. */
export function stepText(status: OrderStatus): string {
  if (status === 'PACKED') return 'Mark packed'
  return status === 'DELIVERED' ? 'Mark delivered' : 'Confirm'
}
