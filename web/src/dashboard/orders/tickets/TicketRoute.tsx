import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { mailLink, phoneLink } from '../../../lib/urls/contact-links.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Facts } from '../../../shared/order/Facts.tsx'
import { OrderLines } from '../../../shared/order/OrderLines.tsx'
import { OwnCaseReasons } from '../../../shared/own-case/OwnCaseReasons.tsx'
import { Column, Columns, Number, Section, TitleRow } from '../../../shared/order/details-parts.tsx'
import { BackLink } from '../../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { TicketBadge, TicketThread } from '../../../shared/ticket/TicketThread.tsx'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'
import { Badge } from '../../../ui/content/Badge.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { PageStack, Stack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { PersonalDataButton } from '../../../shared/personal-data/PersonalDataButton.tsx'
import {
  useManagedTicketQuery,
  type ManagedTicket_TicketFragment,
} from './ManagedTicket.generated.ts'
import { TicketActions } from './TicketActions.tsx'
import { DueDate } from './TicketRows.tsx'

const AnswerForm = lazy(() => loadOrReload(() => import('./AnswerForm.tsx')))
const dataDialog = lazyDialog(() => import('./GuestDataDialog.tsx'))

/** A ticket with its conversation and order, for the team. */
export default function TicketRoute() {
  const { ticketId = '' } = useParams()
  const { data, error, refetch } = useManagedTicketQuery({
    variables: { ticketId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useReloadOnReturn(() => refetch())
  const ticket = data?.ticket
  if (data && !ticket) return <NotFoundRoute />
  return (
    <Page title={ticket ? `Ticket ${ticket.number}` : 'Ticket'}>
      <PageStack>
        <BackLink to={dashboardPaths.tickets}>Tickets</BackLink>
        <PageHeading>Ticket</PageHeading>
        {ticket ? (
          <Details ticket={ticket} />
        ) : error ? (
          <ErrorState what="this ticket" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : (
          <Skeleton $height="480px" $round="large" />
        )}
      </PageStack>
    </Page>
  )
}

function Details({ ticket }: { ticket: ManagedTicket_TicketFragment }) {
  const { number, order, isOverdue } = ticket
  const isAdmin = useIsAdmin()
  return (
    <Stack as="article" $gap={5}>
      <Stack as="header" $gap={1}>
        <TitleRow>
          <Number>{number}</Number>
          <TicketBadge ticket={ticket} />
          {isOverdue && <Badge $tone="red">Overdue</Badge>}
        </TitleRow>
        <DueDate ticket={ticket} />
      </Stack>
      <Columns>
        <Column>
          <Section title="Conversation">
            <TicketThread ticket={ticket} toOrder={dashboardPaths.orderDetails} isTeam />
          </Section>
          {ticket.email && (
            <Section title="Answer">
              <Suspense fallback={<Skeleton $height="460px" />}>
                <AnswerForm key={ticket.entries.length} ticket={ticket} />
              </Suspense>
            </Section>
          )}
        </Column>
        <Column>
          {order && (
            <Section title="Order">
              <Stack>
                <Facts
                  facts={[
                    [
                      'Number',
                      <Link to={dashboardPaths.orderDetails(order.id)}>{order.number}</Link>,
                    ],
                  ]}
                />
                <OrderLines lines={order.lines} />
                {ticket.email && <TicketActions ticket={ticket} order={order} />}
              </Stack>
            </Section>
          )}
          <OwnCaseReasons reasons={ticket.ownCaseReasons} />
          <Section title="Customer">
            <Stack $gap={4}>
              <Contact ticket={ticket} />
              {isAdmin && ticket.isFromGuest && (
                <PersonalDataButton>
                  {(onClose) => <dataDialog.Dialog ticket={ticket} onClose={onClose} />}
                </PersonalDataButton>
              )}
            </Stack>
          </Section>
        </Column>
      </Columns>
    </Stack>
  )
}

function Contact({
  ticket: { name, email, phone },
}: {
  ticket: ManagedTicket_TicketFragment
}): ReactNode {
  if (!email) return 'The personal data was deleted.'
  return (
    <Facts
      facts={[
        ['Name', name],
        ['Email', <a href={mailLink(email)}>{email}</a>],
        ...(phone ? [['Phone', <a href={phoneLink(phone)}>{phone}</a>] as const] : []),
      ]}
    />
  )
}
