import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useIsClient } from '../../ui/hooks/use-browser.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from './Page.tsx'
import PleaseLogin from './PleaseLogin.tsx'

interface RequireViewerProps {
  /** Shown to guests, who are redirected to the login by default. */
  guest?: ReactNode
  /** Renders the nested routes while the viewer is loading. They show the loading state. */
  rendersEarly?: boolean
  /** Shown if the account cannot be loaded. */
  title?: string
}

/**
 * Renders the nested routes for logged-in users; others are redirected to the login and back. If the session ends on
 * the page, shows a message instead, because a logout redirects to the front page.
 */
export function RequireViewer({
  guest,
  rendersEarly = false,
  title = 'My Account',
}: RequireViewerProps) {
  const { viewer, isLoading, hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const { pathname, search } = useLocation()
  // The server has no token, so there is no redirect before the browser has checked.
  const isClient = useIsClient()
  const [wasLetIn, setWasLetIn] = useState(false)
  if (viewer && !wasLetIn) setWasLetIn(true)
  if (viewer) return <Outlet />
  if (hasFailed) return <Failure title={title} onRetry={() => void reload()} />
  if (isLoading || !isClient) {
    return rendersEarly ? <Outlet /> : <CenteredSpinner label="Loading your account" />
  }
  const from = pathname + search
  if (wasLetIn) return <Ended from={from} />
  return guest ?? <Navigate to={paths.login} state={{ from }} replace />
}

function Failure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page title={title}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ErrorState what="your account" onRetry={onRetry} />
    </Page>
  )
}

function Ended({ from }: { from: string }) {
  return (
    <Page title="Please Login">
      <Unhurried>
        <PleaseLogin from={from}>Your session has ended.</PleaseLogin>
      </Unhurried>
    </Page>
  )
}

const wait = keyframes`from, to { visibility: hidden; }`

/* Delayed, so that it does not flash during a logout. */
const Unhurried = styled.div`
  animation: ${wait} 500ms;
`
