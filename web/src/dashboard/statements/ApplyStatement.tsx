import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, media, space } from '../../ui/theme.ts'
import type {
  StatementRow_RowFragment,
  StatementSummary_StatementFragment,
} from './Statement.generated.ts'
import { countRows, formatPayments, getStateText } from './statement-texts.ts'
import { useApply } from './use-apply.ts'

/** Marks the matched payments as received, and lists the others with reasons. */
export function ApplyStatement({ statement }: { statement: StatementSummary_StatementFragment }) {
  const { run, isBusy, result } = useApply(statement)
  const text = useRef<HTMLParagraphElement>(null)
  const matched = countRows(statement, 'MATCHED')
  // The button is gone when all are marked.
  const apply = () => run().then(() => text.current?.focus())
  return (
    <Root>
      <Text ref={text} tabIndex={-1} role="status">
        {describe(statement, result?.received ?? null)}
      </Text>
      {matched > 0 && (
        <Button
          isBusy={isBusy}
          onClick={() => void apply()}
        >{`Mark ${formatPayments(matched)} as received`}</Button>
      )}
      {result && result.refused.length > 0 && <Refused rows={result.refused} />}
    </Root>
  )
}

function describe(statement: StatementSummary_StatementFragment, received: number | null): string {
  const matched = countRows(statement, 'MATCHED')
  if (matched > 0) {
    const rest = received === null ? 'Nothing has changed yet.' : `Done so far: ${received}.`
    return `${formatPayments(matched)} of this statement can be marked as received. ${rest}`
  }
  if (received !== null) return `${formatPayments(received)} marked as received.`
  return 'This statement has no payments to mark as received.'
}

function Refused({ rows }: { rows: StatementRow_RowFragment[] }) {
  return (
    <div>
      <p>These rows weren’t applied because their orders have changed:</p>
      <List aria-label="Rows that weren’t applied">
        {rows.map(({ id, line, state, reason, order }) => (
          <li key={id}>
            <strong>{`Line ${line}`}</strong>
            <span>{`${order ? `, order ${order.number}` : ''}: ${reason ?? `${getStateText(state).label}.`}`}</span>
          </li>
        ))}
      </List>
    </div>
  )
}

const Root = styled(Card)`
  display: grid;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    > div {
      grid-column: 1 / -1;
    }
  }
`

const Text = styled.p`
  font-weight: ${font.medium};
`

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[2]};
  color: ${color.dangerDeep};
  font-size: ${font.small};
`
