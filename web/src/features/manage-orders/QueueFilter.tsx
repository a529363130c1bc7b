import { useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { Choices } from '../../ui/manage/fields/Choices.tsx'
import { SearchField } from '../../ui/manage/fields/SearchField.tsx'
import { statusBadges } from '../../common/order/order-status.tsx'
import { useIsAdmin } from '../../common/use-role.ts'
import { managePaths } from '../../lib/manage-paths.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { media, space } from '../../ui/theme.ts'

/** The filter of the orders. */
export interface QueueFilterValue {
  /** Null for all statuses. */
  status: OrderStatus | null
  /** Null for all payments. */
  payment: PaymentState | null
  /** Empty for all. */
  search: string
  /** The first day, such as '2026-11-25'. Null for all. */
  placedFrom: string | null
  /** The last day. Null for all. */
  placedTo: string | null
}

interface QueueFilterProps {
  value: QueueFilterValue
  onChange: (change: Partial<QueueFilterValue>) => void
  /** The number of orders by status, as text. */
  counts?: Partial<Record<OrderStatus, string>>
  /** Offers days even if none are chosen. */
  hasDays?: boolean
}

export function QueueFilter({ value, onChange, counts = {}, hasDays = false }: QueueFilterProps) {
  const isAdmin = useIsAdmin()
  const choices = statuses.map((status) => {
    const { text } = statusBadges[status]
    return { value: status, text: counts[status] ? `${text} (${counts[status]})` : text }
  })
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
        <TallTextLink to={managePaths.upiStatements}>
          Verify them with a bank statement
        </TallTextLink>
      )}
      {(hasDays || value.placedFrom || value.placedTo) && (
        <Days value={value} onChange={onChange} />
      )}
    </Stack>
  )
}

function Days({ value: { placedFrom, placedTo }, onChange }: QueueFilterProps) {
  return (
    <DayFields role="group" aria-label="Placed">
      <DayField
        label="Placed from"
        day={placedFrom}
        onChange={(day) => onChange({ placedFrom: day })}
      />
      <DayField
        label="Placed until"
        day={placedTo}
        onChange={(day) => onChange({ placedTo: day })}
      />
    </DayFields>
  )
}

interface DayFieldProps {
  label: string
  day: string | null
  onChange: (day: string | null) => void
}

/** A day that can be typed: a year that is not complete yet, such as 0002, stays in the field and changes nothing. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    const parsed = parseDay(text)
    const isPart = parsed === null && text !== ''
    setTyped(isPart ? text : null)
    if (!isPart) onChange(parsed)
  }
  return (
    <Field
      label={label}
      type="date"
      {...range}
      value={typed ?? day ?? ''}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The days that the server accepts. */
const range = { min: '2000-01-01', max: '2099-12-31' }
const DAY = /^20\d\d-\d\d-\d\d$/

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

/** Parses a day such as '2026-11-25' from the URL. Returns null if it is malformed or does not exist. */
export function parseDay(text: string | null): string | null {
  if (text === null || !DAY.test(text) || Number.isNaN(Date.parse(text))) return null
  // JavaScript reads 31 February as 3 March.
  return new Date(text).toISOString().startsWith(text) ? text : null
}

const DayFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(2, 200px);
  }
`
