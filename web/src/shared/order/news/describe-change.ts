import type { OrderStatus, PaymentState } from '../../../apollo/schema-types.generated.ts'
import { statusBadges } from '../order-status.tsx'
import { paymentChangeTexts } from '../payment-texts.ts'

/** The fields whose changes are announced. */
export interface NewsOrder {
  id: string
  updatedAt: string
  status: OrderStatus
  payment: { state: PaymentState }
}

/** Describes an order's change in a sentence. Returns '' if there is no change to report. */
export function describeChange(before: NewsOrder, after: NewsOrder): string {
  if (after.updatedAt === before.updatedAt) return ''
  const changes = []
  if (after.status !== before.status) {
    changes.push(`This order’s status is now ${statusBadges[after.status].text}.`)
  }
  if (after.payment.state !== before.payment.state) {
    changes.push(`${paymentChangeTexts[after.payment.state]}.`)
  }
  return changes.join(' ') || 'This order has changed.'
}
