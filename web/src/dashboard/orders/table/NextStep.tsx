import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { isRefundDue } from '../../../shared/order/refund-texts.ts'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { color, font, media, motion, radius, space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { describeMove } from './describe-moves.ts'
import { stepText } from '../status/step-text.ts'
import type { OrderStep_OrderFragment } from './OrderTableRow.generated.ts'
import { type SeenOrder, useMoveOrders } from './use-move-orders.ts'

interface NextStepProps {
  order: OrderStep_OrderFragment
  /** Called before the order moves; `onMoved` is called after it has moved. */
  onMove: () => void
  onMoved: () => void
}

/** The next action for an order: a button for its next status, or a link. */
export function NextStep({ order, onMove, onMoved }: NextStepProps) {
  const { id, number, nextStatus } = order
  const { go, isBusy } = useStep(order, onMoved)
  const isBlocked = order.missingBatches && nextStatus !== 'CONFIRMED'
  const isToCheck = order.prescriptionCheck?.state === 'PENDING'
  return (
    <Steps>
      {nextStatus && !isBlocked && (
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
      {isBlocked && (
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
      {order.refunds.some(isRefundDue) && (
        <StepLink to={dashboardPaths.orderDetails(id)} aria-label={`Refund ${number}`}>
          Refund
        </StepLink>
      )}
    </Steps>
  )
}

/** Moves an order to its next status, and offers to undo that in a toast. */
function useStep(order: OrderStep_OrderFragment, onMoved: () => void) {
  const { number } = order
  const { move, isBusy } = useMoveOrders()
  const change = async (seen: SeenOrder, to: OrderStatus, canUndo: boolean) => {
    const payload = await move([seen], { status: to })
    if (!payload || !isSuccessful(payload)) return
    const [refusal] = payload.refused
    const [moved] = payload.moved
    if (refusal) toast.error(`${number}: ${refusal.message}`)
    if (moved) {
      // Undoes this move only, and keeps later changes by others.
      const undo = canUndo ? () => void change(moved, seen.status, false) : null
      toast.success(`${number}: ${describeMove(moved)}`, undo)
    }
    onMoved()
  }
  return { go: (next: OrderStatus) => change(order, next, true), isBusy }
}

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  /* As wide as the longest step, so that no column moves with it. */
  min-width: 118px;
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
