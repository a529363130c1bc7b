import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSubmit } from '../../../shared/use-submit.ts'
import { formatTime } from '../../../lib/text/date.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { type CashDay, describeDifference, leftToHandOver } from './cash-amounts.ts'
import { useRemoveCashHandoverMutation } from './CashPanel.generated.ts'

const handover = lazyDialog(() => import('./HandoverDialog.tsx'))
const count = lazyDialog(() => import('./CountDialog.tsx'))

interface CashEntriesProps {
  cash: CashDay
  /** Loads the day again after a change. */
  onChange: () => void
}

/** The handovers and counts of a day, and the buttons for new ones. */
export function CashEntries({ cash, onChange }: CashEntriesProps) {
  const [open, setOpen] = useState<'handover' | 'count' | null>(null)
  const { day, version, handovers, counts, collectors, received } = cash
  const remove = useRemoveCashHandoverMutation()
  const { submit, isBusy } = useSubmit()
  const removeEntry = async (handoverId: string) => {
    await submit(() => remove({ day, seenVersion: version, handoverId }), 'Entry removed')
    onChange()
  }
  const close = () => {
    setOpen(null)
    onChange()
  }
  const canHandOver = collectors.some(
    (person) => person.memberId !== null && leftToHandOver(person) > 0,
  )
  return (
    <Stack $gap={3}>
      {handovers.length + counts.length > 0 && (
        <List aria-label="Handed over and counted">
          {handovers.map(({ id, name, amount, at, by }) => (
            <Row key={id}>
              <span>
                {`${formatTime(at)} · ${name ?? 'A former member'} handed ${formatMoney(amount.amount)} to ${by ?? 'a former member'}`}
              </span>
              <IconButton
                label={`Remove ${formatMoney(amount.amount)} from ${name ?? 'a former member'}`}
                disabled={isBusy}
                onClick={() => void removeEntry(id)}
              >
                <Trash2 size={18} />
              </IconButton>
            </Row>
          ))}
          {counts.map(({ at, by, expected, counted, reason }) => (
            <Row key={at}>
              <div>
                <p>
                  {`${formatTime(at)} · ${by ?? 'A former member'} counted ${formatMoney(counted.amount)}: ${describeDifference(counted.amount, expected.amount)}`}
                </p>
                {reason !== '' && <Reason>{reason}</Reason>}
              </div>
            </Row>
          ))}
        </List>
      )}
      <Actions>
        {canHandOver && (
          <Button variant="secondary" onClick={() => setOpen('handover')}>
            Record handover
          </Button>
        )}
        {received.amount > 0 && (
          <Button variant="secondary" onClick={() => setOpen('count')}>
            {counts.length > 0 ? 'Count again' : 'Count and close the day'}
          </Button>
        )}
      </Actions>
      {open === 'handover' && <handover.Dialog cash={cash} onClose={close} />}
      {open === 'count' && <count.Dialog cash={cash} onClose={close} />}
    </Stack>
  )
}

const List = styled.ul`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  font-size: ${font.small};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 52px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Reason = styled.p`
  color: ${color.inkSoft};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`
