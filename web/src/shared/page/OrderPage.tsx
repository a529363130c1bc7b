import { lazy, type ReactNode, Suspense } from 'react'
import type { NewsOrder } from '../order/news/describe-change.ts'
import { BackLink } from './BackLink.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { Page } from './Page.tsx'

/** Without its chunk, the page works but does not follow changes. */
const OrderNews = lazy(() =>
  import('../order/news/OrderNews.tsx').catch(() => ({ default: () => null })),
)

interface OrderPageProps {
  /** The list that the back link leads to. */
  list: { to: string; name: string }
  /** Undefined while the order is loading. */
  order: (NewsOrder & { number: string }) | null | undefined
  /** Set on a team page, where any order can be loaded. */
  isManaged?: boolean
  hasFailed: boolean
  /** The reason for the failure; a general sentence by default. */
  errorMessage?: string
  /** Reloads the order. */
  reload: () => Promise<NewsOrder | null | undefined>
  /** The height of the details' header, for the skeleton. */
  headHeight: string
  /** The order's details. */
  children: ReactNode
}

/** The page for one order, for customers and for the team. It follows changes to the order. */
export function OrderPage(props: OrderPageProps) {
  const { list, order, isManaged = false, hasFailed, errorMessage, reload, headHeight } = props
  return (
    <Page title={order ? `Order ${order.number}` : 'Order Details'}>
      <PageStack>
        <BackLink to={list.to}>{list.name}</BackLink>
        <PageHeading>Order Details</PageHeading>
        {order ? (
          <>
            {/* A part of the details may be in a separate chunk. */}
            <Suspense fallback={<DetailsSkeleton headHeight={headHeight} />}>
              {props.children}
            </Suspense>
            <Suspense>
              <OrderNews key={order.id} order={order} isManaged={isManaged} reload={reload} />
            </Suspense>
          </>
        ) : hasFailed ? (
          <ErrorState what="this order" onRetry={() => void reload()}>
            {errorMessage}
          </ErrorState>
        ) : (
          <DetailsSkeleton headHeight={headHeight} />
        )}
      </PageStack>
    </Page>
  )
}

function DetailsSkeleton({ headHeight }: Pick<OrderPageProps, 'headHeight'>) {
  return (
    <>
      <Skeleton $width="240px" $height={headHeight} />
      <Skeleton $height="200px" $round="large" />
      <Skeleton $height="180px" $round="large" />
    </>
  )
}
