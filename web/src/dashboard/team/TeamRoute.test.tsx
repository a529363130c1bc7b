import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TeamRole } from '../../apollo/schema-types.generated.ts'
import type {
  InvitationRow_InvitationFragment,
  MemberRow_MemberFragment,
} from './Team.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import { fill } from '../../../test/store.tsx'

type Member = MemberRow_MemberFragment
type Invitation = InvitationRow_InvitationFragment

const build = (name: string, role: TeamRole, fields: Partial<Member> = {}): Member => ({
  ...{ id: name, name, email: `${name.toLowerCase()}@example.in`, role, joinedAt: null },
  ...{ pharmacistRegistration: null, lastLoginAt: null, isViewer: false, ...fields },
})
const me = build('Meera', 'ADMIN', { isViewer: true })
const ravi = build('Ravi', 'STAFF')
const invitation: Invitation = {
  ...{ id: 'i1', email: 'asha@example.in', role: 'STAFF', invitedBy: 'Meera' },
  ...{ invitedAt: '2026-11-20T06:00:00.000Z', expiresAt: '2026-11-27T06:00:00.000Z' },
}
const team = (members: Member[], invitations: Invitation[] = []) => ({ members, invitations })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function enter(shown: ReturnType<typeof team>, handlers: Handlers = {}) {
  return openDashboard('/dashboard/team', { ManageTeam: () => ({ team: shown }), ...handlers })
}

const rowOf = async (text: string) => {
  const cell = await screen.findByText(text)
  const row = cell.closest('tr')
  if (!row) throw new Error(`${text} is in no row.`)
  return within(row)
}

describe('the team', () => {
  it('the team page offers only the registration for the only admin, and all actions for others', async () => {
    enter(team([me, ravi]))
    const own = await rowOf('Meera (you)')
    expect(own.getByText('The only admin. Make someone else an admin first.')).toBeTruthy()
    const labels = (row: typeof own) => row.getAllByRole('button').map((one) => one.ariaLabel)
    expect(labels(own)).toEqual(['Pharmacist: Meera'])
    expect(labels(await rowOf('Ravi'))).toEqual([
      ...['Pharmacist: Ravi', 'Make admin: Ravi', 'Remove Ravi'],
    ])
  })

  it('the team page changes a role after a question that explains its permissions', async () => {
    const { getVariables } = enter(team([me, ravi]), {
      SetTeamRole: () => ({
        setTeamRole: {
          team: team([me, { ...ravi, role: 'ADMIN' }]),
          viewer: { id: 'asha', role: 'ADMIN', isPharmacist: false },
          userErrors: [],
        },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Make admin: Ravi' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Make admin' }))
    expect(question.getByText(/^Runs the whole shop/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByRole('button', { name: 'Make staff: Ravi' })).toBeTruthy()
    expect(getVariables('SetTeamRole')).toEqual([{ input: { memberId: 'Ravi', role: 'ADMIN' } }])
  })

  it('an admin enters the registration of a pharmacist', async () => {
    const registered = { ...ravi, pharmacistRegistration: 'KA-5678' }
    const { getVariables } = enter(team([me, ravi]), {
      SetPharmacist: () => ({
        setPharmacist: {
          team: team([me, registered]),
          viewer: { id: 'asha', isPharmacist: false },
          userErrors: [],
        },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pharmacist: Ravi' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pharmacist: Ravi' }))
    await userEvent.type(dialog.getByLabelText('Registration number'), ' KA-5678 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Pharmacist, KA-5678')).toBeTruthy()
    expect(getVariables('SetPharmacist')).toEqual([
      { input: { memberId: 'Ravi', registration: 'KA-5678' } },
    ])
  })

  it('the team page closes for an admin who leaves the team', async () => {
    const other = build('Asha', 'ADMIN')
    const gone = { id: 'asha', role: 'USER', isPharmacist: false } as const
    enter(team([other, me]), {
      RemoveFromTeam: () => ({ removeFromTeam: { team: null, viewer: gone, userErrors: [] } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Meera' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/You keep your account, but can no longer open/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
  })

  it('the invitation form shows beside the field why an address cannot be invited', async () => {
    const message = 'This person is in the team already.'
    enter(team([me]), {
      InviteToTeam: () => ({
        inviteToTeam: {
          team: team([me]),
          userErrors: [{ message, field: 'email' }],
        },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    fill(await screen.findByLabelText(/^Email/), 'meera@example.in')
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('the team page resends an open invitation, and cancels it', async () => {
    const { toasts } = enter(team([me], [invitation]), {
      InviteToTeam: () => ({ inviteToTeam: { team: team([me], [invitation]), userErrors: [] } }),
      CancelTeamInvitation: () => ({
        cancelTeamInvitation: { team: team([me]), userErrors: [] },
      }),
    })
    const row = await rowOf('asha@example.in')
    expect(row.getByText('Sent on 20 Nov 2026 by Meera · valid until 27 Nov 2026')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Send again: asha@example.in' }))
    await vi.waitFor(() =>
      expect(toasts.map(({ text }) => text)).toContain('Invitation sent again to asha@example.in'),
    )
    await userEvent.click(row.getByRole('button', { name: /^Cancel the invitation/ }))
    await vi.waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull())
  })
})
