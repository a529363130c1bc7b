import { css, styled } from 'styled-components'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { color, font, space } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { isCancelled, statusText } from './order-status.tsx'
import { paymentChangeTexts } from './payment-texts.ts'

/** A step's outcome; 'open' if it is still to be done. */
type Tone = 'good' | 'bad' | 'open'

interface Change {
  at: string
  /** Who changed it; only admins see this. */
  by?: string | null
}

interface OrderHistoryProps {
  history: readonly (Change & { status: OrderStatus; reason: string | null })[]
  payments: readonly (Change & { state: PaymentState })[]
  /** The texts for payment changes, by default the customer's. */
  paymentWords?: Record<PaymentState, string>
  /** The statuses that the order has not reached yet. */
  coming?: readonly OrderStatus[]
  /** Whether to use the words for a customer who collects the order. */
  isCollected?: boolean
}

/** Every order status and payment change, oldest first, and the next steps. */
export function OrderHistory(props: OrderHistoryProps) {
  const { history, payments, paymentWords = paymentChangeTexts, coming = [] } = props
  const { isCollected } = props
  const steps = [
    ...history.map(({ status, ...change }) => ({
      ...change,
      text: statusText(status, isCollected),
      tone: toneOf(status),
    })),
    ...payments.map(({ state, ...change }) => ({
      ...change,
      text: paymentWords[state],
      reason: null,
      tone: paymentTones[state],
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <List>
      {steps.map(({ text, at, by, reason, tone }) => (
        <Step key={`${text} ${at}`} $tone={tone}>
          <Text>{text}</Text>
          <span>{reason}</span>
          <SmallText as="span">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <span>{` · ${by}`}</span>}
          </SmallText>
        </Step>
      ))}
      {coming.map((status) => (
        <ComingStep key={status} $tone="open">
          <span>{statusText(status, isCollected)}</span>
          <VisuallyHidden>, not yet</VisuallyHidden>
        </ComingStep>
      ))}
    </List>
  )
}

const toneOf = (status: OrderStatus): Tone => (isCancelled(status) ? 'bad' : 'good')

const paymentTones: Record<PaymentState, Tone> = {
  DUE: 'open',
  CLAIMED: 'open',
  RECEIVED: 'good',
  NOT_RECEIVED: 'bad',
  REFUND_DUE: 'open',
  REFUNDED: 'good',
}

const dots: Record<Tone, ReturnType<typeof css>> = {
  good: css`
    background: ${color.accent};
  `,
  bad: css`
    background: ${color.danger};
  `,
  open: css`
    border: 2px solid ${color.lineStrong};
  `,
}

const List = styled.ol`
  display: grid;
`

/* A dot or circle for each step, and a line to the next. */
const Step = styled.li<{ $tone: Tone }>`
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
    border-radius: 50%;
    ${({ $tone }) => dots[$tone]}
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

const ComingStep = styled(Step)`
  color: ${color.inkSoft};
`

const Text = styled.span`
  font-weight: ${font.semibold};
`
