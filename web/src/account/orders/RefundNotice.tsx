import { lazy, Suspense } from 'react'
import type { OrderRefund_OrderFragment } from '../../shared/order/Order.generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'

/* In a chunk of its own, because few orders are refunded. */
const RefundUpiId = lazy(() => loadOrReload(() => import('./RefundUpiId.tsx')))

type Payment = OrderRefund_OrderFragment['payment']

interface RefundNoticeProps extends Pick<Payment, 'method'> {
  orderId: string
  updatedAt: string
  refund: NonNullable<Payment['refund']>
  /** Whether it has not been made yet. */
  isDue: boolean
  /** Whether to ask for the UPI id, if it was paid by UPI. */
  asksUpiId: boolean
}

/** Says what happens to a payment that is refunded, and asks for the UPI id. */
export function RefundNotice(props: RefundNoticeProps) {
  const { orderId, updatedAt, method, refund, asksUpiId } = props
  return (
    <Stack $gap={3}>
      <p role="status">{describeRefund(props)}</p>
      {refund.reference !== null && <p>{`Refund reference: ${refund.reference}`}</p>}
      {asksUpiId && method === 'UPI' && (
        <Suspense fallback={<Skeleton $height={refund.upiId === null ? '140px' : '44px'} />}>
          <RefundUpiId orderId={orderId} updatedAt={updatedAt} upiId={refund.upiId} />
        </Suspense>
      )}
    </Stack>
  )
}

function describeRefund({ method, isDue, refund }: RefundNoticeProps): string {
  const amount = formatMoney(refund.amount.amount)
  const target = describeTarget(method, refund.upiId)
  if (!isDue) return `We have refunded ${amount}${target}.`
  if (!refund.verified) {
    return `We will check whether your payment of ${amount} has arrived, and then refund it${target}.`
  }
  return `We will refund ${amount}${target}.`
}

function describeTarget(method: Payment['method'], upiId: string | null): string {
  if (method === 'CARD') return ' to your card'
  return upiId ? ` to ${upiId}` : ''
}
