import { Badge } from '../Badge.tsx'
import { type ShownStatus, statusLooks } from './order-status.ts'

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { text, tone } = statusLooks[status]
  return <Badge $tone={tone}>{text}</Badge>
}
