import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { useIsAdmin } from '../../shared/use-role.ts'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  ManagedOrder_OrderFragment,
  ManagedPayment_OrderFragment,
} from './ManagedOrder.generated.ts'
import { useSetPaymentStateMutation } from './SetPaymentState.generated.ts'
import { reportChange } from '../../shared/order/use-seen-order.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { inactive } from '../../ui/buttons/inactive.ts'
import { formatPaymentStateForTeam } from './team-payment-texts.ts'
import { space } from '../../ui/theme.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { isRefundDue } from '../../shared/order/refund-texts.ts'
import { Facts } from '../../shared/order/Facts.tsx'

/** Loaded as a separate chunk, because few orders have refunds. */
const MadeRefunds = lazy(() => loadOrReload(() => import('./refunds/MadeRefunds.tsx')))

/** The order's payment. The team records whether UPI payments and cash were received. */
export function ManagedPayment({ order }: { order: ManagedOrder_OrderFragment }) {
  const { state, notedAt, notedBy, upiReference, upiTransactionId } = order.payment
  const { statementRow, settableStates } = order.payment
  const made = order.refunds.filter((refund) => !isRefundDue(refund))
  const whole = order.refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')
  return (
    <Stack>
      <Facts
        facts={[
          ['Payment state', <strong role="status">{formatPaymentStateForTeam(order)}</strong>],
          ...(upiReference === null ? [] : [['UPI reference', upiReference] as const]),
          ...(upiTransactionId === null ? [] : [['UPI transaction', upiTransactionId] as const]),
          ...(statementRow === null
            ? []
            : [['Found in statement', <FoundIn row={statementRow} />] as const]),
          ...(made.length === 0
            ? []
            : [
                [
                  'Refunds made',
                  <Suspense>
                    <MadeRefunds refunds={made} />
                  </Suspense>,
                ] as const,
              ]),
          ...(notedAt === null ? [] : [['State updated', notedText(notedAt, notedBy)] as const]),
        ]}
      />
      {order.total.amount > 0 && settableStates.length > 0 && state !== 'REFUNDED' && (
        <Verdict order={order} state={whole?.verified ? 'RECEIVED' : state} />
      )}
    </Stack>
  )
}

type StatementRow = NonNullable<ManagedPayment_OrderFragment['payment']['statementRow']>

/** Only admins can open the statement. */
function FoundIn({ row }: { row: StatementRow }) {
  const text = `${row.statementName}, line ${row.line}`
  return useIsAdmin() ? <Link to={dashboardPaths.upiStatement(row.statementId)}>{text}</Link> : text
}

function notedText(at: string, by: string | null): string {
  return by === null ? formatDateTime(at) : `${formatDateTime(at)} · ${by}`
}

type Payment = ManagedPayment_OrderFragment['payment']
type PaymentState = Payment['state']

interface VerdictProps {
  order: ManagedPayment_OrderFragment
  state: PaymentState
}

function Verdict({ order, state }: VerdictProps) {
  const { id: orderId, updatedAt: seenUpdatedAt, payment } = order
  const unpaid = payment.settableStates.includes('DUE') ? 'DUE' : 'NOT_RECEIVED'
  const setState = useSetPaymentStateMutation()
  const { submit, isBusy } = useSubmit()
  const set = async (next: PaymentState) => {
    const input = { orderId, state: next, seenUpdatedAt }
    reportChange(await submit(() => setState(input), 'Payment updated'))
  }
  const bind = (next: PaymentState) => ({
    variant: state === next ? ('muted' as const) : ('secondary' as const),
    onClick: () => void set(next),
    ...((isBusy || state === next) && inactive),
  })
  return (
    <Actions>
      <Button {...bind('RECEIVED')}>Mark as received</Button>
      <Button {...bind(unpaid)}>Mark as not received</Button>
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
