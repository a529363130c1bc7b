import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { PageHeading } from '../ui/layout/PageHeading.ts'
import { PageStack } from '../ui/layout/Stack.ts'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { ErrorState } from '../ui/states/StateMessage.tsx'
import { Page } from './Page.tsx'

interface OrderPageProps {
  /** The list that the back link leads to. */
  list: { to: string; name: string }
  /** Undefined while the order is loading. */
  number: string | undefined
  hasFailed: boolean
  /** Why it failed; a general sentence by default. */
  errorMessage?: string
  onRetry: () => void
  /** The height of the details' header, for the skeleton. */
  headHeight: string
  /** The order's details. */
  children: ReactNode
}

/** The page of one order, for shoppers and for admins. */
export function OrderPage(props: OrderPageProps) {
  const { list, number, hasFailed, errorMessage, onRetry, headHeight, children } = props
  return (
    <Page title={number === undefined ? 'Order Details' : `Order ${number}`}>
      <PageStack>
        <BackLink to={list.to}>{list.name}</BackLink>
        <PageHeading>Order Details</PageHeading>
        {number !== undefined ? (
          children
        ) : hasFailed ? (
          <ErrorState what="this order" onRetry={onRetry}>
            {errorMessage}
          </ErrorState>
        ) : (
          <>
            <Skeleton $width="240px" $height={headHeight} />
            <Skeleton $height="200px" $round="large" />
            <Skeleton $height="180px" $round="large" />
          </>
        )}
      </PageStack>
    </Page>
  )
}
