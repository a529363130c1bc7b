import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildShopper, PASSWORD, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { otherThan } from '../../../test/support/recovery.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { User } from './user.model.ts'

const UPDATE = gql(`mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    viewer { name email emailVerified mobile }
    userErrors { code message field }
  }
}`)
const ASK = gql(`mutation { requestEmailVerification { userErrors { code message field } } }`)
const VERIFY = gql(`mutation ($input: VerifyEmailInput!) {
  verifyEmail(input: $input) {
    viewer { name email emailVerified mobile }
    userErrors { code message field }
  }
}`)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterEach(() => vi.useRealTimers())
afterAll(() => store.close())

const shopper = (fields: object = {}) =>
  buildShopper(store.tokens, { emailVerified: false, ...fields })

async function update({ user, accessToken }: Shopper, change: object = {}) {
  const input = {
    name: user.name,
    email: user.email,
    mobile: '+91 98000 00000',
    currentPassword: PASSWORD,
    ...change,
  }
  const reply = await store.query(UPDATE, { input }, accessToken)
  return reply.data.updateProfile
}

async function ask({ accessToken }: Shopper) {
  const reply = await store.query(ASK, {}, accessToken)
  return reply.data.requestEmailVerification.userErrors
}

async function verify({ accessToken }: Shopper, code: string) {
  const reply = await store.query(VERIFY, { input: { code } }, accessToken)
  return reply.data.verifyEmail
}

async function mailedCode(person: Shopper) {
  await ask(person)
  await store.sendMail()
  return store.mails.findLast(({ to }) => to === person.user.email)?.code ?? ''
}

const stored = ({ user }: Shopper) => User.findById(user._id).orFail().lean()

describe('the profile', () => {
  it('updateProfile changes the profile and trims its fields', async () => {
    const person = await shopper()
    const email = `new.${person.user.email}`
    const change = { name: ' Asha Rao ', email: ` ${email} `, mobile: ' 98000 00000 ' }
    expect(await update(person, change)).toEqual({
      viewer: { name: 'Asha Rao', email, mobile: '98000 00000', emailVerified: false },
      userErrors: [],
    })
  })

  it.each([
    ['a missing name', { name: ' ' }, 'name', 'Name is required.'],
    ['a missing address', { email: '' }, 'email', 'Email is required.'],
    ['a missing mobile', { mobile: ' ' }, 'mobile', 'Mobile is required.'],
    ['an invalid address', { email: 'asha' }, 'email', 'Please enter a valid email address.'],
    [
      'a long mobile',
      { mobile: '9'.repeat(31) },
      'mobile',
      'Mobile must have at most 30 characters.',
    ],
    ['a name with two lines', { name: 'a\r\nb' }, 'name', 'Name must be one line of text.'],
  ])('updateProfile rejects %s and changes nothing', async (_what, change, field, message) => {
    const person = await shopper()
    const before = await stored(person)
    expect(await update(person, change)).toEqual({
      viewer: null,
      userErrors: [{ code: 'BAD_USER_INPUT', field, message }],
    })
    expect(await stored(person)).toEqual(before)
  })

  it('updateProfile rejects an address that another account has in another case', async () => {
    const [person, owner] = await Promise.all([shopper(), shopper()])
    const { viewer, userErrors } = await update(person, { email: owner.user.email.toUpperCase() })
    expect(viewer).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }])
    expect((await stored(person)).email).toBe(person.user.email)
  })

  it('updateProfile gives an address to only one of two concurrent requests', async () => {
    const two = await Promise.all([shopper(), shopper()])
    const email = `wanted-${randomUUID()}@example.com`
    const results = await Promise.all(two.map((person) => update(person, { email })))
    expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'EMAIL_TAKEN' }])
  })

  it('the profile cannot be changed anonymously', async () => {
    const person = await shopper()
    for (const document of [UPDATE, VERIFY]) {
      const input = { name: 'x', email: 'x@example.com', mobile: '1', code: '123456' }
      const { errors } = await store.query<unknown>(document, {
        input: document === UPDATE ? { ...input, code: undefined } : { code: input.code },
      })
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
    expect((await store.query(ASK)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await stored(person)).mobile).toBe('')
  })
})

describe('changing the email address', () => {
  const mailsTo = (email: string) => store.mails.filter(({ to }) => to === email)

  it.each([
    ['no password', null, 'BAD_USER_INPUT', 'Please enter your password to change your email.'],
    ['an empty password', '', 'BAD_USER_INPUT', 'Please enter your password to change your email.'],
    ['a wrong password', 'not the password', 'WRONG_PASSWORD', 'This is not your password.'],
    [
      'a password of 10,000 characters',
      'x'.repeat(10_000),
      'WRONG_PASSWORD',
      'This is not your password.',
    ],
  ])(
    'an email change with %s is rejected and changes nothing',
    async (_what, currentPassword, code, message) => {
      const person = await shopper()
      const before = await stored(person)
      const change = { name: 'Mallory', email: `x${person.user.email}`, currentPassword }
      expect(await update(person, change)).toEqual({
        viewer: null,
        userErrors: [{ code, message, field: 'currentPassword' }],
      })
      expect(await stored(person)).toEqual(before)
      await store.sendMail()
      expect(mailsTo(person.user.email)).toEqual([])
    },
  )

  it('no password is needed to change the name, the mobile or the case of the address', async () => {
    const person = await shopper()
    const email = person.user.email.toUpperCase()
    const { viewer } = await update(person, { name: 'Asha Rao', email, currentPassword: null })
    expect(viewer).toMatchObject({ name: 'Asha Rao', email })
    await store.sendMail()
    expect(mailsTo(person.user.email)).toEqual([])
  })

  it('an email change sends one notice to the old address, with the time and advice', async () => {
    const person = await shopper()
    vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z'), toFake: ['Date'] })
    const email = `x${person.user.email}`
    expect((await update(person, { email })).viewer).toMatchObject({ email })
    vi.useRealTimers()
    await store.sendMail()
    await store.sendMail()
    const [mail, ...others] = mailsTo(person.user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your email address was changed')
    expect(mail?.text).toContain(`It was ${person.user.email}.`)
    expect(mail?.text).toMatch(/on 21 November 2026 at 3:00\spm, Indian time/)
    expect(mail?.text).toContain('Contact us immediately')
    expect(mail?.text).not.toContain(email)
    expect(mailsTo(email)).toEqual([])
  })

  it('a rejected email change sends no notice', async () => {
    const [person, owner] = await Promise.all([shopper(), shopper()])
    await update(person, { email: owner.user.email })
    await store.sendMail()
    expect(mailsTo(person.user.email)).toEqual([])
  })
})

describe('email verification', () => {
  it('the emailed code verifies its address once', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    expect((await verify(person, otherThan(code))).userErrors).toMatchObject([
      { code: 'WRONG_CODE', field: 'code' },
    ])
    expect((await verify(person, code)).viewer).toMatchObject({ emailVerified: true })
    expect((await verify(person, code)).userErrors).toMatchObject([{ code: 'WRONG_CODE' }])
  })

  it('an address stays verified if only its case changes, and otherwise becomes unverified', async () => {
    const person = await shopper({ emailVerified: true })
    const upper = await update(person, { email: person.user.email.toUpperCase() })
    expect(upper.viewer).toMatchObject({ emailVerified: true })
    const moved = await update(person, { email: `x${person.user.email}` })
    expect(moved.viewer).toMatchObject({ emailVerified: false })
  })

  it('a code that was sent to another address verifies nothing', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    await update(person, { email: `x${person.user.email}` })
    expect((await verify(person, code)).viewer).toBeNull()
    expect((await stored(person)).emailVerified).toBe(false)
  })

  it('a code for the old address does not verify the new one within the same request', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    const email = `x${person.user.email}`
    await store.query(
      `mutation {
        updateProfile(
          input: { name: "A", mobile: "1", email: "${email}", currentPassword: "${PASSWORD}" }
        ) { userErrors { code } }
        verifyEmail(input: { code: "${code}" }) { userErrors { code } }
      }`,
      {},
      person.accessToken,
    )
    expect(await stored(person)).toMatchObject({ email, emailVerified: false })
  })

  it('an address receives one code a minute, and each code allows five tries', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    expect(await ask(person)).toMatchObject([{ code: 'RATE_LIMITED' }])
    const wrong = Array.from({ length: 20 }, () => verify(person, otherThan(code)))
    const codes = (await Promise.all(wrong)).map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.filter((found) => found === 'WRONG_CODE')).toHaveLength(5)
    expect((await verify(person, code)).userErrors).toMatchObject([{ code: 'TOO_MANY_TRIES' }])
    expect((await stored(person)).emailVerified).toBe(false)
  })

  it('a verification code cannot reset a password', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    const { data } = await store.query(
      gql(`mutation ($input: VerifyPasswordResetCodeInput!) {
        verifyPasswordResetCode(input: $input) { userErrors { code message field } }
      }`),
      { input: { email: person.user.email, code } },
    )
    expect(data.verifyPasswordResetCode.userErrors).toMatchObject([{ code: 'WRONG_CODE' }])
  })

  it('a verification code expires after ten minutes', async () => {
    const person = await shopper()
    const code = await mailedCode(person)
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] })
    expect((await verify(person, code)).userErrors).toMatchObject([{ code: 'WRONG_CODE' }])
  })
})
