import { useLocation } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { Page } from '../../shared/page/Page.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { type LinkedOrder_OrderFragment, useLinkedOrderQuery } from './LinkedOrder.generated.ts'
import { LinkedOrderForm } from './LinkedOrderForm.tsx'
import { ClosedLink, PlacedLink } from './LinkStates.tsx'

/** In the fragment, without the punctuation that chats append to links. */
const TOKEN = /[a-z\d-]+/

/** The order behind a link from the team, which its customer places without an account. */
export default function LinkedOrderRoute() {
  const [token = ''] = TOKEN.exec(useLocation().hash) ?? []
  const { data, error, refetch } = useLinkedOrderQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const order = data?.linkedOrder
  return (
    <Page title="Your order">
      <meta name="robots" content="noindex" />
      <PageColumn $narrow>
        <PageStack>
          <PageHeading tabIndex={-1}>
            {order?.customerName ? `Hello ${order.customerName}` : 'Your order'}
          </PageHeading>
          {!data && error && (
            <ErrorState what="your order" onRetry={() => void refetch()}>
              {toErrorMessage(error)}
            </ErrorState>
          )}
          {!data && !error && <Skeleton $height="560px" $round="large" />}
          {data && <Content token={token} order={data.linkedOrder} />}
        </PageStack>
      </PageColumn>
    </Page>
  )
}

interface ContentProps {
  token: string
  /** Null if the link is wrong, has expired or was withdrawn. */
  order: LinkedOrder_OrderFragment | null
}

function Content({ token, order }: ContentProps) {
  if (!order) return <ClosedLink />
  if (order.orderNumber !== null) return <PlacedLink order={order} />
  return <LinkedOrderForm token={token} order={order} />
}
