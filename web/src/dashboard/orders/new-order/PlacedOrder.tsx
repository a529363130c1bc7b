import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { space } from '../../../ui/theme.ts'

export interface Placed {
  id: string
  number: string
}

interface PlacedOrderProps {
  order: Placed
  onNext: () => void
}

/** The number to read out, and what to do next. It takes the focus, because the form has gone. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Root ref={ref} tabIndex={-1} role="status">
      <EmptyState
        icon={<Check size={32} aria-hidden />}
        title={`Order ${order.number} is placed`}
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
      </EmptyState>
    </Root>
  )
}

const Root = styled.div`
  outline: none;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
