import type { OrderStatus } from '../../apollo/generated.ts'
import { Badge } from '../../ui/Badge.tsx'
import { statusLooks } from './order-status.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { text, tone } = statusLooks[status]
  return <Badge $tone={tone}>{text}</Badge>
}
