import { Outlet, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { useIsInTeam } from '../use-role.ts'
import { dashboardPaths } from '../../lib/dashboard-paths.ts'
import { paths } from '../../lib/paths.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { color, font, space } from '../../ui/theme.ts'
import { Page } from './Page.tsx'
import { PleaseLogin } from './PleaseLogin.tsx'

interface RequireRoleProps {
  /** Whether the viewer has the role. */
  isAllowed: boolean
  /** Tells guests whom the page is for. */
  children: string
}

/**
 * Renders the nested routes for people with a role only, inside RequireViewer. Guests see the same message and a login
 * link, because they may have the role. The server checks permissions itself.
 */
export function RequireRole({ isAllowed, children }: RequireRoleProps) {
  const { viewer } = useViewer()
  const isInTeam = useIsInTeam()
  const { pathname, search } = useLocation()
  if (isAllowed) return <Outlet />
  return (
    <Page title="Do not have permission">
      <div role="alert">
        <Message>Do not have permission</Message>
      </div>
      {viewer ? (
        <Way>
          <TallTextLink to={isInTeam ? dashboardPaths.allOrders : paths.home}>
            {isInTeam ? 'All Orders' : 'Go To Home'}
          </TallTextLink>
        </Way>
      ) : (
        <PleaseLogin from={pathname + search}>{children}</PleaseLogin>
      )}
    </Page>
  )
}

const Way = styled.p`
  text-align: center;
`

const Message = styled.h1`
  padding: ${space[12]} ${space[4]} 0;
  color: ${color.danger};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  text-align: center;
`
