import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { PlacedMessage } from '../../../shared/order/PlacedMessage.tsx'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { space } from '../../../ui/theme.ts'

export interface Placed {
  id: string
  number: string
}

interface PlacedOrderProps {
  order: Placed
  onNext: () => void
}

/** The number to read out, and what to do next. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  return (
    <PlacedMessage
      number={order.number}
      action={
        <Actions>
          <Button onClick={onNext}>New order</Button>
          <ButtonLink variant="secondary" to={dashboardPaths.orderDetails(order.id)}>
            Order Details
          </ButtonLink>
        </Actions>
      }
    >
      The customer pays in cash.
    </PlacedMessage>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
