import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper } from '../../test/support/factories.ts'
import { NEW_PASSWORD, recoverySteps } from '../../test/support/recovery.ts'
import { expectRefusal, createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Session } from '../auth/session.model.ts'
import { User } from '../domains/account/user.model.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
})
afterAll(() => store.close())

const account = {
  name: 'Asha',
  email: 'asha@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}
const register = (change: object) =>
  call({ method: 'POST', url: '/api/user/register', payload: { ...account, ...change } })
const login = (payload: object) => call({ method: 'POST', url: '/api/user/login', payload })
const put = (url: string, payload: object, headers: InjectOptions['headers'] = {}) =>
  call({ method: 'PUT', url: `/api/user/${url}`, payload, headers })

describe('an account', () => {
  it('a customer can register, log in, read their details and log out', async () => {
    const opened = await register({ role: 'ADMIN', status: 'Suspended', _id: 'x' })
    expect(opened).toMatchObject({ status: 200, success: true, error: false })
    const { data } = await login({ email: 'ASHA@example.com', password: 'correct horse' })
    expect(data).toEqual({
      accesstoken: expect.stringContaining('.') as string,
      refreshToken: expect.stringContaining('.') as string,
    })
    const { accesstoken: accessToken = '' } = data as { accesstoken?: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    const details = await call({ method: 'GET', url: '/api/user/user-details', headers })
    const sessions = await Session.countDocuments()
    const out = await call({ method: 'GET', url: '/api/user/logout', headers })
    expect(out).toMatchObject({ status: 200, success: true, data: null })
    expect(await Session.countDocuments()).toBe(sessions - 1)
    const again = await call({ method: 'GET', url: '/api/user/logout', headers })
    expectRefusal(again, 401, 'UNAUTHENTICATED')
    expect(details.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'Asha',
      email: 'asha@example.com',
      avatar: '',
      mobile: '',
      verify_email: false,
      last_login_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      status: 'Active',
      role: 'USER',
      address_details: [],
      shopping_cart: [],
      orderHistory: [],
    })
    expect(opened.data).toEqual({ ...(details.data as object), last_login_date: null })
  })

  it('a login is rejected with the same message for an unknown email and a wrong password', async () => {
    const { user } = await buildShopper(store.tokens)
    const wrong = await login({ email: user.email, password: 'wrong horse' })
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong horse' })
    expectRefusal(wrong, 401, 'UNAUTHENTICATED')
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null })
  })
})

describe('a forgotten password', () => {
  const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

  async function grantedTo(email: string) {
    const otp = await recoverySteps(store).mailedCode(email)
    const reply = await put('verify-forgot-password-otp', { email, otp })
    expect(reply).toMatchObject({ status: 200, data: null })
    return String(reply.headers['set-cookie'])
  }

  const cookieIn = (setCookie: string) => ({ cookie: setCookie.split(';', 1)[0] ?? '' })

  it('a forgotten password can be replaced once with the cookie for the code, which ends all sessions', async () => {
    const { user } = await buildShopper(store.tokens)
    const setCookie = await grantedTo(user.email)
    expect(setCookie).toMatch(
      /^resetGrant=[\w-]{40,}; Max-Age=600; Path=\/api\/user\/reset-password; HttpOnly; SameSite=Strict$/,
    )
    const cookie = cookieIn(setCookie)
    const other = { ...passwords, confirmPassword: 'other' }
    const mistyped = await put('reset-password', { email: user.email, ...other }, cookie)
    expectRefusal(mistyped, 400, 'BAD_USER_INPUT')
    expect(mistyped.message).toBe('New password and confirm password must be same.')
    const done = await put('reset-password', { email: user.email, ...passwords }, cookie)
    expect(done).toMatchObject({ status: 200, success: true })
    expect(done.headers['set-cookie']).toMatch(/^resetGrant=; Max-Age=0;/)
    expect(await Session.countDocuments({ userId: user._id })).toBe(0)
    expect(await login({ email: user.email, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
    })
    const twice = await put('reset-password', { email: user.email, ...passwords }, cookie)
    expectRefusal(twice, 403, 'FORBIDDEN')
  })

  it('a forgotten password cannot be replaced without the cookie or with another account’s cookie', async () => {
    const [mine, yours] = [await buildShopper(store.tokens), await buildShopper(store.tokens)]
    const { passwordHash } = yours.user
    const body = { email: yours.user.email, ...passwords }
    expectRefusal(await put('reset-password', body), 403, 'FORBIDDEN')
    const cookie = cookieIn(await grantedTo(mine.user.email))
    expectRefusal(await put('reset-password', body, cookie), 403, 'FORBIDDEN')
    expect((await User.findById(yours.user._id).lean())?.passwordHash).toBe(passwordHash)
  })

  it('a password reset has the same replies for an email without an account', async () => {
    const { user } = await buildShopper(store.tokens)
    const known = await put('forgot-password', { email: user.email })
    const unknown = await put('forgot-password', { email: 'no.one@example.com' })
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
    const again = await put('forgot-password', { email: 'no.one@example.com' })
    expectRefusal(again, 429, 'RATE_LIMITED')
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
    const guess = { email: 'no.one@example.com', otp: '000000' }
    expectRefusal(await put('verify-forgot-password-otp', guess), 400, 'BAD_USER_INPUT')
  })
})
