import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatDateTime } from '../../../lib/text/date.ts'
import { reasonTexts } from '../../../shared/ticket/ticket-texts.ts'
import { TicketBadge } from '../../../shared/ticket/TicketThread.tsx'
import { Badge } from '../../../ui/content/Badge.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { LinkBox, LinkList } from '../../../shared/page/LinkList.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { font, space } from '../../../ui/theme.ts'
import type { TicketRow_TicketFragment } from './Tickets.generated.ts'

/** Tickets, each with its next time limit. Null while they are loading. */
export function TicketRows({ tickets }: { tickets: readonly TicketRow_TicketFragment[] | null }) {
  return (
    <LinkList aria-label="Tickets" aria-busy={!tickets}>
      {tickets?.map((ticket) => (
        <li key={ticket.id}>
          <LinkBox to={dashboardPaths.ticket(ticket.id)}>
            <Head>
              <Number>{ticket.number}</Number>
              <TicketBadge ticket={ticket} />
              {ticket.isOverdue && <Badge $tone="red">Overdue</Badge>}
            </Head>
            <span translate="no">{ticket.name || 'Account deleted'}</span>
            <SmallText as="span">{describeSubject(ticket)}</SmallText>
            <DueDate ticket={ticket} />
          </LinkBox>
        </li>
      )) ??
        [1, 2, 3].map((key) => (
          <li key={key}>
            <Skeleton $height="128px" $round="large" />
          </li>
        ))}
    </LinkList>
  )
}

function describeSubject({ reason, order }: TicketRow_TicketFragment): string {
  return order ? `${reasonTexts[reason]} · ${order.number}` : reasonTexts[reason]
}

type DatedTicket = Pick<TicketRow_TicketFragment, 'createdAt' | 'answerDueAt' | 'resolveDueAt'>

/** When the ticket has to be answered or resolved, or else when it was sent. */
export function DueDate({ ticket }: { ticket: DatedTicket }) {
  const { createdAt, answerDueAt, resolveDueAt } = ticket
  const isAnswerFirst =
    answerDueAt !== null && (resolveDueAt === null || answerDueAt < resolveDueAt)
  const [text, at] = isAnswerFirst
    ? ['Answer by', answerDueAt]
    : resolveDueAt !== null
      ? ['Resolve by', resolveDueAt]
      : ['Sent', createdAt]
  return (
    <SmallText as="span">
      <span>{`${text} `}</span>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </SmallText>
  )
}

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Number = styled.span`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
