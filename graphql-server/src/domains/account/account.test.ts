import type { ResultOf } from '@graphql-typed-document-node/core'
import bcrypt from 'bcryptjs'
import jwt from 'jsonwebtoken'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { Session } from '../../auth/session.model.ts'
import { createPasswords } from '../../auth/passwords.ts'
import { ensureAdmin } from './account.service.ts'
import { User } from './user.model.ts'

const REGISTER = gql(`mutation ($input: RegisterInput!) {
  register(input: $input) { user { id name email role } userErrors { code message field } }
}`)
const LOGIN = gql(`mutation ($input: LoginInput!) {
  login(input: $input) {
    viewer { email lastLoginAt }
    tokens { accessToken refreshToken accessTokenExpiresAt }
    userErrors { code message field }
  }
}`)
const REFRESH = gql(`mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { tokens { accessToken refreshToken } }
}`)
const LOGOUT = gql(`mutation { logout { userErrors { code } } }`)
const VIEWER = gql(`{ viewer { email role } }`)

let store: TestStore
let emails = 0

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

function account(more: object = {}) {
  emails += 1
  const password = 'correct horse'
  return {
    name: 'Asha',
    email: `asha${emails}@example.com`,
    password,
    confirmPassword: password,
    ...more,
  }
}

async function register(input: object) {
  return (await store.query(REGISTER, { input })).data.register
}

async function login({ email, password }: { email: string; password: string }) {
  return (await store.query(LOGIN, { input: { email, password } })).data.login
}

async function registerAndLogIn() {
  const input = account()
  await register(input)
  const { tokens } = await login(input)
  if (!tokens) throw new Error('The login was rejected.')
  return { input, tokens }
}

async function refresh(refreshToken: string) {
  const { data, errors } = await store.query<ResultOf<typeof REFRESH> | null>(REFRESH, {
    input: { refreshToken },
  })
  return { tokens: data?.refreshSession.tokens ?? null, code: errors?.[0]?.extensions.code }
}

async function viewer(accessToken?: string) {
  const { data, errors } = await store.query(VIEWER, {}, accessToken)
  return { email: data.viewer?.email ?? null, code: errors?.[0]?.extensions.code }
}

describe('registration', () => {
  it('registration creates an ordinary user, who can log in with the address in any case', async () => {
    const input = account({ email: 'Mixed.Case@Example.com' })
    const { user } = await register(input)
    expect(user).toMatchObject({ email: 'Mixed.Case@Example.com', role: 'USER' })
    expect(
      (await login({ email: ' mixed.case@example.COM ', password: 'correct horse' })).userErrors,
    ).toEqual([])
  })

  it('registration rejects an address that is taken in another case, even concurrently', async () => {
    const input = account()
    const other = { password: 'battery staple', confirmPassword: 'battery staple' }
    const both = await Promise.all([
      register(input),
      register({ ...input, ...other, email: input.email.toUpperCase() }),
    ])
    const refused = both.flatMap(({ userErrors }) => userErrors)
    expect(refused).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }])
    expect(await User.countDocuments({ emailKey: input.email })).toBe(1)
  })

  it('a repeated registration with the same password returns the same account and sends one email', async () => {
    const input = account()
    const both = await Promise.all([register(input), register(input)])
    const third = await register({ ...input, email: input.email.toUpperCase() })
    expect(new Set([...both, third].map(({ user }) => user?.id)).size).toBe(1)
    expect([...both, third].flatMap(({ userErrors }) => userErrors)).toEqual([])
    await store.sendMail()
    expect(store.mails.filter(({ to }) => to === input.email)).toHaveLength(1)
  })

  it('a repeated registration for a suspended account is rejected', async () => {
    const input = account()
    await register(input)
    await User.updateOne({ emailKey: input.email }, { $set: { status: 'Suspended' } })
    expect(await register(input)).toMatchObject({
      user: null,
      userErrors: [{ code: 'EMAIL_TAKEN' }],
    })
  })

  it.each([
    ['a blank name', { name: '  ' }, 'name', 'Name is required.'],
    ['a name of two lines', { name: 'a\r\nBcc: b' }, 'name', 'Name must be one line of text.'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'Name must have at most 100 characters.'],
    ['a malformed address', { email: 'asha' }, 'email', 'Please enter a valid email address.'],
    [
      'an operator as address',
      { email: '{"$gt":""}' },
      'email',
      'Please enter a valid email address.',
    ],
    [
      'a short password',
      { password: 'seven77', confirmPassword: 'seven77' },
      'password',
      'Password must have at least 8 characters.',
    ],
    [
      'a password over 72 bytes',
      { password: 'é'.repeat(37), confirmPassword: 'é'.repeat(37) },
      'password',
      'Password must have at most 72 bytes.',
    ],
    [
      'a different confirmation',
      { confirmPassword: 'correct cow' },
      'confirmPassword',
      'password and confirm password must be same',
    ],
  ])('registration rejects %s', async (_what, change, field, message) => {
    const users = await User.countDocuments()
    const { user, userErrors } = await register(account(change))
    expect(user).toBeNull()
    expect(userErrors).toContainEqual({ code: 'BAD_USER_INPUT', field, message })
    expect(await User.countDocuments()).toBe(users)
  })

  it('registration reports each invalid field', async () => {
    const { userErrors } = await register(account({ name: '', email: 'x' }))
    expect(userErrors.map(({ field }) => field)).toEqual(['name', 'email'])
  })

  it('registration accepts a password with Unicode characters and spaces, and keeps every byte', async () => {
    const password = ` ${'पास'.repeat(7)} x`
    const input = account({ password, confirmPassword: password })
    await register(input)
    expect((await login(input)).tokens).not.toBeNull()
    expect((await login({ ...input, password: password.trim() })).tokens).toBeNull()
  })
})

describe('login', () => {
  it('login starts a session and records the time', async () => {
    const { input, tokens } = await registerAndLogIn()
    expect(await viewer(tokens.accessToken)).toEqual({ email: input.email, code: undefined })
    expect((await User.findOne({ email: input.email }).lean())?.lastLoginAt).toBeInstanceOf(Date)
  })

  it('login accepts an address that was pasted with invisible characters', async () => {
    const { input } = await registerAndLogIn()
    const email = `\u2066${input.email.replace('@', '\u200b@')}\u2069\t`
    expect((await login({ ...input, email })).userErrors).toEqual([])
  })

  it('login replaces the hash of a password that was not normalized, even concurrently', async () => {
    const { input } = await registerAndLogIn()
    const typed = 'cre\u0301me bru\u0302le\u0301e'
    const passwordHash = await bcrypt.hash(typed, 4)
    await User.updateOne({ emailKey: input.email }, { $set: { passwordHash } })
    const tries = [typed, typed.normalize('NFC'), typed].map((password) =>
      login({ email: input.email, password }),
    )
    const replies = await Promise.all(tries)
    expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([])
    const stored = (await User.findOne({ emailKey: input.email }).orFail().lean()).passwordHash
    expect(await bcrypt.compare(typed.normalize('NFC'), stored)).toBe(true)
    const again = await login({ email: input.email, password: typed })
    expect(again.userErrors).toEqual([])
  })

  it('login responds the same to an unknown address and a wrong password', async () => {
    const { input } = await registerAndLogIn()
    const wrong = await login({ email: input.email, password: 'wrong horse' })
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong horse' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ tokens: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] })
  })

  it('login rejects a suspended user, whose sessions stop working immediately', async () => {
    const { input, tokens } = await registerAndLogIn()
    await User.updateOne({ email: input.email }, { $set: { status: 'Suspended' } })
    expect((await login(input)).userErrors).toMatchObject([{ code: 'ACCOUNT_NOT_ACTIVE' }])
    expect(await viewer(tokens.accessToken)).toEqual({ email: null, code: 'UNAUTHENTICATED' })
  })

  it('viewer is null for an anonymous caller', async () =>
    expect(await viewer()).toEqual({ email: null, code: undefined }))
})

describe('a session', () => {
  it('a refresh issues new tokens, and the old refresh token still works for 30 seconds', async () => {
    const { tokens } = await registerAndLogIn()
    const next = await refresh(tokens.refreshToken)
    expect(next.tokens?.refreshToken).not.toBe(tokens.refreshToken)
    const again = await refresh(tokens.refreshToken)
    expect(again.code).toBeUndefined()
    expect((await refresh(next.tokens?.refreshToken ?? '')).code).toBeUndefined()
  })

  it('a session ends when an old refresh token is used after 30 seconds', async () => {
    const { tokens } = await registerAndLogIn()
    const next = await refresh(tokens.refreshToken)
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
    vi.useRealTimers()
    expect((await refresh(next.tokens?.refreshToken ?? '')).code).toBe('UNAUTHENTICATED')
    expect((await viewer(next.tokens?.accessToken)).code).toBe('UNAUTHENTICATED')
  })

  it('a session ends when a refresh token older than the previous one is used, however soon', async () => {
    const { tokens } = await registerAndLogIn()
    const next = await refresh(tokens.refreshToken)
    await refresh(next.tokens?.refreshToken ?? '')
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
  })

  it('ten concurrent refreshes leave one valid refresh token', async () => {
    const { tokens } = await registerAndLogIn()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => refresh(tokens.refreshToken)),
    )
    const generations = replies.map(
      ({ tokens: pair }) => store.tokens.readRefresh(pair?.refreshToken ?? '')?.generation,
    )
    expect(generations).toEqual(Array(10).fill(1))
  })

  it('a session ends immediately on logout', async () => {
    const { tokens } = await registerAndLogIn()
    await store.query(LOGOUT, {}, tokens.accessToken)
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
  })

  it('tokens and passwords are never stored or logged in readable form', async () => {
    const { input, tokens } = await registerAndLogIn()
    const rows = JSON.stringify([await Session.find().lean(), await User.find().lean()])
    for (const secret of [tokens.accessToken, tokens.refreshToken, input.password]) {
      expect(rows).not.toContain(secret)
      expect(store.logLines.join('')).not.toContain(secret)
    }
  })
})

describe('access tokens', () => {
  const secret = 'a secret of the tests, long enough to be one'
  const foreign = 'a secret of somebody else, long enough as well'

  it.each([
    ['without a signature', (claims: object) => jwt.sign(claims, '', { algorithm: 'none' })],
    ['with a foreign signature', (claims: object) => jwt.sign(claims, foreign)],
    [
      'with another algorithm',
      (claims: object) => jwt.sign(claims, secret, { algorithm: 'HS512' }),
    ],
    ['that expired', (claims: object) => jwt.sign(claims, secret, { expiresIn: -1 })],
    ['that is not valid yet', (claims: object) => jwt.sign(claims, secret, { notBefore: 60 })],
    [
      'of the wrong kind',
      (claims: object) => jwt.sign({ ...claims, kind: 'refresh', gen: 0 }, secret),
    ],
    [
      'of an unknown session',
      (claims: object) => jwt.sign({ ...claims, sid: new Types.ObjectId().toHexString() }, secret),
    ],
    [
      'with an operator for a session',
      (claims: object) => jwt.sign({ ...claims, sid: { $gt: '' } }, secret),
    ],
    ['that is malformed', () => 'abc.def.ghi'],
  ])('an access token %s is rejected', async (_what, forge) => {
    const { tokens } = await registerAndLogIn()
    const sid = store.tokens.readAccess(tokens.accessToken)?.sessionId
    expect((await viewer(forge({ kind: 'access', sid }))).code).toBe('UNAUTHENTICATED')
  })

  it('an access token is rejected as a refresh token', async () => {
    const { tokens } = await registerAndLogIn()
    expect((await refresh(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await viewer(tokens.accessToken)).code).toBeUndefined()
  })

  it('an access token is rejected after its user was deleted', async () => {
    const { input, tokens } = await registerAndLogIn()
    await User.deleteOne({ email: input.email })
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
  })
})

describe('the configured admin', () => {
  it('the configured admin takes over an existing account with the address, once', async () => {
    const passwords = createPasswords({ cost: 4 })
    const { input, tokens } = await registerAndLogIn()
    await ensureAdmin(passwords, { email: input.email, password: 'the right admin' })
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await login(input)).tokens).toBeNull()
    const admin = await login({ email: input.email, password: 'the right admin' })
    expect(admin.tokens).not.toBeNull()
    await ensureAdmin(passwords, { email: input.email, password: 'another password' })
    expect((await login({ email: input.email, password: 'the right admin' })).tokens).not.toBeNull()
    await passwords.close()
  })

  it('the configured admin is created by one of several processes that start at the same time', async () => {
    const passwords = createPasswords({ cost: 4 })
    const email = 'first.admin@example.com'
    const tried = ['first password', 'second password', 'third password']
    const created = await Promise.all(
      tried.map((password) => ensureAdmin(passwords, { email, password })),
    )
    const logins = await Promise.all(tried.map((password) => login({ email, password })))
    expect(logins.map(({ tokens }) => tokens !== null)).toEqual(created)
    expect(created.filter(Boolean)).toEqual([true])
    await passwords.close()
  })
})
