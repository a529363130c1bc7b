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

async function signIn() {
  const input = account()
  await register(input)
  const { tokens } = await login(input)
  if (!tokens) throw new Error('The login was refused.')
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
  it('creates an ordinary user who can sign in with the address in any case', async () => {
    const input = account({ email: 'Mixed.Case@Example.com' })
    const { user } = await register(input)
    expect(user).toMatchObject({ email: 'Mixed.Case@Example.com', role: 'USER' })
    expect(
      (await login({ email: ' mixed.case@example.COM ', password: 'correct horse' })).userErrors,
    ).toEqual([])
  })

  it('refuses an address that is taken in another case, even for concurrent requests', async () => {
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

  it('that is repeated with the same password returns the same account, and mails once', async () => {
    const input = account()
    const both = await Promise.all([register(input), register(input)])
    const third = await register({ ...input, email: input.email.toUpperCase() })
    expect(new Set([...both, third].map(({ user }) => user?.id)).size).toBe(1)
    expect([...both, third].flatMap(({ userErrors }) => userErrors)).toEqual([])
    await store.sendMail()
    expect(store.mails.filter(({ to }) => to === input.email)).toHaveLength(1)
  })

  it('that is repeated for a suspended account is refused like any other', async () => {
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
    ['a missing address', { email: 'asha' }, 'email', 'Please enter a valid email address.'],
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
  ])('refuses %s', async (_what, change, field, message) => {
    const users = await User.countDocuments()
    const { user, userErrors } = await register(account(change))
    expect(user).toBeNull()
    expect(userErrors).toContainEqual({ code: 'BAD_USER_INPUT', field, message })
    expect(await User.countDocuments()).toBe(users)
  })

  it('names each invalid field', async () => {
    const { userErrors } = await register(account({ name: '', email: 'x' }))
    expect(userErrors.map(({ field }) => field)).toEqual(['name', 'email'])
  })

  it('accepts a password of Unicode characters and spaces up to the last byte', async () => {
    const password = ` ${'पास'.repeat(7)} x`
    const input = account({ password, confirmPassword: password })
    await register(input)
    expect((await login(input)).tokens).not.toBeNull()
    expect((await login({ ...input, password: password.trim() })).tokens).toBeNull()
  })
})

describe('signing in', () => {
  it('starts a session and records the time', async () => {
    const { input, tokens } = await signIn()
    expect(await viewer(tokens.accessToken)).toEqual({ email: input.email, code: undefined })
    expect((await User.findOne({ email: input.email }).lean())?.lastLoginAt).toBeInstanceOf(Date)
  })

  it('accepts an address that was pasted with invisible characters', async () => {
    const { input } = await signIn()
    const email = `\u2066${input.email.replace('@', '\u200b@')}\u2069\t`
    expect((await login({ ...input, email })).userErrors).toEqual([])
  })

  it('replaces the hash of a password that was not normalized, also in concurrent logins', async () => {
    const { input } = await signIn()
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

  it('gives the same response to an unknown address and a wrong password', async () => {
    const { input } = await signIn()
    const wrong = await login({ email: input.email, password: 'wrong horse' })
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong horse' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ tokens: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] })
  })

  it('is refused to a suspended user, whose sessions stop working immediately', async () => {
    const { input, tokens } = await signIn()
    await User.updateOne({ email: input.email }, { $set: { status: 'Suspended' } })
    expect((await login(input)).userErrors).toMatchObject([{ code: 'ACCOUNT_NOT_ACTIVE' }])
    expect(await viewer(tokens.accessToken)).toEqual({ email: null, code: 'UNAUTHENTICATED' })
  })

  it('returns no viewer to an anonymous caller', async () =>
    expect(await viewer()).toEqual({ email: null, code: undefined }))
})

describe('a session', () => {
  it('is continued with new tokens, and the old refresh token returns the same session within 30 seconds', async () => {
    const { tokens } = await signIn()
    const next = await refresh(tokens.refreshToken)
    expect(next.tokens?.refreshToken).not.toBe(tokens.refreshToken)
    const again = await refresh(tokens.refreshToken)
    expect(again.code).toBeUndefined()
    expect((await refresh(next.tokens?.refreshToken ?? '')).code).toBeUndefined()
  })

  it('ends when an old refresh token is used after 30 seconds', async () => {
    const { tokens } = await signIn()
    const next = await refresh(tokens.refreshToken)
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
    vi.useRealTimers()
    expect((await refresh(next.tokens?.refreshToken ?? '')).code).toBe('UNAUTHENTICATED')
    expect((await viewer(next.tokens?.accessToken)).code).toBe('UNAUTHENTICATED')
  })

  it('ends when a token before the previous one is used, however soon', async () => {
    const { tokens } = await signIn()
    const next = await refresh(tokens.refreshToken)
    await refresh(next.tokens?.refreshToken ?? '')
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
  })

  it('has one valid refresh token after ten concurrent refreshes', async () => {
    const { tokens } = await signIn()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => refresh(tokens.refreshToken)),
    )
    const generations = replies.map(
      ({ tokens: pair }) => store.tokens.readRefresh(pair?.refreshToken ?? '')?.generation,
    )
    expect(generations).toEqual(Array(10).fill(1))
  })

  it('ends immediately on logout', async () => {
    const { tokens } = await signIn()
    await store.query(LOGOUT, {}, tokens.accessToken)
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await refresh(tokens.refreshToken)).code).toBe('UNAUTHENTICATED')
  })

  it('stores no token and no password in readable form', async () => {
    const { input, tokens } = await signIn()
    const rows = JSON.stringify([await Session.find().lean(), await User.find().lean()])
    for (const secret of [tokens.accessToken, tokens.refreshToken, input.password]) {
      expect(rows).not.toContain(secret)
      expect(store.logLines.join('')).not.toContain(secret)
    }
  })
})

describe('a token is rejected', () => {
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
  ])('%s', async (_what, forge) => {
    const { tokens } = await signIn()
    const sid = store.tokens.readAccess(tokens.accessToken)?.sessionId
    expect((await viewer(forge({ kind: 'access', sid }))).code).toBe('UNAUTHENTICATED')
  })

  it('when it is an access token used to refresh', async () => {
    const { tokens } = await signIn()
    expect((await refresh(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await viewer(tokens.accessToken)).code).toBeUndefined()
  })

  it('when its user was deleted', async () => {
    const { input, tokens } = await signIn()
    await User.deleteOne({ email: input.email })
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
  })
})

describe('the configured admin', () => {
  it('is created once, and takes over an existing account with the address', async () => {
    const passwords = createPasswords({ cost: 4 })
    const { input, tokens } = await signIn()
    await ensureAdmin(passwords, { email: input.email, password: 'the right admin' })
    expect((await viewer(tokens.accessToken)).code).toBe('UNAUTHENTICATED')
    expect((await login(input)).tokens).toBeNull()
    const admin = await login({ email: input.email, password: 'the right admin' })
    expect(admin.tokens).not.toBeNull()
    await ensureAdmin(passwords, { email: input.email, password: 'another password' })
    expect((await login({ email: input.email, password: 'the right admin' })).tokens).not.toBeNull()
    await passwords.close()
  })

  it('is created by one of several processes that start at the same time', async () => {
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
