import { print, type DocumentNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import {
  NEW_PASSWORD,
  otherThan,
  recoveryDocuments,
  setUpRecovery,
} from '../../../test/support/recovery.ts'
import { OneTimeCode } from '../../auth/one-time-code.model.ts'
import { Session } from '../../auth/session.model.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { User } from './user.model.ts'

const LOGIN = gql(`mutation ($input: LoginInput!) {
  login(input: $input) { tokens { accessToken } userErrors { code } }
}`)

const MINUTE = 60_000

const setup = setUpRecovery()
const { shopper, pass } = setup

async function canLogIn(email: string, password: string) {
  const reply = await setup.store.query(LOGIN, {
    input: { email, password },
  })
  return reply.data.login.tokens !== null
}

async function getPasswordHash({ user }: Shopper) {
  return (await User.findById(user._id).lean())?.passwordHash
}

describe('a forgotten password', () => {
  it('an emailed code replaces the password and ends all sessions', async () => {
    const person = await shopper()
    const { email } = person.user
    const code = await setup.steps.mailedCode(email.toUpperCase())
    expect(code).toMatch(/^\d{6}$/)
    const { resetToken, userErrors } = await setup.steps.verify(email, code)
    expect(userErrors).toEqual([])
    expect(await setup.steps.reset(email, resetToken ?? '')).toEqual([])

    expect(await canLogIn(email, NEW_PASSWORD)).toBe(true)
    expect(await User.findById(person.user._id).lean()).toMatchObject({ emailVerified: true })
    const { errors } = await setup.store.query(gql(`{ viewer { id } }`), {}, person.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('a password reset sends a notice to the account', async () => {
    const { email } = (await shopper()).user
    const grant = await setup.steps.grantFor(email)
    const before = setup.store.mails.length
    await setup.steps.reset(email, grant)
    await setup.store.sendMail()
    const notices = setup.store.mails.slice(before).map(({ to, subject }) => [to, subject])
    expect(notices).toEqual([[email, 'Your password was changed']])
  })

  it('differing or invalid passwords do not use up the reset token', async () => {
    const person = await shopper()
    const { email } = person.user
    const grant = await setup.steps.grantFor(email)
    expect(await setup.steps.reset(email, grant, { confirmPassword: 'another one' })).toEqual([
      {
        code: 'BAD_USER_INPUT',
        message: 'New password and confirm password must be same.',
        field: 'confirmPassword',
      },
    ])
    const short = { newPassword: 'seven77', confirmPassword: 'seven77' }
    expect(await setup.steps.reset(email, grant, short)).toMatchObject([{ field: 'newPassword' }])
    expect(await getPasswordHash(person)).toBe(person.user.passwordHash)
    expect(await setup.steps.reset(email, grant)).toEqual([])
  })
})

describe('rejected resets', () => {
  async function expectRejected(person: Shopper, grant: string) {
    const sessions = await Session.countDocuments({ userId: person.user._id })
    expect(await setup.steps.reset(person.user.email, grant)).toMatchObject([
      { code: 'RESET_NOT_GRANTED' },
    ])
    expect(await getPasswordHash(person)).toBe(person.user.passwordHash)
    expect(await Session.countDocuments({ userId: person.user._id })).toBe(sessions)
  }

  it('a password does not change without the code, or with an invented or empty token', async () => {
    const person = await shopper()
    const code = await setup.steps.mailedCode(person.user.email)
    expect(await setup.steps.verify(person.user.email, otherThan(code))).toMatchObject({
      resetToken: null,
      userErrors: [{ code: 'WRONG_CODE', field: 'code' }],
    })
    for (const grant of ['', code, 'x'.repeat(43)]) await expectRejected(person, grant)
  })

  it("a password does not change with another person's code or token", async () => {
    const [person, stranger] = await Promise.all([shopper(), shopper()])
    const code = await setup.steps.mailedCode(stranger.user.email)
    expect((await setup.steps.verify(person.user.email, code)).resetToken).toBeNull()
    await expectRejected(person, await setup.steps.grantFor((await shopper()).user.email))
  })

  it('a password does not change with a used token', async () => {
    const person = await shopper()
    const grant = await setup.steps.grantFor(person.user.email)
    await setup.steps.reset(person.user.email, grant)
    const changed = (await User.findById(person.user._id).orFail().lean()).passwordHash
    await expectRejected({ ...person, user: { ...person.user, passwordHash: changed } }, grant)
  })

  it('a password does not change with a code or token older than ten minutes', async () => {
    const [person, late] = await Promise.all([shopper(), shopper()])
    const code = await setup.steps.mailedCode(late.user.email)
    const grant = await setup.steps.grantFor(person.user.email)
    pass(10 * MINUTE + 1)
    expect((await setup.steps.verify(late.user.email, code)).userErrors).toMatchObject([
      { code: 'WRONG_CODE' },
    ])
    await expectRejected(person, grant)
  })

  it('a password does not change if the account has since been suspended or has another address', async () => {
    const [suspended, moved] = await Promise.all([shopper(), shopper()])
    const first = await setup.steps.grantFor(suspended.user.email)
    const second = await setup.steps.grantFor(moved.user.email)
    await User.updateOne({ _id: suspended.user._id }, { $set: { status: 'Suspended' } })
    await User.updateOne(
      { _id: moved.user._id },
      { $set: { emailKey: `moved-${moved.user.emailKey}` } },
    )
    await expectRejected(suspended, first)
    await expectRejected(moved, second)
  })
})

describe('a reset token', () => {
  it('a reset token works once, even when used twenty times concurrently', async () => {
    const { user } = await shopper()
    const grant = await setup.steps.grantFor(user.email)
    const passwords = Array.from({ length: 20 }, (_, n) => `password number ${n}`)
    const results = await Promise.all(
      passwords.map((password) =>
        setup.steps.reset(user.email, grant, { newPassword: password, confirmPassword: password }),
      ),
    )
    const won = passwords.filter((_, n) => results[n]?.length === 0)
    expect(won).toHaveLength(1)
    expect(results.flat().map(({ code }) => code)).toEqual(Array(19).fill('RESET_NOT_GRANTED'))
    expect(await canLogIn(user.email, won[0] ?? '')).toBe(true)
  })

  it('a reset token stays valid when somebody else requests another code', async () => {
    const { user } = await shopper()
    const grant = await setup.steps.grantFor(user.email)
    pass(MINUTE + 1)
    expect(await setup.steps.request(user.email)).toEqual([])
    expect(await setup.steps.reset(user.email, grant)).toEqual([])
  })
})

describe('account enumeration', () => {
  /** Returns the responses to a fixed series of requests, without random values and times. */
  async function repliesTo(email: string, wrongCode: string) {
    const input = {
      email,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      resetToken: 'none',
    }
    const mutations: [DocumentNode, object][] = [
      [recoveryDocuments.VERIFY, { email, code: wrongCode }],
      [recoveryDocuments.REQUEST, { email }],
      [recoveryDocuments.REQUEST, { email }],
      ...Array<[DocumentNode, object]>(6).fill([
        recoveryDocuments.VERIFY,
        { email, code: wrongCode },
      ]),
      [recoveryDocuments.RESET, input],
      [recoveryDocuments.RESET, { ...input, confirmPassword: 'another' }],
    ]
    const replies = []
    for (const [document, input] of mutations) {
      const { body, statusCode, headers } = await setup.store.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: print(document), variables: { input } },
      })
      const same = { 'x-request-id': '', date: '' }
      replies.push({ body, statusCode, headers: { ...headers, ...same } })
      await setup.store.sendMail()
    }
    return replies
  }

  it('no response reveals whether an address has an account, not even by its length', async () => {
    pass(0)
    const { email } = (await shopper()).user
    const unknown = email.replace(/^.{8}/, 'nobody00')
    expect(await repliesTo(email, '000000')).toEqual(await repliesTo(unknown, '000000'))
    expect(setup.store.mails.map(({ to }) => to)).toContain(email)
    expect(setup.store.mails.map(({ to }) => to)).not.toContain(unknown)
  })

  it('accounts are not looked up before the response', async () => {
    const { email } = (await shopper()).user
    const commandsFor = async (address: string) => [
      await setup.store.recordCommands(() => setup.steps.request(address)),
      await setup.store.recordCommands(() => setup.steps.verify(address, '000000')),
      await setup.store.recordCommands(() => setup.steps.reset(address, 'none')),
    ]
    const commands = await commandsFor(email)
    expect(commands.flat().length).toBeGreaterThan(0)
    expect(commands).toEqual(await commandsFor(`not-${email}`))
  })
})

it('codes, tokens and passwords never appear in the database, the log or responses', async () => {
  const { email } = (await shopper()).user
  await setup.steps.request(email)
  await setup.store.sendMail()
  const code = setup.store.mails.findLast(({ to }) => to === email)?.code ?? ''
  const rows = async () =>
    JSON.stringify([
      await OneTimeCode.find({ emailKey: email }).lean(),
      await OutboxEntry.find().lean(),
      await User.find({ email }).lean(),
    ])
  const withCode = await rows()
  const grant = (await setup.steps.verify(email, code)).resetToken ?? ''
  const all = `${withCode}${await rows()}${setup.store.logLines.join('')}`
  expect(JSON.stringify(await setup.steps.reset(email, grant))).toBe('[]')
  expect(all).toContain(email)
  expect(all).not.toMatch(new RegExp(`\\b${code}\\b`))
  for (const secret of [grant, NEW_PASSWORD]) {
    expect(secret).not.toBe('')
    expect(`${all}${await rows()}`).not.toContain(secret)
  }
})

describe('the emailed link', () => {
  it('the emailed link sets a new password once, and invalidates the code in its email', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    const token = setup.steps.mailedLink(email)
    expect(await setup.steps.reset(email, token)).toEqual([])
    expect(await setup.steps.reset(email, token)).toMatchObject([{ code: 'RESET_NOT_GRANTED' }])
    expect((await setup.steps.verify(email, code)).resetToken).toBeNull()
  })

  it('the emailed link sets one password when used twice concurrently', async () => {
    const { email } = (await shopper()).user
    await setup.steps.mailedCode(email)
    const token = setup.steps.mailedLink(email)
    const results = await Promise.all([1, 2].map(() => setup.steps.reset(email, token)))
    expect(results.filter((errors) => errors.length === 0)).toHaveLength(1)
  })

  it('the emailed link is valid for an hour, for its own address, and unchanged', async () => {
    const [{ email }, other] = [(await shopper()).user, (await shopper()).user]
    await setup.steps.mailedCode(email)
    const token = setup.steps.mailedLink(email)
    const later = token.replace(/^\d/, '9')
    for (const [address, wrong] of [
      [other.email, token],
      [email, later],
      [email, token.slice(0, -1)],
      [email, `${token}a`],
      [email, ''],
    ] as const) {
      expect(await setup.steps.reset(address, wrong)).toMatchObject([{ code: 'RESET_NOT_GRANTED' }])
    }
    setup.pass(60 * 60_000 + 1)
    expect(await setup.steps.reset(email, token)).toMatchObject([{ code: 'RESET_NOT_GRANTED' }])
  })

  it('the emailed link stays valid after an invalid new password', async () => {
    const { email } = (await shopper()).user
    await setup.steps.mailedCode(email)
    const token = setup.steps.mailedLink(email)
    const short = { newPassword: 'short', confirmPassword: 'short' }
    expect(await setup.steps.reset(email, token, short)).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(await setup.steps.reset(email, token)).toEqual([])
  })
})
