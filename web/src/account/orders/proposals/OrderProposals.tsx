import { styled } from 'styled-components'
import type { ProposalOutcome } from '../../../apollo/schema-types.generated.ts'
import { formatTime } from '../../../lib/text/date.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { LinePicture } from '../../../shared/order/OrderLines.tsx'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Card } from '../../../ui/layout/Card.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font, space } from '../../../ui/theme.ts'
import {
  type OrderProposals_OrderFragment,
  type ProposedLine_LineFragment,
  useAnswerProposalMutation,
} from './OrderProposals.generated.ts'

export interface OrderProposalsProps {
  order: OrderProposals_OrderFragment
  /** Called to move the focus after an answer, because the proposal disappears. */
  onGone: () => void
}

const outcomes: Record<ProposalOutcome, string> = {
  REPLACED: 'If you don’t answer, we replace it.',
  LEFT_OUT: 'If you don’t answer, we leave it out.',
  UNCHANGED: 'If you don’t answer, we call you.',
}

/** The substitutes that the shop proposes. The customer accepts or declines each. */
export function OrderProposals({ order, onGone }: OrderProposalsProps) {
  const answerProposal = useAnswerProposalMutation()
  const { submit, isBusy } = useSubmit()
  const answer = async (proposalId: string, accept: boolean) => {
    const input = { orderId: order.id, proposalId, accept }
    const message = accept ? 'Item replaced' : 'Item left out'
    const reply = reportChange(await submit(() => answerProposal(input), message))
    if (reply?.order?.proposals.every(({ id }) => id !== proposalId)) onGone()
  }
  return order.proposals.map((proposal) => {
    const { id, missing, substitute, expiresAt, withoutAnswer } = proposal
    return (
      <Card as="section" key={id} aria-labelledby={id}>
        <Stack $gap={3}>
          <Title id={id}>{`May we replace ${missing.name}?`}</Title>
          <ProposedLine label="Missing" line={missing} />
          <ProposedLine label="Instead" line={substitute} />
          <p>{describeDifference(substitute.total.amount - missing.total.amount)}</p>
          <SmallText>
            {`Please answer by ${formatTime(expiresAt)}. ${outcomes[withoutAnswer]} If you decline, we leave it out.`}
          </SmallText>
          <Actions>
            <Button isBusy={isBusy} onClick={() => void answer(id, true)}>
              Accept
            </Button>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void answer(id, false)}>
              Decline
            </Button>
          </Actions>
        </Stack>
      </Card>
    )
  })
}

function ProposedLine({ label, line }: { label: string; line: ProposedLine_LineFragment }) {
  const { name, unit, quantity, total, image } = line
  return (
    <Row>
      <LinePicture image={image} />
      <div>
        <SmallText>{label}</SmallText>
        <Name>{`${name}${unit && `, ${unit}`} × ${quantity}`}</Name>
      </div>
      <span translate="no">{formatMoney(total.amount)}</span>
    </Row>
  )
}

/** Describes the difference in paise. */
function describeDifference(difference: number): string {
  if (difference === 0) return 'The price of your order stays the same.'
  return `Your order costs ${formatMoney(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`
}

const Title = styled.h2`
  font-size: ${font.large};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Name = styled.p`
  font-weight: ${font.medium};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
