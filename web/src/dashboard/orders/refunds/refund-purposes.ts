import { formatPieces } from '../../../shared/order/refund-texts.ts'
import type { ManagedRefunds_OrderFragment } from './Refunds.generated.ts'

export type ManagedRefund = ManagedRefunds_OrderFragment['refunds'][number]

/** What a refund is for, after its amount: 'for 2 × Rice'. Empty for that of the whole order. */
export function describePurpose({
  reason,
  lines,
}: Pick<ManagedRefund, 'reason' | 'lines'>): string {
  const purposes: Record<ManagedRefund['reason'], string> = {
    ORDER_CANCELLED: '',
    LINES_REJECTED: 'for rejected lines',
    PAID_TWICE: 'for a second payment',
    PART_OF_LINES: `for ${formatPieces(lines)}`,
    GOODWILL: 'as goodwill',
  }
  return purposes[reason]
}
