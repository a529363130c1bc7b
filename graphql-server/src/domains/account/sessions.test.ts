import type { ResultOf } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../../test/support/store.ts'
import { Session } from '../../auth/session.model.ts'
import { startSession } from '../../auth/sessions.ts'
import { login } from './account.service.ts'
import { User } from './user.model.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'
const SESSIONS = gql(`fragment SessionList on Viewer {
  sessions { id device startedAt lastUsedAt isCurrent }
}`)
const LIST = gql(`{ viewer { ...SessionList } }`, SESSIONS)
const LOGIN = gql(
  `mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken } } }`,
)
const END = gql(
  `mutation ($input: EndSessionInput!) {
    endSession(input: $input) { viewer { ...SessionList } userErrors { code message field } }
  }`,
  SESSIONS,
)
const END_OTHERS = gql(
  `mutation { endOtherSessions { viewer { ...SessionList } userErrors { code } } }`,
  SESSIONS,
)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const shopper = () => buildShopper(store.tokens)

async function list(accessToken: string) {
  const { data, errors } = await store.query(LIST, {}, accessToken)
  return { sessions: data.viewer?.sessions ?? [], code: errors?.[0]?.extensions.code }
}

async function end(id: string, accessToken: string) {
  const reply = await store.query(END, { input: { id } }, accessToken)
  return reply.data.endSession
}

/** Starts another session for the user, whose tokens were renewed this long ago. */
async function otherDevice({ user }: Shopper, secondsAgo = 0) {
  const { tokens, sessionId } = await startSession(store.tokens, user._id, ANDROID)
  const { refreshedAt, expiresAt } = await Session.findById(sessionId).orFail().lean()
  const back = (moment: Date) => new Date(moment.getTime() - secondsAgo * 1000)
  const used = { refreshedAt: back(refreshedAt), expiresAt: back(expiresAt) }
  await Session.updateOne({ _id: sessionId }, { $set: used })
  return { accessToken: tokens.accessToken, id: sessionId.toHexString() }
}

describe('the list of sessions', () => {
  it('the session list names the device and marks the current session', async () => {
    const password = 'correct horse'
    const input = { name: 'Asha', email: `${randomUUID()}@example.com`, password }
    await store.query(
      gql(`mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`),
      {
        input: { ...input, confirmPassword: password },
      },
    )
    const reply = await store.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': ANDROID },
      payload: {
        query: print(LOGIN),
        variables: { input: { email: input.email, password } },
      },
    })
    const { data } = reply.json<GraphqlReply<ResultOf<typeof LOGIN>>>()
    const { sessions } = await list(data.login.tokens?.accessToken ?? '')
    expect(sessions).toMatchObject([{ device: 'Chrome on Android', isCurrent: true }])
    expect(sessions[0]?.lastUsedAt).toBe(sessions[0]?.startedAt)
  })

  it('the session list starts with the most recently used session and omits ended ones', async () => {
    const person = await shopper()
    const old = await otherDevice(person, 3600)
    const older = await otherDevice(person, 7200)
    await otherDevice(person, 31 * 24 * 3600)
    const { sessions } = await list(person.accessToken)
    expect(sessions.slice(1).map(({ id }) => id)).toEqual([old.id, older.id])
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  })

  it('the session list shows when a device last renewed its tokens', async () => {
    const person = await shopper()
    const device = await startSession(store.tokens, person.user._id, null)
    await Session.updateOne(
      { _id: device.sessionId },
      { $set: { refreshedAt: new Date(0), startedAt: new Date(0) } },
    )
    const before = Date.now()
    await store.query(
      gql(
        `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { tokens { accessToken } } }`,
      ),
      { input: { refreshToken: device.tokens.refreshToken } },
    )
    const { sessions } = await list(person.accessToken)
    const found = sessions.find(({ id }) => id === device.sessionId.toHexString())
    expect(found).toMatchObject({ device: 'Unknown device', startedAt: new Date(0).toISOString() })
    expect(Date.parse(found?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('a fifty-first session ends the least recently used one', async () => {
    const person = await shopper()
    const oldest = await otherDevice(person, 10 * 3600)
    for (let n = 0; n < 48; n += 1) await otherDevice(person, n * 60)
    expect((await list(oldest.accessToken)).code).toBeUndefined()
    await otherDevice(person)
    expect((await list(oldest.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await list(person.accessToken)).sessions).toHaveLength(50)
  })

  it('the session list is empty for a new account that is not logged in', async () => {
    const password = 'correct horse'
    const { data } = await store.query(
      gql(
        `mutation ($input: RegisterInput!) { register(input: $input) { user { ...SessionList } } }`,
        SESSIONS,
      ),
      {
        input: {
          name: 'A',
          email: `${randomUUID()}@example.com`,
          password,
          confirmPassword: password,
        },
      },
    )
    expect(data.register.user?.sessions).toEqual([])
  })
})

describe('ending sessions', () => {
  it('endSession logs its device out immediately and keeps the others', async () => {
    const person = await shopper()
    const [ended, kept] = [await otherDevice(person), await otherDevice(person, 60)]
    const { viewer, userErrors } = await end(ended.id, person.accessToken)
    expect(userErrors).toEqual([])
    expect(viewer?.sessions.map(({ id }) => id)).toContain(kept.id)
    expect(viewer?.sessions.map(({ id }) => id)).not.toContain(ended.id)
    expect((await list(ended.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await list(kept.accessToken)).code).toBeUndefined()
  })

  it("endSession rejects another person's session, a missing one and a malformed id alike", async () => {
    const [person, stranger] = await Promise.all([shopper(), shopper()])
    const theirs = await otherDevice(stranger)
    const answers = []
    for (const id of [theirs.id, new Types.ObjectId().toHexString(), 'none', '{"$ne":null}']) {
      answers.push(await end(id, person.accessToken))
    }
    expect(answers[0]).toMatchObject({ viewer: null, userErrors: [{ code: 'NOT_FOUND' }] })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await list(theirs.accessToken)).code).toBeUndefined()
  })

  it("endOtherSessions keeps the current session and other people's sessions", async () => {
    const [person, stranger] = await Promise.all([shopper(), shopper()])
    const other = await otherDevice(person)
    const { data } = await store.query(END_OTHERS, {}, person.accessToken)
    expect(data.endOtherSessions.viewer?.sessions).toMatchObject([{ isCurrent: true }])
    expect((await list(other.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await list(stranger.accessToken)).code).toBeUndefined()
  })

  it('anonymous callers cannot end sessions', async () => {
    const { id } = await otherDevice(await shopper())
    const { errors } = await store.query(END, { input: { id } })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await store.query(END_OTHERS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it("a suspended user's sessions stop working immediately", async () => {
    const person = await shopper()
    const other = await otherDevice(person)
    await User.updateOne({ _id: person.user._id }, { $set: { status: 'Suspended' } })
    for (const { accessToken } of [person, other]) {
      expect((await list(accessToken)).code).toBe('UNAUTHENTICATED')
    }
  })
})

it('a password reset ends the session of a concurrent login with the old password', async () => {
  const { user } = await shopper()
  await Session.deleteMany({ userId: user._id })
  const passwords = {
    hash: () => Promise.resolve(''),
    close: () => Promise.resolve(),
    matches: () => Promise.resolve(true),
    async check() {
      await User.updateOne({ _id: user._id }, { $set: { passwordHash: 'another' } })
      return { matches: true }
    },
  }
  const input = { email: user.email, password: 'the old password' }
  await expect(login({ passwords, tokens: store.tokens }, input, null)).rejects.toThrow('wrong')
  expect(await Session.countDocuments({ userId: user._id })).toBe(0)
})
