import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../../lib/urls/paths.ts'
import { CustomerTicket } from '../../../shared/ticket/CustomerTicket.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { type OrderTickets_OrderFragment, useOrderTicketsQuery } from './OrderTickets.generated.ts'

const reportDialog = lazyDialog(() => import('./ReportDialog.tsx'))

interface OrderTicketsProps {
  /** `updatedAt` changes with the order's tickets, which are then loaded again. */
  order: { id: string; updatedAt: string }
}

/** The order's tickets, and the button to report a problem. */
export function OrderTickets({ order: { id, updatedAt } }: OrderTicketsProps) {
  const [shownAt] = useState(updatedAt)
  const { data, error, refetch } = useOrderTicketsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const reload = useEffectEvent(() => {
    if (updatedAt !== shownAt) void refetch().catch(() => undefined)
  })
  useEffect(() => reload(), [updatedAt])
  const order = data?.viewer?.order
  if (order) return <Content order={order} />
  if (error) return <ErrorState what="your reports" onRetry={() => void refetch()} />
  return <Skeleton $height="48px" $round="medium" />
}

function Content({ order }: { order: OrderTickets_OrderFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  const { tickets, replaces, reportableProductIds } = order
  return (
    <Stack $gap={5}>
      {replaces && (
        <p>
          {'This order replaces items of '}
          <TallTextLink to={paths.order(replaces.orderId)}>{replaces.number}</TallTextLink>
        </p>
      )}
      {tickets.map((ticket) => (
        <CustomerTicket key={ticket.id} ticket={ticket} />
      ))}
      {reportableProductIds.length > 0 ? (
        <div>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Report a problem
          </Button>
        </div>
      ) : (
        <div>
          <SmallText>Do you have a problem with this order? Please write to us.</SmallText>
          <TallTextLink to={paths.contact}>Contact us</TallTextLink>
        </div>
      )}
      {isOpen && <reportDialog.Dialog order={order} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}
