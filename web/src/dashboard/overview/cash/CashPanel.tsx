import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { toIndianDay } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { getStoreTime } from '../../../lib/store-time.ts'
import { DayField } from '../../../ui/dashboard/fields/DayField.tsx'
import { usePolling } from '../../../ui/dashboard/use-polling.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { color, font, media } from '../../../ui/theme.ts'
import { type CashPanel_ToDoFragment, useManageCashDayQuery } from './CashPanel.generated.ts'
import { type CashDay, formatDifference, leftToHandOver } from './cash-amounts.ts'
import { CashEntries } from './CashEntries.tsx'
import { Figure, FigureGrid } from '../Figure.tsx'
import { Head, SectionHeading } from '../SectionHead.ts'

const POLL_INTERVAL_MS = 15_000

const MISSING = `${dashboardPaths.allOrders}?status=DELIVERED&payment=DUE`

/** The cash of a day, in total and by person, and the amount still to collect. */
export function CashPanel({ toDo }: { toDo: CashPanel_ToDoFragment | null }) {
  const [day, setDay] = useState(() => toIndianDay(getStoreTime()))
  const { data, previousData, error, refetch } = useManageCashDayQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
  })
  usePolling(() => void refetch().catch(() => undefined), POLL_INTERVAL_MS)
  // The previous day's amounts stay until the chosen day's amounts are loaded, but not if that fails.
  const shown = (data ?? (error ? undefined : previousData))?.cashDay
  return (
    <Stack as="section" aria-labelledby="cash" aria-busy={!data} $gap={3}>
      <Head>
        <SectionHeading id="cash">Cash</SectionHeading>
        <Day>
          <DayField label="Cash on" day={day} onChange={(next) => next && setDay(next)} />
        </Day>
      </Head>
      {error && !shown && (
        <ErrorState what="the cash" onRetry={() => void refetch()}>
          {toErrorMessage(error)}
        </ErrorState>
      )}
      {shown && toDo && <CashFigures cash={shown} toDo={toDo} />}
      {shown && toDo && <CashEntries cash={shown} onChange={() => void refetch()} />}
      {!error && !(shown && toDo) && <Skeleton $height="96px" $round="large" />}
    </Stack>
  )
}

interface CashFiguresProps {
  cash: CashDay
  toDo: CashPanel_ToDoFragment
}

function CashFigures({ cash, toDo: { cashToCollect, cashMissing } }: CashFiguresProps) {
  const { orders, received, collectors, rest } = cash
  return (
    <FigureGrid>
      <Figure label="In hand" note={describeRest(cash)}>
        {formatDifference(rest.amount)}
      </Figure>
      <Figure label="Received" note={formatCount(orders, 'order')}>
        {formatMoney(received.amount)}
      </Figure>
      <Figure
        label="To collect now"
        note={
          cashMissing > 0 ? (
            <Missing
              to={MISSING}
            >{`${formatCount(cashMissing, 'order')} delivered without cash`}</Missing>
          ) : (
            'All delivered orders have been paid'
          )
        }
      >
        {formatMoney(cashToCollect.amount)}
      </Figure>
      {collectors.map((person, index) => (
        <Figure
          key={index}
          label={person.name ? `Received by ${person.name}` : 'Received, person unknown'}
          note={describePerson(person)}
        >
          {formatMoney(person.received.amount)}
        </Figure>
      ))}
    </FigureGrid>
  )
}

/** Names the amounts beside the receipts: '₹200 float, ₹50 spent'. */
function describeRest({ float, paidBack, expenses, handedOver }: CashDay): string {
  const parts: [amount: number, name: string][] = [
    [float.amount, 'float'],
    [paidBack.amount, 'paid back'],
    [expenses.amount, 'spent'],
    [handedOver.amount, 'handed over'],
  ]
  const shown = parts.filter(([amount]) => amount > 0)
  if (shown.length === 0) return 'All that was received'
  return shown.map(([amount, name]) => `${formatMoney(amount)} ${name}`).join(', ')
}

function describePerson(person: CashDay['collectors'][number]): string {
  const left = leftToHandOver(person)
  const paidBack = person.paidBack.amount
  const parts = [formatCount(person.orders, 'order')]
  if (paidBack > 0) parts.push(`${formatMoney(paidBack)} paid back`)
  if (person.memberId !== null && left === 0) parts.push('all handed over')
  if (person.memberId !== null && left > 0) parts.push(`${formatMoney(left)} to hand over`)
  return parts.join(', ')
}

const Day = styled.div`
  ${media.tablet} {
    width: 200px;
  }
`

const Missing = styled(Link)`
  color: ${color.danger};
  font-weight: ${font.semibold};
  text-decoration: underline;
`
