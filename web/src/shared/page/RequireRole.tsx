import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { Outlet, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { addTeamPolicies } from '../../apollo/team-policies.ts'
import { useIsAdmin, useIsInTeam, useIsPharmacist } from '../use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { paths } from '../../lib/urls/paths.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { color, font, space } from '../../ui/theme.ts'
import { OwnCases } from '../own-case/OwnCases.tsx'
import { Page } from './Page.tsx'
import PleaseLogin from './PleaseLogin.tsx'

const audiences = {
  staff: 'This page is for the shop’s team.',
  admin: 'This page is for admins.',
  pharmacist: 'This page is for pharmacists.',
}

/**
 * Renders the nested routes only for users with a role, inside RequireViewer. Guests see the same message and a login
 * link, because they may have the role. The server checks permissions separately.
 */
export default function RequireRole({ access }: { access: keyof typeof audiences }) {
  const { cache } = useApolloClient()
  // Before the page's first query.
  useState(() => addTeamPolicies(cache))
  const { viewer } = useViewer()
  const isInTeam = useIsInTeam()
  const rights = { staff: isInTeam, admin: useIsAdmin(), pharmacist: useIsPharmacist() }
  const { pathname, search } = useLocation()
  if (rights[access]) {
    return (
      <>
        <Outlet />
        <OwnCases />
      </>
    )
  }
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
        <PleaseLogin from={pathname + search}>{audiences[access]}</PleaseLogin>
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
