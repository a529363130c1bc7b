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
import {
  type CashDay,
  type CashEntry,
  describeDifference,
  describeEntry,
  leftToHandOver,
} from './cash-amounts.ts'
import { useStrikeCashEntryMutation } from './CashPanel.generated.ts'

const handover = lazyDialog(() => import('./HandoverDialog.tsx'))
const entry = lazyDialog(() => import('./EntryDialog.tsx'))
const count = lazyDialog(() => import('./CountDialog.tsx'))

interface CashEntriesProps {
  cash: CashDay
  /** Loads the day again after a change. */
  onChange: () => void
}

/** The entries and counts of a day, and the buttons for new ones. */
export function CashEntries({ cash, onChange }: CashEntriesProps) {
  const [open, setOpen] = useState<'HANDOVER' | 'FLOAT' | 'EXPENSE' | 'count' | null>(null)
  const { day, version, entries, counts, collectors } = cash
  const strike = useStrikeCashEntryMutation()
  const { submit, isBusy } = useSubmit()
  const strikeOut = async (entryId: string) => {
    await submit(() => strike({ day, seenVersion: version, entryId }), 'Entry struck out')
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
      {entries.length + counts.length > 0 && (
        <List aria-label="Entries and counts">
          {entries.map((one) => (
            <Row key={one.id}>
              <Entry entry={one} />
              {one.struckAt === null && (
                <IconButton
                  label={`Strike out ${describeEntry(one)}`}
                  disabled={isBusy}
                  onClick={() => void strikeOut(one.id)}
                >
                  <Trash2 size={18} />
                </IconButton>
              )}
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
        <Button variant="secondary" onClick={() => setOpen('FLOAT')}>
          Record float
        </Button>
        <Button variant="secondary" onClick={() => setOpen('EXPENSE')}>
          Record expense
        </Button>
        {canHandOver && (
          <Button variant="secondary" onClick={() => setOpen('HANDOVER')}>
            Record handover
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('count')}>
          {counts.length > 0 ? 'Count again' : 'Count and close the day'}
        </Button>
      </Actions>
      {open === 'HANDOVER' && <handover.Dialog cash={cash} onClose={close} />}
      {(open === 'FLOAT' || open === 'EXPENSE') && (
        <entry.Dialog kind={open} cash={cash} onClose={close} />
      )}
      {open === 'count' && <count.Dialog cash={cash} onClose={close} />}
    </Stack>
  )
}

function Entry({ entry }: { entry: CashEntry }) {
  const { at, struckAt, struckBy } = entry
  const text = `${formatTime(at)} · ${describeEntry(entry)}`
  if (struckAt === null) return <span>{text}</span>
  return (
    <div>
      <s>{text}</s>
      <Reason>{`Struck out at ${formatTime(struckAt)} by ${struckBy ?? 'a former member'}`}</Reason>
    </div>
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
