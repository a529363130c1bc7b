import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { useIsInTeam } from '../shared/use-role.ts'
import { loadOrReload } from '../lib/load-or-reload.ts'
import { useIsDesktop } from '../ui/hooks/use-media.ts'
import { PageColumn } from '../ui/layout/PageColumn.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import { media, size, space } from '../ui/theme.ts'
import { useIsFramed } from './frame.tsx'
import { FrameBarRoom } from './FrameBarRoom.ts'

/* Separate chunks, because no visitor needs all of them. */
const AccountAside = lazy(() => loadOrReload(() => import('../shared/account/AccountAside.tsx')))
const DashboardMenu = lazy(() => loadOrReload(() => import('../dashboard/frame/DashboardMenu.tsx')))
const BottomBar = lazy(() => loadOrReload(() => import('../dashboard/frame/BottomBar.tsx')))

/** A separate chunk, because customers do not need it. */
const NewOrderAlarm = lazy(() =>
  loadOrReload(() => import('../dashboard/orders/alarm/NewOrderAlarm.tsx')),
)

/**
 * The layout for account and dashboard: on wide screens with a menu at the side, and for the team with new orders. The
 * team's pages have the dashboard's menu, which is a bar at the bottom of narrow screens.
 */
export default function SignedInLayout() {
  const isDesktop = useIsDesktop()
  const isInTeam = useIsInTeam()
  const isFramed = useIsFramed() && isInTeam
  return (
    <PageColumn>
      <Columns>
        <Aside>
          {isDesktop && <Suspense>{isFramed ? <DashboardMenu /> : <AccountAside />}</Suspense>}
        </Aside>
        <Main>
          {isInTeam && (
            <AlarmPlace>
              <ErrorBoundary>
                <Suspense>
                  <NewOrderAlarm />
                </Suspense>
              </ErrorBoundary>
            </AlarmPlace>
          )}
          <Outlet />
        </Main>
      </Columns>
      {isFramed && !isDesktop && (
        <ErrorBoundary>
          <FrameBarRoom />
          <Suspense>
            <BottomBar />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageColumn>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${space[12]};
  }
`

const Main = styled.div`
  min-width: 0;
`

/** Reserves the alarm's height, which loads later. */
const AlarmPlace = styled.div`
  height: ${size.target};
  margin-bottom: ${space[4]};
`

const Aside = styled.aside`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[4]});
    display: grid;
    align-self: start;
    gap: ${space[5]};
    /* It scrolls by itself, with room for the focus ring. It fits in the window, even if the page is not scrolled. */
    max-height: calc(100dvh - ${size.headerWide} - ${space[8]});
    margin: -${space[2]};
    padding: ${space[2]} ${space[2]} ${space[6]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`
