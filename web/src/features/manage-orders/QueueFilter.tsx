import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { Choices } from '../../ui/manage/Choices.tsx'
import { SearchField } from '../../ui/manage/SearchField.tsx'
import { statusBadges } from '../../common/order/order-status.tsx'
import { Stack } from '../../ui/layout/Stack.ts'

/** The filter of the order list. */
export interface QueueFilterValue {
  /** Null for all statuses. */
  status: OrderStatus | null
  /** Null for all payments. */
  payment: 'CLAIMED' | 'REFUND_DUE' | null
  /** Empty for all. */
  search: string
}

interface QueueFilterProps {
  value: QueueFilterValue
  onChange: (change: Partial<QueueFilterValue>) => void
}

export function QueueFilter({ value, onChange }: QueueFilterProps) {
  return (
    <Stack $gap={3}>
      <SearchField
        label="Search for orders"
        placeholder="Order number, e-mail or mobile"
        value={value.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choices
        label="Status"
        choices={choices}
        value={value.status ?? 'ALL'}
        onChoose={(status) => onChange({ status: status === 'ALL' ? null : status })}
      />
      <Choices
        label="Payment"
        choices={paymentChoices}
        value={value.payment ?? 'ALL'}
        onChoose={(payment) => onChange({ payment: payment === 'ALL' ? null : payment })}
      />
    </Stack>
  )
}

const statuses = [
  'PENDING',
  'CONFIRMED',
  'PACKED',
  'DELIVERED',
  'CANCELLED_BY_SELLER',
  'CANCELLED_BY_SHOPPER',
] as const satisfies OrderStatus[]

const choices = [
  { value: 'ALL' as const, text: 'All' },
  ...statuses.map((value) => ({ value, text: statusBadges[value].text })),
]

const payments = ['CLAIMED', 'REFUND_DUE'] as const satisfies PaymentState[]

const paymentChoices = [
  { value: 'ALL' as const, text: 'All payments' },
  { value: 'CLAIMED' as const, text: 'To verify' },
  { value: 'REFUND_DUE' as const, text: 'To refund' },
]

/** Parses a payment state from the URL; null if orders can't be filtered by it. */
export function parsePayment(text: string | null): (typeof payments)[number] | null {
  return payments.find((payment) => payment === text) ?? null
}

/** Parses a status from the URL; null if it is unknown. */
export function parseStatus(text: string | null): OrderStatus | null {
  return statuses.find((status) => status === text) ?? null
}
