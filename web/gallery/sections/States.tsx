import { ShoppingCart } from 'lucide-react'
import { Button } from '../../src/ui/buttons/Button.tsx'
import { ErrorBoundary } from '../../src/ui/states/ErrorBoundary.tsx'
import { LoadMore } from '../../src/ui/states/LoadMore.tsx'
import { Skeleton } from '../../src/ui/states/Skeleton.tsx'
import { CenteredSpinner, Spinner } from '../../src/ui/content/Spinner.tsx'
import { EmptyState, ErrorState } from '../../src/ui/states/StateMessage.tsx'
import { nothing, Row } from '../Row.tsx'

export function States() {
  return (
    <>
      <Row part="Skeleton">
        <Skeleton $width="160px" />
        <Skeleton $width="96px" $height="96px" />
      </Row>
      <Row part="Spinner and CenteredSpinner">
        <Spinner />
        <Spinner size={40} />
        <CenteredSpinner minHeight="80px" />
      </Row>
      <Row part="EmptyState">
        <EmptyState
          icon={<ShoppingCart size={32} />}
          title="Your cart is empty"
          action={<Button>Shop now</Button>}
        >
          Add something to it.
        </EmptyState>
      </Row>
      <Row part="ErrorState">
        <ErrorState onRetry={nothing} what="the orders" />
        <ErrorState onRetry={nothing}>This product is gone.</ErrorState>
      </Row>
      <Row part="ErrorBoundary, failed">
        <ErrorBoundary fallback={<p>Something went wrong.</p>}>
          <Failing />
        </ErrorBoundary>
      </Row>
      <Row part="LoadMore: loading, failed">
        <LoadMore hasMore isLoading hasFailed={false} onMore={nothing} />
        <LoadMore hasMore isLoading={false} hasFailed onMore={nothing} />
      </Row>
    </>
  )
}

function Failing(): never {
  throw new Error('A part of the gallery fails on purpose.')
}
