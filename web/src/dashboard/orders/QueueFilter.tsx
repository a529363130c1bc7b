import { lazy, Suspense } from 'react'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { Choices } from '../../ui/forms/Choices.tsx'
import { SearchField } from '../../ui/dashboard/fields/SearchField.tsx'
import { statusBadges } from '../../shared/order/order-status.tsx'
import { useIsAdmin } from '../../shared/use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import type { Days } from './DayFields.tsx'

const DayFields = lazy(() => loadOrReload(() => import('./DayFields.tsx')))

/** The order list's filter. */
export interface QueueFilterValue extends Days {
  /** Null for all statuses. */
  status: OrderStatus | null
  /** Null for all payments. */
  payment: PaymentState | null
  /** Empty for all. */
  search: string
}

interface QueueFilterProps {
  value: QueueFilterValue
  onChange: (change: Partial<QueueFilterValue>) => void
  /** The formatted order counts by status. */
  counts?: Partial<Record<OrderStatus, string>>
  /** Whether days are offered even if none is chosen. */
  hasDays?: boolean
  /** Whether statuses are named by what to do. */
  isTasks?: boolean
}

export function QueueFilter(props: QueueFilterProps) {
  const { value, onChange, counts = {}, hasDays = false, isTasks = false } = props
  const isAdmin = useIsAdmin()
  const choices = statuses.map((status) => {
    const text = (isTasks && tasks[status]) || statusBadges[status].text
    return { value: status, text: counts[status] ? `${text} (${counts[status]})` : text }
  })
  return (
    <Stack $gap={3}>
      <SearchField
        label="Search for orders"
        placeholder="Name, email, mobile or order number"
        value={value.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choices
        label="Status"
        choices={[{ value: 'ALL' as const, text: 'All' }, ...choices]}
        value={value.status ?? 'ALL'}
        onChoose={(status) => onChange({ status: status === 'ALL' ? null : status })}
      />
      <Choices
        label="Payment"
        choices={paymentChoices}
        value={value.payment ?? 'ALL'}
        onChoose={(payment) => onChange({ payment: payment === 'ALL' ? null : payment })}
      />
      {isAdmin && value.payment === 'CLAIMED' && (
        <TallTextLink to={dashboardPaths.upiStatements}>
          Verify them with a bank statement
        </TallTextLink>
      )}
      {(hasDays || value.placedFrom || value.placedTo) && (
        <Suspense fallback={<Skeleton $height="76px" $round="medium" />}>
          <DayFields value={value} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  )
}

/** What to do with the orders that have a status. */
const tasks: Partial<Record<OrderStatus, string>> = {
  PENDING: 'To confirm',
  CONFIRMED: 'To pack',
  PACKED: 'To hand over',
}

const statuses = [
  'PENDING',
  'CONFIRMED',
  'PACKED',
  'DELIVERED',
  'CANCELLED_BY_SELLER',
  'CANCELLED_BY_SHOPPER',
] as const satisfies OrderStatus[]

const paymentTexts: Record<PaymentState, string> = {
  REFUND_DUE: 'To refund',
  CLAIMED: 'To verify',
  DUE: 'Not paid yet',
  RECEIVED: 'Received',
  NOT_RECEIVED: 'Not received',
  REFUNDED: 'Refunded',
}

const payments = [
  'REFUND_DUE',
  'CLAIMED',
  'DUE',
  'RECEIVED',
  'NOT_RECEIVED',
  'REFUNDED',
] as const satisfies PaymentState[]

const paymentChoices = [
  { value: 'ALL' as const, text: 'All payments' },
  ...payments.map((value) => ({ value, text: paymentTexts[value] })),
]

/** Parses a payment state from the URL; null if it is unknown. */
export function parsePayment(text: string | null): PaymentState | null {
  return payments.find((payment) => payment === text) ?? null
}

/** Parses a status from the URL; null if it is unknown. */
export function parseStatus(text: string | null): OrderStatus | null {
  return statuses.find((status) => status === text) ?? null
}
