import { formatMoney } from '../../../lib/text/money.ts'
import { describePurpose, type ManagedRefund } from './refund-purposes.ts'

/** Lists each refund that was made, and the card provider's refund if another refund was recorded manually. */
export default function MadeRefunds({ refunds }: { refunds: readonly ManagedRefund[] }) {
  return refunds.map(({ cardReference, ...refund }) => (
    <p key={refund.id}>
      <span>{describeMade(refund)}</span>
      {cardReference !== null && <strong>{`, and to the card as well: ${cardReference}`}</strong>}
    </p>
  ))
}

/** For example, '₹178 for 2 × Rice, reference 412345678901'. */
function describeMade(refund: Omit<ManagedRefund, 'cardReference'>): string {
  const amount = `${formatMoney(refund.amount.amount)} ${describePurpose(refund)}`.trimEnd()
  return refund.reference === null ? amount : `${amount}, reference ${refund.reference}`
}
