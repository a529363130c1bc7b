import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildShopper, PASSWORD, type Shopper } from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { writesOutsideTransactions } from '../../../../test/support/writes-outside-transactions.ts'
import { createRateLimits } from '../../../auth/rate-limits.ts'
import { User } from '../user.model.ts'
import { deleteExpiredInvitations } from './invitation.service.ts'
import { TeamInvitation } from './team-invitation.model.ts'

const TEAM = gql(`fragment TeamInTests on Team {
  members { id name email role joinedAt lastLoginAt isViewer }
  invitations { id email role invitedBy }
}`)
const INVITE = gql(
  `mutation ($input: InviteToTeamInput!) {
    payload: inviteToTeam(input: $input) { team { ...TeamInTests } userErrors { code message field } }
  }`,
  TEAM,
)
const ACCEPT = gql(`mutation ($input: AcceptTeamInvitationInput!) {
  payload: acceptTeamInvitation(input: $input) {
    viewer { role emailVerified }
    userErrors { code message field }
  }
}`)
const SET_ROLE = gql(
  `mutation ($input: SetTeamRoleInput!) {
    payload: setTeamRole(input: $input) {
      team { ...TeamInTests }
      viewer { role }
      userErrors { code message field }
    }
  }`,
  TEAM,
)
const REMOVE = gql(
  `mutation ($input: RemoveFromTeamInput!) {
    payload: removeFromTeam(input: $input) {
      team { ...TeamInTests }
      viewer { role }
      userErrors { code message field }
    }
  }`,
  TEAM,
)
const CANCEL = gql(
  `mutation ($input: CancelTeamInvitationInput!) {
    payload: cancelTeamInvitation(input: $input) { team { ...TeamInTests } userErrors { code message field } }
  }`,
  TEAM,
)
const DELETE_ACCOUNT = gql(`mutation ($input: DeleteAccountInput!) {
  payload: deleteAccount(input: $input) { userErrors { code message field } }
}`)
const WEEK = 7 * 24 * 60 * 60_000

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(async () => {
  await User.deleteMany({ role: { $in: ['ADMIN', 'STAFF'] } })
  await TeamInvitation.deleteMany()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => store.close())

async function mutate<Payload extends { userErrors: { code: string }[] }>(
  document: TestDocument<{ payload: Payload }>,
  input: object,
  as: Shopper,
) {
  const { data, errors } = await store.query<{ payload: Payload } | null>(
    document,
    { input },
    as.accessToken,
  )
  const payload: Partial<Payload> = data?.payload ?? {}
  const [error] = payload.userErrors ?? []
  return { ...payload, refused: errors?.[0]?.extensions.code, code: error?.code }
}

const invite = (email: string, role = 'STAFF', as = admin) => mutate(INVITE, { email, role }, as)
const accept = (token: string, as: Shopper) => mutate(ACCEPT, { token }, as)
const setRole = ({ user }: Shopper, role: string, as = admin) =>
  mutate(SET_ROLE, { memberId: user._id.toHexString(), role }, as)
const remove = ({ user }: Shopper, as = admin) =>
  mutate(REMOVE, { memberId: user._id.toHexString() }, as)
const cancel = (id: string) => mutate(CANCEL, { id }, admin)

async function roleOf({ user }: Shopper) {
  return (await User.findById(user._id).lean())?.role
}

/** Sends due emails, and returns the token from the last one to the address. */
async function receiveToken(email: string): Promise<string> {
  await store.sendMail()
  const mail = store.mails.findLast(({ to }) => to === email)
  return /join-team\?token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function see(token: string, { accessToken }: Shopper) {
  const document = gql(
    `query ($token: String!) { viewer { teamInvitation(token: $token) { role isForViewer } } }`,
  )
  return (await store.query(document, { token }, accessToken)).data.viewer?.teamInvitation
}

/** Queries `isTeamInvitationOpen` as a guest. */
async function isOpen(token: string) {
  const document = gql(`query ($token: String!) { isTeamInvitationOpen(token: $token) }`)
  return (await store.query(document, { token })).data.isTeamInvitationOpen
}

const someone = () => `Someone-${randomUUID()}@example.com`

describe('an invitation', () => {
  it('an emailed invitation lets the invited person join once and verifies their address', async () => {
    const email = someone()
    const outside = await writesOutsideTransactions(async () => {
      const { team } = await invite(email)
      expect(team?.invitations).toMatchObject([{ email, role: 'STAFF', invitedBy: 'Meera' }])
    })
    expect(outside).toEqual([])
    const token = await receiveToken(email)
    const invited = await buildShopper(store.tokens, { email: email.toLowerCase() })
    expect(await see(token, invited)).toEqual({ role: 'STAFF', isForViewer: true })
    const joined = { viewer: { role: 'STAFF', emailVerified: true }, code: undefined }
    expect(await accept(token, invited)).toMatchObject(joined)
    expect(await accept(token, invited)).toMatchObject({ code: 'INVITATION_NOT_VALID' })
    const { data } = await store.query(
      gql(`{ team { ...TeamInTests } }`, TEAM),
      {},
      admin.accessToken,
    )
    expect(data.team).toMatchObject({
      members: [
        { name: 'Meera', role: 'ADMIN', joinedAt: null, isViewer: true },
        { name: 'Asha', role: 'STAFF', joinedAt: expect.any(String) as string, isViewer: false },
      ],
      invitations: [],
    })
  })

  it('guests with the token see an invitation as open until it is accepted', async () => {
    const email = someone()
    await invite(email)
    const token = await receiveToken(email)
    expect([await isOpen(token), await isOpen('bad')]).toEqual([true, false])
    await accept(token, await buildShopper(store.tokens, { email: email.toLowerCase() }))
    expect(await isOpen(token)).toBe(false)
  })

  it('an account with another address cannot use an invitation, which stays open', async () => {
    const email = someone()
    await invite(email, 'ADMIN')
    const token = await receiveToken(email)
    const other = await buildShopper(store.tokens)
    expect(await see(token, other)).toEqual({ role: 'ADMIN', isForViewer: false })
    expect(await accept(token, other)).toMatchObject({ code: 'INVITED_OTHER_ADDRESS' })
    expect(await roleOf(other)).toBe('USER')
    const invited = await buildShopper(store.tokens, { email })
    expect((await accept(token, invited)).viewer?.role).toBe('ADMIN')
  })

  it('a new invitation to the address in any case replaces the old one and its link', async () => {
    const email = someone()
    await invite(email)
    const first = await receiveToken(email)
    const { team } = await invite(email.toUpperCase(), 'ADMIN')
    expect(team?.invitations).toMatchObject([{ email: email.toUpperCase(), role: 'ADMIN' }])
    const second = await receiveToken(email.toUpperCase())
    const invited = await buildShopper(store.tokens, { email })
    expect(await accept(first, invited)).toMatchObject({ code: 'INVITATION_NOT_VALID' })
    expect((await accept(second, invited)).viewer?.role).toBe('ADMIN')
  })

  it('concurrent invitations to an address leave one open', async () => {
    const email = someone()
    const replies = await Promise.all([invite(email), invite(email), invite(email)])
    expect(replies.map(({ refused, code }) => refused ?? code)).toEqual(Array(3).fill(undefined))
    expect(await TeamInvitation.countDocuments()).toBe(1)
  })

  it('an invitation can be cancelled before and after its email is sent', async () => {
    const [early, late] = [someone(), someone()]
    const { team } = await invite(early)
    expect((await cancel(team?.invitations[0]?.id ?? '')).team?.invitations).toEqual([])
    expect(await receiveToken(early)).toBe('')
    const { team: later } = await invite(late)
    const token = await receiveToken(late)
    await cancel(later?.invitations[0]?.id ?? '')
    const invited = await buildShopper(store.tokens, { email: late })
    expect(await see(token, invited)).toBeNull()
    expect(await accept(token, invited)).toMatchObject({ code: 'INVITATION_NOT_VALID' })
    expect(await cancel('x')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('an invitation expires after seven days and is then deleted', async () => {
    const email = someone()
    await invite(email)
    const token = await receiveToken(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WEEK - 60_000 })
    await deleteExpiredInvitations()
    expect(await TeamInvitation.countDocuments()).toBe(1)
    vi.setSystemTime(Date.now() + 60_000)
    const invited = await buildShopper(store.tokens, { email })
    expect(await accept(token, invited)).toMatchObject({ code: 'INVITATION_NOT_VALID' })
    await deleteExpiredInvitations()
    expect(await TeamInvitation.countDocuments()).toBe(0)
  })

  it('the database does not contain enough to accept an invitation', async () => {
    const email = someone()
    await invite(email)
    const token = await receiveToken(email)
    expect(token).not.toBe('')
    const stored = JSON.stringify(await TeamInvitation.find().lean())
    expect(stored).not.toContain(token)
    const invited = await buildShopper(store.tokens, { email })
    const { tokenHash, requestId } = await TeamInvitation.findOne().orFail().lean()
    for (const known of [tokenHash ?? '', requestId]) {
      expect(await accept(known, invited)).toMatchObject({ code: 'INVITATION_NOT_VALID' })
    }
  })

  it('an invitation is rejected for a member, for a malformed address and above the limit', async () => {
    const member = await buildShopper(store.tokens, { role: 'STAFF' })
    const email = member.user.email.toUpperCase()
    expect(await invite(email)).toMatchObject({ code: 'ALREADY_IN_TEAM' })
    expect(await invite('nobody')).toMatchObject({ code: 'BAD_USER_INPUT' })
    for (let n = 0; n < 50; n += 1) expect((await invite(someone())).code).toBeUndefined()
    expect(await invite(someone())).toMatchObject({ code: 'TOO_MANY_INVITATIONS' })
    expect(await TeamInvitation.countDocuments()).toBe(50)
  })

  it('an invitation is deleted with the account that sent or received it', async () => {
    await buildShopper(store.tokens, { role: 'ADMIN' })
    const invited = await buildShopper(store.tokens, { emailVerified: true })
    const { team } = await invite(invited.user.email)
    await invite(someone())
    const mine = await store.app.inject({
      url: '/exports/my-data.json',
      headers: { authorization: `Bearer ${invited.accessToken}` },
    })
    expect(mine.json()).toMatchObject({ teamInvitations: [{ role: 'STAFF' }] })
    const input = { currentPassword: PASSWORD }
    await mutate(DELETE_ACCOUNT, input, invited)
    expect(await TeamInvitation.findById(team?.invitations[0]?.id)).toBeNull()
    await mutate(DELETE_ACCOUNT, input, admin)
    expect(await TeamInvitation.countDocuments()).toBe(0)
  })
})

it('an invitation is hidden from an account with an unverified address, and outlives it', async () => {
  const email = someone()
  const { team } = await invite(email)
  const squatter = await buildShopper(store.tokens, { email, emailVerified: false })
  const mine = await store.app.inject({
    url: '/exports/my-data.json',
    headers: { authorization: `Bearer ${squatter.accessToken}` },
  })
  expect(mine.json()).toMatchObject({ teamInvitations: [] })
  await mutate(DELETE_ACCOUNT, { currentPassword: PASSWORD }, squatter)
  expect(await TeamInvitation.findById(team?.invitations[0]?.id)).not.toBeNull()
})

it('an admin can send thirty invitations an hour', async () => {
  const limits = createRateLimits({ on: true })
  const waits = await Promise.all(
    Array.from({ length: 31 }, () => limits.spend('invitations', 'an admin')),
  )
  expect(waits.filter((wait) => wait !== null)).toHaveLength(1)
})

describe('members', () => {
  it('a removed member loses all rights immediately, and their invitations are cancelled', async () => {
    const former = await buildShopper(store.tokens, { role: 'ADMIN' })
    await invite(someone(), 'ADMIN', former)
    const { team } = await remove(former)
    expect(team).toMatchObject({ members: [{ name: 'Meera' }], invitations: [] })
    const { errors } = await store.query(
      gql(`{ orders { edges { cursor } } }`),
      {},
      former.accessToken,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(await remove(former)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('setTeamRole changes a member, and rejects a customer who was not invited', async () => {
    const member = await buildShopper(store.tokens, { role: 'STAFF' })
    expect((await setRole(member, 'ADMIN')).team?.members).toHaveLength(2)
    expect(await roleOf(member)).toBe('ADMIN')
    const shopper = await buildShopper(store.tokens)
    expect(await setRole(shopper, 'STAFF')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await roleOf(shopper)).toBe('USER')
  })

  it('the only active admin can neither leave nor lose the role', async () => {
    await buildShopper(store.tokens, { role: 'ADMIN', status: 'Suspended' })
    for (const reply of [await remove(admin), await setRole(admin, 'STAFF')]) {
      expect(reply).toMatchObject({ code: 'LAST_ADMIN', viewer: { role: 'ADMIN' } })
    }
    expect((await setRole(admin, 'ADMIN')).code).toBeUndefined()
    expect(await roleOf(admin)).toBe('ADMIN')
  })

  it('an admin may leave if there is another admin, and then no longer sees the team', async () => {
    await buildShopper(store.tokens, { role: 'ADMIN' })
    expect(await setRole(admin, 'STAFF')).toMatchObject({ team: null, viewer: { role: 'STAFF' } })
    expect(await remove(admin)).toMatchObject({ refused: 'FORBIDDEN' })
  })
})

it.each([
  ['remove each other', (one: Shopper, other: Shopper) => [remove(other, one), remove(one, other)]],
  ['leave', (one: Shopper, other: Shopper) => [remove(one, one), remove(other, other)]],
  [
    'leave and make themselves admin again',
    (one: Shopper, other: Shopper) => [
      setRole(other, 'STAFF', one),
      setRole(other, 'ADMIN', other),
    ],
  ],
])('one admin is left when two %s at the same time', async (_what, change) => {
  for (let n = 0; n < 5; n += 1) {
    await User.deleteMany({ role: { $in: ['ADMIN', 'STAFF'] } })
    const one = await buildShopper(store.tokens, { role: 'ADMIN' })
    const other = await buildShopper(store.tokens, { role: 'ADMIN' })
    await Promise.all(change(one, other))
    expect(await User.countDocuments({ role: 'ADMIN' })).toBe(1)
  }
})
