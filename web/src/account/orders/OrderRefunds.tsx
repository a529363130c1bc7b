import { lazy, Suspense } from 'react'
import type { OrderRefunds_OrderFragment } from '../../shared/order/Order.generated.ts'
import { formatPieces, isRefundDue } from '../../shared/order/refund-texts.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'

/* A separate chunk, because few orders are refunded. */
const RefundUpiId = lazy(() => loadOrReload(() => import('./RefundUpiId.tsx')))

type Refund = OrderRefunds_OrderFragment['refunds'][number]

/** Lists the order's refunds, and asks once for the UPI ID. */
export default function OrderRefunds({ order }: { order: OrderRefunds_OrderFragment }) {
  const { id, updatedAt, refunds } = order
  const dueByUpi = refunds.find((refund) => isRefundDue(refund) && !refund.toCard)
  return (
    <>
      {refunds.map((refund) => (
        <Stack key={refund.id} $gap={3}>
          <p role="status">{describeRefund(refund)}</p>
          {refund.reference !== null && <p>{`Refund reference: ${refund.reference}`}</p>}
        </Stack>
      ))}
      {dueByUpi && (
        <Suspense fallback={<Skeleton $height={dueByUpi.upiId === null ? '140px' : '44px'} />}>
          <RefundUpiId
            orderId={id}
            updatedAt={updatedAt}
            upiId={dueByUpi.upiId}
            knownUpiId={refunds.find(({ upiId }) => upiId !== null)?.upiId}
          />
        </Suspense>
      )}
    </>
  )
}

function describeRefund(refund: Refund): string {
  const amount = formatMoney(refund.amount.amount)
  const target = describeTarget(refund)
  if (!refund.verified && isRefundDue(refund)) {
    return `We will check whether your payment of ${amount} has arrived, and then refund it${target}.`
  }
  const sentence = isRefundDue(refund) ? 'We will refund' : 'We have refunded'
  return `${sentence} ${amount}${describePurpose(refund)}${target}.`
}

function describePurpose({ reason, lines }: Refund): string {
  const purposes: Record<Refund['reason'], string> = {
    ORDER_CANCELLED: '',
    LINES_REJECTED: ' for the products that we don’t deliver',
    LINES_CHANGED: ' because products in this order were changed',
    PAID_TWICE: ' for your second payment',
    PART_OF_LINES: ` for ${formatPieces(lines)}`,
    GOODWILL: ' as a goodwill gesture',
  }
  return purposes[reason]
}

function describeTarget({ toCard, upiId }: Refund): string {
  if (toCard) return ' to your card'
  return upiId === null ? '' : ` to ${upiId}`
}
