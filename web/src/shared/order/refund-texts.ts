import type { RefundState } from '../../apollo/schema-types.generated.ts'

/** Whether a refund has to be made, or has begun. */
export const isRefundDue = ({ state }: { state: RefundState }) => state !== 'REFUNDED'

/** Formats '2 × Rice, 1 × Milk'. */
export function formatPieces(lines: readonly { name: string; quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
}
