import { ClipboardCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { size } from '../../ui/theme.ts'

/** Marks an order whose prescription must be checked, and links to the check. */
export function CheckMark({ order }: { order: { id: string; number: string } }) {
  return (
    <Target to={dashboardPaths.checkPrescription(order.id)}>
      <Badge $tone="yellow">
        <ClipboardCheck size={14} aria-hidden />
        Prescription to check
      </Badge>
      <VisuallyHidden>{` of ${order.number}`}</VisuallyHidden>
    </Target>
  )
}

const Target = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${size.target};
`
