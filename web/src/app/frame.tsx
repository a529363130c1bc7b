import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../apollo/session.tsx'
import { loadOrReload } from '../lib/load-or-reload.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import { media, size } from '../ui/theme.ts'
import { findRow } from './find-row.ts'

/** A separate chunk, because customers do not need it. */
const DashboardHeader = lazy(() =>
  loadOrReload(() => import('../dashboard/frame/DashboardHeader.tsx')),
)

/** Whether a page of the team is open, which has the dashboard's header, unless the viewer is not in the team. */
export function useIsFramed(): boolean {
  const { viewer, isLoading } = useViewer()
  const { pathname } = useLocation()
  const mayBeInTeam = viewer ? viewer.role !== 'USER' : isLoading
  return mayBeInTeam && !findRow(pathname)
}

export function FrameHeader() {
  return (
    <Room>
      <ErrorBoundary>
        <Suspense>
          <DashboardHeader />
        </Suspense>
      </ErrorBoundary>
    </Room>
  )
}

/** As high as the header, which loads later. */
const Room = styled.div`
  display: contents;

  &:empty {
    display: block;
    height: calc(${size.headerBar} + ${size.searchBar});

    ${media.tablet} {
      height: ${size.headerWide};
    }
  }
`
