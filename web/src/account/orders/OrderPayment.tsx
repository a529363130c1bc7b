import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts'
import { formatMethod, formatPaymentState } from '../../shared/order/payment-texts.ts'
import { color, font, space } from '../../ui/theme.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'

/* A separate chunk, because few orders are refunded. */
const OrderRefunds = lazy(() => loadOrReload(() => import('./OrderRefunds.tsx')))

/** The payment method and its state. */
export function OrderPayment({ order }: { order: OrderDetails_OrderFragment }) {
  const { upiReference, upiTransactionId, url } = order.payment
  return (
    <Root>
      <strong>{formatMethod(order)}</strong>
      <span>{formatPaymentState(order)}</span>
      {upiReference !== null && <span>{`Reference: ${upiReference}`}</span>}
      {upiTransactionId !== null && <span>{`UPI transaction: ${upiTransactionId}`}</span>}
      {order.refunds.length > 0 && (
        <Suspense fallback={<Skeleton $height="48px" />}>
          <OrderRefunds order={order} />
        </Suspense>
      )}
      {url !== null && <PayLink href={url}>Pay by card now</PayLink>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.half};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${color.ink};
    font-weight: ${font.semibold};
  }
`

const PayLink = styled.a`
  justify-self: start;
  padding-block: ${space[3]};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
