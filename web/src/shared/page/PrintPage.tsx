import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PrintOnly } from '../PrintOnly.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { space } from '../../ui/theme.ts'
import { BackLink } from './BackLink.tsx'
import { Page } from './Page.tsx'

/** The orders that were selected in the table. They are in the navigation state, so a reload keeps them. */
export function useChosenOrders(): string[] {
  const state: unknown = useLocation().state
  const isChoice = typeof state === 'object' && state !== null && 'orderIds' in state
  return isChoice && Array.isArray(state.orderIds) ? state.orderIds.map(String) : []
}

interface PrintPageProps {
  title: string
  /** The other printout for these orders. */
  other?: { title: string; to: string }
  /** The page before. By default the order, or All Orders. */
  back?: Back
  /** What is missing if it could not be loaded. */
  what?: string
  /** The paper's margin. */
  margin?: string
  error: Error | undefined
  onRetry: () => void
  /** Null while it is loading. */
  children: ReactNode | null
}

/** A page with something to print for the selected orders. */
export function PrintPage(props: PrintPageProps) {
  const { title, other, back, what = 'the orders', margin, error, onRetry, children } = props
  const isLoaded = children !== null
  const orderIds = useChosenOrders()
  return (
    <Frame
      title={title}
      back={back}
      action={
        isLoaded && (
          <>
            {other && (
              <TallTextLink to={other.to} state={{ orderIds }}>
                {other.title}
              </TallTextLink>
            )}
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer size={18} aria-hidden />
              Print
            </Button>
          </>
        )
      }
    >
      {isLoaded && <PrintOnly {...(margin && { margin })}>{children}</PrintOnly>}
      {!isLoaded && error && (
        <ErrorState what={what} onRetry={onRetry}>
          {toErrorMessage(error)}
        </ErrorState>
      )}
      {!isLoaded && !error && <Skeleton $height="720px" $round="large" />}
    </Frame>
  )
}

/** Shown when no orders are selected, as when somebody typed the page's address. */
export function NothingToPrint({ title }: { title: string }) {
  return (
    <Frame title={title}>
      <EmptyState icon={<Printer size={32} />} title="No orders selected">
        Select orders in the All Orders table, then choose what to print.
      </EmptyState>
    </Frame>
  )
}

interface Back {
  to: string
  name: string
}

interface FrameProps {
  title: string
  back?: Back | undefined
  action?: ReactNode
  children: ReactNode
}

function Frame({ title, back, action, children }: FrameProps) {
  return (
    <Page title={title}>
      <PageColumn>
        <Stack>
          {back ? <BackLink to={back.to}>{back.name}</BackLink> : <BackToOrders />}
          <Head>
            <PageHeading tabIndex={-1}>{title}</PageHeading>
            {action}
          </Head>
          {children}
        </Stack>
      </PageColumn>
    </Page>
  )
}

/** Links back to a single order, or to the list. */
function BackToOrders() {
  const [orderId, ...others] = useChosenOrders()
  return orderId !== undefined && others.length === 0 ? (
    <BackLink to={dashboardPaths.orderDetails(orderId)}>Order Details</BackLink>
  ) : (
    <BackLink to={dashboardPaths.allOrders}>All Orders</BackLink>
  )
}

/* A4 width. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 794px;
  margin-inline: auto;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 48px;
`
