import { Package } from 'lucide-react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'
import { type MyOrdersQuery, useMyOrdersQuery } from '../../../apollo/generated.ts'
import { OrderRow } from '../../../features/order/OrderRow.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../../ui/StateMessage.tsx'
import { OrderRowSkeleton } from '../../../ui/order/OrderRowSkeleton.tsx'
import { font, media, space } from '../../../ui/theme.ts'
import { useMore } from '../../../ui/use-more.ts'
import { Page } from '../../Page.tsx'

/** The person's orders, newest first, without an end. */
export function MyOrdersRoute() {
  return (
    <Page title="My Orders">
      <Stack>
        <Heading>My Orders</Heading>
        <Orders />
      </Stack>
    </Page>
  )
}

function Orders() {
  // Who comes back from an order finds the list as it was left; whoever else comes gets today's.
  const isBack = useNavigationType() === NavigationType.Pop
  const { data, error, refetch, fetchMore } = useMyOrdersQuery({
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const orders = data?.viewer?.orders
  const more = useMore(orders?.pageInfo, (after) => fetchMore({ variables: { after } }))
  if (orders) {
    return (
      <>
        <Rows edges={orders.edges} />
        {orders.pageInfo.hasNextPage && (
          <LoadMore isLoading={more.isLoading} hasFailed={more.hasFailed} onMore={more.load} />
        )}
      </>
    )
  }
  return error ? (
    <ErrorState what="your orders" onRetry={() => void refetch()} />
  ) : (
    <List aria-busy>
      {[1, 2, 3].map((key) => (
        <OrderRowSkeleton key={key} />
      ))}
    </List>
  )
}

type Edges = NonNullable<MyOrdersQuery['viewer']>['orders']['edges']

function Rows({ edges }: { edges: Edges }) {
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Package size={32} />}
        title="No Data"
        action={<ButtonLink to={paths.home}>Shop Now</ButtonLink>}
      >
        What you order will be listed here.
      </EmptyState>
    )
  }
  return (
    <List>
      {edges.map(({ node }) => (
        <OrderRow key={node.id} order={node} />
      ))}
    </List>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
