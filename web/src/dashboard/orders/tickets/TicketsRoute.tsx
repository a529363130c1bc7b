import { LifeBuoy } from 'lucide-react'
import type { TicketStatus } from '../../../apollo/schema-types.generated.ts'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { statusBadges } from '../../../shared/ticket/ticket-texts.ts'
import { useListFetchPolicy } from '../../../shared/use-list-fetch-policy.ts'
import { useReloadedList } from '../../../shared/use-reloaded-list.ts'
import { Choices } from '../../../ui/forms/Choices.tsx'
import { useUrlQuery } from '../../../ui/dashboard/use-url-query.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { LoadMore } from '../../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../../ui/states/StateMessage.tsx'
import { TicketRows } from './TicketRows.tsx'
import { useManageTicketsQuery } from './Tickets.generated.ts'

const ALL = 'ALL'
const statuses = ['OPEN', 'RESOLVED', 'REJECTED'] as const satisfies TicketStatus[]

const choices = [
  ...statuses.map((value) => ({ value, text: statusBadges[value].text })),
  { value: ALL, text: 'All' } as const,
]

/** The team's list of tickets: `?status=RESOLVED`. Open tickets by default, oldest first. */
export default function TicketsRoute() {
  const { params, change } = useUrlQuery()
  const chosen = choices.find(({ value }) => value === params.get('status'))?.value ?? 'OPEN'
  return (
    <Page title="Tickets">
      <PageStack>
        <PageHeading>Tickets</PageHeading>
        <Choices<TicketStatus | typeof ALL>
          label="Status"
          choices={choices}
          value={chosen}
          onChoose={(value) => change({ status: value === 'OPEN' ? '' : value }, { replace: true })}
        />
        <List status={chosen === ALL ? null : chosen} />
      </PageStack>
    </Page>
  )
}

function List({ status }: { status: TicketStatus | null }) {
  const { data, error, refetch, fetchMore } = useManageTicketsQuery({
    variables: { status },
    ...useListFetchPolicy(),
  })
  const tickets = data?.tickets
  const more = useReloadedList(tickets, (page) => fetchMore({ variables: page }), 50)
  if (error && !tickets) {
    return (
      <ErrorState what="the tickets" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (tickets?.edges.length === 0) {
    return (
      <EmptyState
        icon={<LifeBuoy size={32} />}
        title={status === 'OPEN' ? 'No open tickets' : 'No tickets'}
      >
        Problems and questions from customers will be listed here.
      </EmptyState>
    )
  }
  return (
    <div>
      <TicketRows tickets={tickets?.edges.map(({ node }) => node) ?? null} />
      <LoadMore {...more} />
    </div>
  )
}
