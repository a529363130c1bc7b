import { styled } from 'styled-components'
import type { OrderStatus } from '../../apollo/manage-orders.generated.ts'
import { Choices } from '../../ui/manage/Choices.tsx'
import { SearchField } from '../../ui/manage/SearchField.tsx'
import { statusLooks } from '../../ui/order/order-status.ts'
import { space } from '../../ui/theme.ts'

/** Which orders are looked for. */
export interface QueueFilterValue {
  /** Null for every status. */
  status: OrderStatus | null
  /** Blank for all. */
  search: string
}

interface QueueFilterProps {
  value: QueueFilterValue
  onChange: (change: Partial<QueueFilterValue>) => void
}

export function QueueFilter({ value, onChange }: QueueFilterProps) {
  return (
    <Root>
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
    </Root>
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
  ...statuses.map((value) => ({ value, text: statusLooks[value].text })),
]

/** The status of that name, null when there is none. */
export function statusOf(text: string | null): OrderStatus | null {
  return statuses.find((status) => status === text) ?? null
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
