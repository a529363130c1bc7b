import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import type { OrderToCheck_OrderFragment } from './check/OrderToCheck.generated.ts'
import { Number, TitleRow } from '../../shared/order/details-parts.tsx'
import { StatusBadge } from '../../shared/order/order-status.tsx'
import { CheckForm } from './check/CheckForm.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { PrescriptionViewer } from './viewer/PrescriptionViewer.tsx'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { CheckColumns } from './CheckSkeleton.tsx'
import { useNextCheck } from './use-next-check.ts'

/* The outcome of a check that was made before, which the form does not need. */
const CheckState = lazy(() =>
  loadOrReload(() => import('../../shared/prescription/CheckState.tsx')),
)

interface CheckContentProps {
  order: OrderToCheck_OrderFragment
  /** Reloads the order. */
  reload: () => Promise<unknown>
}

/** An order's prescriptions beside its lines. */
export function CheckContent({ order, reload }: CheckContentProps) {
  const [notice, setNotice] = useState<string | null>(null)
  const { findNext, openNext } = useNextCheck(order)
  const showChange = (message: string) => {
    setNotice(message)
    void reload().catch(() => undefined)
  }
  const check = order.prescriptionCheck
  return (
    <>
      {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
      <OrderHead order={order} />
      <CheckColumns>
        {check && <PrescriptionViewer prescriptions={check.prescriptions} />}
        {check?.state === 'PENDING' ? (
          <CheckForm
            order={order}
            findNext={findNext}
            onChecked={openNext}
            onChangedMeanwhile={showChange}
          />
        ) : (
          <Outcome as="section" aria-label="Check">
            <Suspense fallback={<Skeleton $height="240px" />}>
              <CheckState order={order} />
            </Suspense>
          </Outcome>
        )}
      </CheckColumns>
    </>
  )
}

function OrderHead({ order }: { order: OrderToCheck_OrderFragment }) {
  const { id, number, status, createdAt, customer } = order
  return (
    <header>
      <TitleRow>
        <Number>{number}</Number>
        <StatusBadge status={status} />
      </TitleRow>
      <SmallText>
        <span>{`${customer?.name ?? 'Account deleted'}, placed`}</span>{' '}
        <time dateTime={createdAt}>{formatRelativeTime(createdAt)}</time>
      </SmallText>
      <TallTextLink to={dashboardPaths.orderDetails(id)}>Order Details</TallTextLink>
    </header>
  )
}

const Outcome = styled(Card)`
  align-self: start;
`
