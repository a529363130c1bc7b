import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { useSessionActions, useViewer } from '../apollo/session.tsx'
import { paths } from '../lib/paths.ts'
import { Spinner } from '../ui/states/Spinner.tsx'
import { ErrorState } from '../ui/states/StateMessage.tsx'
import { color, space } from '../ui/theme.ts'
import { useIsClient } from '../ui/hooks/use-browser.ts'
import { Page } from './Page.tsx'
import { PleaseLogin } from './PleaseLogin.tsx'

interface RequireViewerProps {
  /** What guests see; without it they go to the login. */
  guest?: ReactNode
}

/**
 * Lets any signed-in person through to the routes within; others go to the login and come back from there.
 * Whose session ends while they are here is told so instead: somebody who logs out is on the way to the front page.
 */
export function RequireViewer({ guest }: RequireViewerProps) {
  const { viewer, isLoading, hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const { pathname, search } = useLocation()
  // The server that renders a page knows of no token: nobody is sent away before the browser has looked.
  const isClient = useIsClient()
  const [wasLetIn, setWasLetIn] = useState(false)
  if (viewer && !wasLetIn) setWasLetIn(true)
  if (viewer) return <Outlet />
  if (hasFailed) return <ErrorState what="your account" onRetry={() => void reload()} />
  if (isLoading || !isClient) return <Waiting />
  const from = pathname + search
  if (wasLetIn) return <Ended from={from} />
  return guest ?? <Navigate to={paths.login} state={{ from }} replace />
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

function Waiting() {
  return (
    <Center>
      <Spinner label="Loading your account" size={32} />
    </Center>
  )
}

const wait = keyframes`from, to { visibility: hidden; }`

/* Not for the blink of an eye in which somebody who logs out leaves this page. */
const Unhurried = styled.div`
  animation: ${wait} 500ms;
`

const Center = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[16]};
  color: ${color.accent};
`
