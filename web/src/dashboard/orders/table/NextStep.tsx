import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { isRefundDue } from '../../../shared/order/refund-texts.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { color, font, media, motion, radius, space } from '../../../ui/theme.ts'
import { stepText } from '../status/step-text.ts'
import type { OrderStep_OrderFragment } from './OrderTableRow.generated.ts'
import { isBlocked, useStep } from './use-step.ts'

interface NextStepProps {
  order: OrderStep_OrderFragment
  /** Called before the order moves; `onMoved` is called after it has moved. */
  onMove: () => void
  onMoved: () => void
  /** Whether it takes the full width, for thumbs. */
  isLarge?: boolean
}

/** The next action for an order: a button for its next status, or a link. */
export function NextStep({ order, onMove, onMoved, isLarge = false }: NextStepProps) {
  const { id, number, nextStatus } = order
  const { go, isBusy } = useStep(order, onMoved)
  const isToCheck = order.prescriptionCheck?.state === 'PENDING'
  return (
    <Steps $isLarge={isLarge}>
      {nextStatus && !isBlocked(order) && (
        <StepButton
          type="button"
          aria-label={`${stepText(nextStatus)} ${number}`}
          onClick={() => {
            onMove()
            void go(nextStatus)
          }}
          {...(isBusy && inactive)}
        >
          {stepText(nextStatus)}
        </StepButton>
      )}
      {isBlocked(order) && (
        <StepLink to={dashboardPaths.orderBatches([id])} aria-label={`Enter batches of ${number}`}>
          Enter batches
        </StepLink>
      )}
      {isToCheck && (
        <StepLink
          to={dashboardPaths.checkPrescription(id)}
          aria-label={`Check prescription of ${number}`}
        >
          Check prescription
        </StepLink>
      )}
      {!isLarge && order.refunds.some(isRefundDue) && (
        <StepLink to={dashboardPaths.orderDetails(id)} aria-label={`Refund ${number}`}>
          Refund
        </StepLink>
      )}
    </Steps>
  )
}

const large = css`
  > button,
  > a {
    justify-content: center;
    min-height: 52px;
    border-radius: ${radius.medium};
    font-size: ${font.large};
  }

  > button {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

const Steps = styled.div<{ $isLarge: boolean }>`
  display: grid;
  justify-items: ${({ $isLarge }) => ($isLarge ? 'stretch' : 'start')};
  gap: ${space[1]};
  /* As wide as the longest step, so that no column moves with it. */
  min-width: 118px;
  ${({ $isLarge }) => $isLarge && large}
`

const step = css`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding-inline: ${space[3]};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  white-space: nowrap;
  transition: background-color ${motion.quick};

  &[aria-disabled='true'] {
    opacity: 0.5;
  }

  ${media.hover} {
    &:hover {
      background: ${color.accentWash};
    }
  }
`

const StepButton = styled.button`
  ${step}
`

const StepLink = styled(Link)`
  ${step}
  border-style: dashed;
`
