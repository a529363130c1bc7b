import type { Fulfilment } from '../../../apollo/schema-types.generated.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'

interface CashChoiceProps {
  /** Those that are paid in cash. */
  orders: readonly { fulfilment: Fulfilment }[]
  isReceived: boolean
  onChange: (isReceived: boolean) => void
}

/** Whether cash was received when customers got their orders. */
export function CashChoice({ orders, isReceived, onChange }: CashChoiceProps) {
  return (
    <Checkbox checked={isReceived} onChange={({ target }) => onChange(target.checked)}>
      {`When ${describeWays(orders)}: cash received`}
    </Checkbox>
  )
}

function describeWays(orders: CashChoiceProps['orders']): string {
  const collected = orders.filter(({ fulfilment }) => fulfilment === 'PICK_UP')
  if (collected.length === 0) return 'delivered'
  return collected.length < orders.length ? 'delivered or collected' : 'collected'
}
