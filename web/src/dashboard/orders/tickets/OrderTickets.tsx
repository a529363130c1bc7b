import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Facts } from '../../../shared/order/Facts.tsx'
import { statusBadges } from '../../../shared/ticket/ticket-texts.ts'
import { space } from '../../../ui/theme.ts'
import { useManageOrderTicketsQuery } from './OrderTickets.generated.ts'

/** Links to the order's tickets, and to the order whose items it replaces. Renders nothing for most orders. */
export default function OrderTickets({ orderId }: { orderId: string }) {
  const { data } = useManageOrderTicketsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  })
  const { replaces, tickets = [] } = data?.order ?? {}
  if (!replaces && tickets.length === 0) return null
  return (
    <Rows>
      <Facts
        facts={[
          ...(replaces
            ? [
                [
                  'Replaces items of',
                  <Link to={dashboardPaths.orderDetails(replaces.orderId)}>{replaces.number}</Link>,
                ] as const,
              ]
            : []),
          ...tickets.map(
            ({ id, number, status }) =>
              [
                `Ticket, ${statusBadges[status].text.toLowerCase()}`,
                <Link to={dashboardPaths.ticket(id)}>{number}</Link>,
              ] as const,
          ),
        ]}
      />
    </Rows>
  )
}

const Rows = styled.div`
  padding-top: ${space[3]};
`
