import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { useNow } from '../use-now.ts'
import {
  type TeamProposals_OrderFragment,
  useWithdrawProposalMutation,
} from './Changes.generated.ts'
import { outcomeTexts } from './effect-texts.ts'

interface TeamProposalsProps {
  order: TeamProposals_OrderFragment
  /** Called to move the focus after a withdrawal, because the proposal disappears. */
  onGone: () => void
}

/** The proposals that the customer has not answered yet. */
export default function TeamProposals({ order, onGone }: TeamProposalsProps) {
  const now = useNow()
  const withdrawProposal = useWithdrawProposalMutation()
  const { submit, isBusy } = useSubmit()
  const withdraw = async (proposalId: string) => {
    const input = { orderId: order.id, proposalId, seenUpdatedAt: order.updatedAt }
    const reply = reportChange(await submit(() => withdrawProposal(input), 'Proposal withdrawn'))
    if (reply?.order?.proposals.every(({ id }) => id !== proposalId)) onGone()
  }
  return order.proposals.map(({ id, by, expiresAt, withoutAnswer, missing, substitute }) => (
    <Root key={id} aria-labelledby={id}>
      <div>
        <Title id={id}>{`The customer is asked about ${missing.name}`}</Title>
        <p>{`${missing.quantity} × ${missing.name} → ${substitute.quantity} × ${substitute.name}`}</p>
        <SmallText>
          {[
            by && `Proposed by ${by}.`,
            describeTimeLeft(expiresAt, now),
            outcomeTexts[withoutAnswer],
          ]
            .filter(Boolean)
            .join(' ')}
        </SmallText>
      </div>
      <Button
        variant="secondary"
        isBusy={isBusy}
        aria-label={`Withdraw the proposal for ${missing.name}`}
        onClick={() => void withdraw(id)}
      >
        Withdraw
      </Button>
    </Root>
  ))
}

/** `now` is the server's time in milliseconds. */
function describeTimeLeft(expiresAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(expiresAt) - now) / 60_000)
  return minutes > 0 ? `${formatCount(minutes, 'minute')} left.` : 'The time is over.'
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }

  p {
    color: inherit;
  }
`

const Title = styled.h3`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`
