import { formatPieces } from '../../../shared/order/refund-texts.ts'
import type { ManagedRefunds_OrderFragment } from './Refunds.generated.ts'

export type ManagedRefund = ManagedRefunds_OrderFragment['refunds'][number]

/** Describes a refund's purpose, after its amount: 'for 2 × Rice'. Empty for a refund of the whole order. */
export function describePurpose({
  reason,
  lines,
}: Pick<ManagedRefund, 'reason' | 'lines'>): string {
  const purposes: Record<ManagedRefund['reason'], string> = {
    ORDER_CANCELLED: '',
    LINES_REJECTED: 'for rejected medicines',
    LINES_CHANGED: 'for changed products',
    PAID_TWICE: 'for a second payment',
    PART_OF_LINES: `for ${formatPieces(lines)}`,
    GOODWILL: 'as goodwill',
  }
  return purposes[reason]
}
