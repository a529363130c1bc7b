import { styled } from 'styled-components'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { formatDateTime } from '../../lib/date.ts'
import { color, font, space } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { statusBadges } from './order-status.tsx'
import { paymentChangeTexts } from './payment-texts.ts'

interface Change {
  at: string
  /** Who changed it; only admins see this. */
  by?: string | null
}

interface OrderHistoryProps {
  history: readonly (Change & { status: OrderStatus; reason: string | null })[]
  payments: readonly (Change & { state: PaymentState })[]
  /** The statuses that the order has still to reach. */
  coming?: readonly OrderStatus[]
}

/** Every status of the order and every change of its payment, oldest first, and what comes next. */
export function OrderHistory({ history, payments, coming = [] }: OrderHistoryProps) {
  const steps = [
    ...history.map(({ status, ...change }) => ({ ...change, text: statusBadges[status].text })),
    ...payments.map(({ state, ...change }) => ({
      ...change,
      text: paymentChangeTexts[state],
      reason: null,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <List>
      {steps.map(({ text, at, by, reason }) => (
        <Step key={`${text} ${at}`}>
          <Text>{text}</Text>
          <span>{reason}</span>
          <SmallText as="span">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <span>{` · ${by}`}</span>}
          </SmallText>
        </Step>
      ))}
      {coming.map((status) => (
        <ComingStep key={status}>
          <span>{statusBadges[status].text}</span>
          <VisuallyHidden>, not yet</VisuallyHidden>
        </ComingStep>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
`

/* A dot for each step, and a line from one to the next. */
const Step = styled.li`
  position: relative;
  display: grid;
  padding: 0 0 ${space[4]} ${space[6]};
  line-height: 1.35;

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 2px;
    width: 10px;
    height: 10px;
    background: ${color.accent};
    border-radius: 50%;
  }

  &::after {
    content: '';
    position: absolute;
    top: ${space[4]};
    bottom: -3px;
    left: 6px;
    width: 2px;
    background: ${color.line};
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::after {
    display: none;
  }
`

/* A circle instead of the dot. */
const ComingStep = styled(Step)`
  color: ${color.inkSoft};

  &::before {
    background: none;
    border: 2px solid ${color.lineStrong};
  }
`

const Text = styled.span`
  font-weight: ${font.semibold};
`
