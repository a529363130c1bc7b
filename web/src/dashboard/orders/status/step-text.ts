import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'

/** Returns the button label for a next status. */
export function stepText(status: OrderStatus): string {
  if (status === 'PACKED') return 'Mark packed'
  return status === 'DELIVERED' ? 'Mark delivered' : 'Confirm'
}
