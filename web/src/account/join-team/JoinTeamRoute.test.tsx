import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'
import { RequireViewer } from '../../shared/page/RequireViewer.tsx'
import RequireRole from '../../shared/page/RequireRole.tsx'
import type { JoinTeamQuery } from './JoinTeam.generated.ts'
import JoinTeamRoute from './JoinTeamRoute.tsx'
import type { Handlers } from '../../../test/operations.ts'

const AT = '/dashboard/join-team?token=abc'

type Invitation = NonNullable<JoinTeamQuery['viewer']>['teamInvitation']

/** Opens the page for a customer with this invitation, or for a guest without one. */
function open(invitation?: Invitation, handlers: Handlers = {}) {
  const isGuest = invitation === undefined
  if (!isGuest) saveTokens()
  return openPages({
    at: AT,
    routes: (
      <>
        <Route element={<RequireViewer guest={<JoinTeamRoute />} />}>
          <Route path="dashboard/join-team" element={<JoinTeamRoute />} />
          <Route element={<RequireRole access="staff" />}>
            <Route path="dashboard/orders" element={<h1>All Orders</h1>} />
          </Route>
        </Route>
      </>
    ),
    handlers: {
      Layout: () => buildLayout(isGuest ? null : buildCart(0)),
      JoinTeam: () => ({
        viewer: isGuest ? null : { id: 'asha', teamInvitation: invitation },
      }),
      OpenInvitation: () => ({ isTeamInvitationOpen: true }),
      ...handlers,
    },
  })
}

const offer = { role: 'STAFF', isForViewer: true } as const

describe('an invitation to the team', () => {
  it('one button accepts the invitation, and opens the orders without a reload', async () => {
    const { getRequests } = open(offer, {
      AcceptTeamInvitation: () => ({
        acceptTeamInvitation: {
          viewer: { id: 'asha', role: 'STAFF', emailVerified: true },
          userErrors: [],
        },
      }),
    })
    await screen.findByText(/^Your role: Staff\./)
    await userEvent.click(screen.getByRole('button', { name: 'Join the team' }))
    expect(await screen.findByRole('heading', { name: 'All Orders' })).toBeTruthy()
    expect(getRequests('AcceptTeamInvitation').map(({ variables }) => variables)).toEqual([
      { input: { token: 'abc' } },
    ])
  })

  it('the invitation page explains the next step when the invitation is for another address', async () => {
    open({ role: 'STAFF', isForViewer: false })
    await screen.findByText('This invitation is for another email address')
    expect(screen.getByText(/^You are logged in as .*Log out/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull()
  })

  it('the invitation page explains the next step when the invitation is no longer valid', async () => {
    open(null)
    await screen.findByText('This invitation is no longer valid')
  })

  it('the invitation page asks guests to log in or to register', async () => {
    open()
    await screen.findByText(/^Log in or register with the email address/)
    for (const name of ['Login', 'Register'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it('the invitation page tells guests that the invitation is not valid, before they register', async () => {
    open(undefined, { OpenInvitation: () => ({ isTeamInvitationOpen: false }) })
    await screen.findByText('This invitation is no longer valid')
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  })
})
