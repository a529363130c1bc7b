import { styled } from 'styled-components'
import { formatMoney } from '../../../lib/text/money.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import type { ChangeableOrder, ChangeEffect, ChangeEntry } from './change-entry.ts'
import { useManageProposalTimeQuery } from './Changes.generated.ts'
import { describeMoney, describeQuestion } from './effect-texts.ts'

interface ChangeActionsProps {
  order: ChangeableOrder
  entry: ChangeEntry
  effect: ChangeEffect
  isBusy: boolean
  onPropose: () => void
}

/** What the change costs, and the buttons that make or propose it. */
export function ChangeActions({ order, entry, effect, isBusy, onPropose }: ChangeActionsProps) {
  const { isReplaced, isAgreed, substitute } = entry
  const { isDirect, isEmptied } = effect
  const mayAsk = isReplaced && !isAgreed
  const { data } = useManageProposalTimeQuery()
  return (
    <>
      {(substitute || !isReplaced) && (
        <Effect role="status">
          <Total>{`New total: ${formatMoney(effect.total)}`}</Total>
          <span>{describeMoney(order, effect)}</span>
          {isEmptied && (
            <strong>This is the order’s last product, so the order is cancelled.</strong>
          )}
        </Effect>
      )}
      {mayAsk && (
        <SmallText>
          {describeQuestion(order.ifItemMissing, data?.store.proposalMinutes ?? null)}
        </SmallText>
      )}
      <Actions>
        {isDirect && mayAsk && (
          <Button variant="secondary" isBusy={isBusy} onClick={onPropose}>
            Ask the customer
          </Button>
        )}
        <Button type="submit" variant={isEmptied ? 'danger' : 'primary'} isBusy={isBusy}>
          {nameAction(isReplaced, effect)}
        </Button>
      </Actions>
    </>
  )
}

function nameAction(isReplaced: boolean, { isDirect, isEmptied }: ChangeEffect): string {
  if (!isDirect) return 'Ask the customer'
  if (isReplaced) return 'Replace'
  return isEmptied ? 'Leave out and cancel' : 'Leave out'
}

const Effect = styled.p`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
`

const Total = styled.strong`
  font-size: ${font.large};
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > * {
    flex: 1 1 160px;
  }
`
