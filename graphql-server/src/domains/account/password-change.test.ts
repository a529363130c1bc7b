import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper, PASSWORD, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { writesOutsideTransactions } from '../../../test/support/writes-outside-transactions.ts'
import { startSession } from '../../auth/sessions.ts'
import { User } from './user.model.ts'

const CHANGE = gql(`mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer { sessions { isCurrent } } userErrors { code message field }
  }
}`)
const LOGIN = gql(`mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }`)
const NEW = 'a new password'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function change({ accessToken }: Shopper, changes: object = {}) {
  const input = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...changes }
  const reply = await store.query(CHANGE, { input }, accessToken)
  expect(reply.errors).toBeUndefined()
  return reply.data.changePassword
}

async function canLogIn({ user }: Shopper, password: string): Promise<boolean> {
  const input = { email: user.email, password }
  const { data } = await store.query(LOGIN, { input })
  return data.login.viewer !== null
}

const storedHash = async ({ user }: Shopper) =>
  (await User.findById(user._id).orFail().lean()).passwordHash

it('a new password replaces the old one and ends all other sessions', async () => {
  const person = await buildShopper(store.tokens)
  const { tokens: elsewhere } = await startSession(store.tokens, person.user._id, null)
  const { viewer, userErrors } = await change(person)
  expect(userErrors).toEqual([])
  expect(viewer?.sessions).toEqual([{ isCurrent: true }])
  expect((await store.query(gql(`{ viewer { id } }`), {}, elsewhere.accessToken)).data).toEqual({
    viewer: null,
  })
  expect([await canLogIn(person, PASSWORD), await canLogIn(person, NEW)]).toEqual([false, true])
})

it('a password change sends one notice to the account', async () => {
  const person = await buildShopper(store.tokens)
  await change(person)
  await store.sendMail()
  await store.sendMail()
  const mails = store.mails.filter(({ to }) => to === person.user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed'])
  expect(mails[0]?.text).toContain('All other devices were logged out.')
})

it.each([
  [
    'a wrong current password',
    { currentPassword: 'a guess' },
    { code: 'WRONG_PASSWORD', message: 'This is not your password.', field: 'currentPassword' },
  ],
  [
    'no current password',
    { currentPassword: '' },
    {
      code: 'BAD_USER_INPUT',
      message: 'Please enter your current password.',
      field: 'currentPassword',
    },
  ],
  [
    'a short new password',
    { newPassword: 'short', confirmPassword: 'short' },
    {
      code: 'BAD_USER_INPUT',
      message: 'Password must have at least 8 characters.',
      field: 'newPassword',
    },
  ],
  [
    'a different confirmation',
    { confirmPassword: 'something else' },
    {
      code: 'BAD_USER_INPUT',
      message: 'New password and confirm password must be same.',
      field: 'confirmPassword',
    },
  ],
])('a password change with %s is rejected and changes nothing', async (_what, changes, error) => {
  const person = await buildShopper(store.tokens)
  const before = await storedHash(person)
  expect(await change(person, changes)).toEqual({ viewer: null, userErrors: [error] })
  expect(await storedHash(person)).toBe(before)
})

it('only one of two concurrent password changes succeeds', async () => {
  const person = await buildShopper(store.tokens)
  const other = { newPassword: 'another password', confirmPassword: 'another password' }
  const payloads = await Promise.all([change(person), change(person, other)])
  const codes = payloads.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
  expect(codes).toEqual(['WRONG_PASSWORD'])
})

it('a password change updates password, sessions and outbox in one transaction', async () => {
  const person = await buildShopper(store.tokens)
  expect(await writesOutsideTransactions(() => change(person))).toEqual([])
})
