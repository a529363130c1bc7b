import type { CheckOutcome_OrderFragment } from './CheckOutcome.generated.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { CheckOutcome } from './CheckOutcome.tsx'

/** The prescription check's state in an order's details, with a link to check it. */
export default function CheckState({ order }: { order: CheckOutcome_OrderFragment }) {
  return (
    <Stack>
      <CheckOutcome order={order} />
      {order.prescriptionCheck?.state === 'PENDING' && (
        <ButtonLink to={dashboardPaths.checkPrescription(order.id)}>Check prescription</ButtonLink>
      )}
    </Stack>
  )
}
