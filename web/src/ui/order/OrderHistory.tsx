import { styled } from 'styled-components'
import { formatDateTime } from '../../lib/date.ts'
import { color, font, space } from '../theme.ts'
import { type ShownStatus, statusLooks } from './order-status.ts'

interface StatusChange {
  status: ShownStatus
  at: string
  /** Who set it, where that is told. */
  by?: string | null
}

/** Every status that the order had, the newest at the end. */
export function OrderHistory({ history }: { history: readonly StatusChange[] }) {
  return (
    <List>
      {history.map(({ status, at, by }) => (
        <Step key={at}>
          <Text>{statusLooks[status].text}</Text>
          <Fact>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <> · {by}</>}
          </Fact>
        </Step>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
`

/* A dot for each step, and a thread from one to the next. */
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

const Text = styled.span`
  font-weight: ${font.semibold};
`

const Fact = styled.span`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
