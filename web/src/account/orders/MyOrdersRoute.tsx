import { accountPages } from '../pages.ts'
import { Package } from 'lucide-react'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { type MyOrdersQuery, useMyOrdersQuery } from './MyOrders.generated.ts'
import { OrderList, OrderListSkeleton } from '../../shared/order/OrderList.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { OrderSummary } from '../../shared/order/OrderSummary.tsx'
import { useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { useDeferredStart } from '../../lib/use-deferred-start.ts'
import { Page } from '../../shared/page/Page.tsx'

/** The viewer's orders, newest first. */
export default function MyOrdersRoute() {
  const { viewer } = useViewer()
  return (
    <Page title={accountPages.myOrders.title}>
      <PageStack>
        <PageHeading>My Orders</PageHeading>
        {viewer ? <Orders /> : <OrderListSkeleton count={3} />}
      </PageStack>
    </Page>
  )
}

function Orders() {
  const { data, error, refetch, fetchMore } = useMyOrdersQuery(useListFetchPolicy())
  const orders = useDeferredStart(data?.viewer?.orders, isMissing)
  const more = useReloadedList(orders, (page) => fetchMore({ variables: page }), 50)
  if (!orders) {
    if (!error) return <OrderListSkeleton count={3} />
    return <ErrorState what="your orders" onRetry={() => void refetch()} />
  }
  return (
    <>
      <Rows edges={orders.edges} />
      <LoadMore {...more} />
    </>
  )
}

const isMissing = (orders: unknown) => orders === undefined

type Edges = NonNullable<MyOrdersQuery['viewer']>['orders']['edges']

function Rows({ edges }: { edges: Edges }) {
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Package size={32} />}
        title="No Data"
        action={<ButtonLink to={paths.home}>Shop Now</ButtonLink>}
      >
        Your orders will be listed here.
      </EmptyState>
    )
  }
  return (
    <OrderList>
      {edges.map(({ node }) => (
        <OrderSummary key={node.id} order={node} to={paths.order(node.id)}>
          {node.prescriptionCheck?.state === 'PENDING' && 'Prescription being checked'}
        </OrderSummary>
      ))}
    </OrderList>
  )
}
