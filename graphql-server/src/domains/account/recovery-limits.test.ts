import { describe, expect, it } from 'vitest'
import { buildShopper } from '../../../test/support/factories.ts'
import { otherThan, setUpRecovery } from '../../../test/support/recovery.ts'
import { OneTimeCode } from '../../auth/one-time-code.model.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'

const MINUTE = 60_000
const LINK_WORKS = 'The link in the latest email still works.'

const setup = setUpRecovery()
const { shopper, pass } = setup

describe('guessing the code', () => {
  it('a hundred concurrent guesses count as five tries, after which the right code is rejected too', async () => {
    const { email, emailKey } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    const results = await Promise.all(
      Array.from({ length: 100 }, () => setup.steps.verify(email, otherThan(code))),
    )
    const codes = results.map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.filter((found) => found === 'WRONG_CODE')).toHaveLength(5)
    expect(codes.filter((found) => found === 'TOO_MANY_TRIES')).toHaveLength(95)
    expect(await OneTimeCode.findOne({ emailKey }).lean()).toMatchObject({ tries: 5 })
    expect(await setup.steps.verify(email, code)).toMatchObject({
      resetToken: null,
      userErrors: [{ code: 'TOO_MANY_TRIES' }],
    })
  })

  it('each guess in one request counts', async () => {
    const { email } = (await shopper()).user
    const input = { email, code: otherThan(await setup.steps.mailedCode(email)) }
    const fields = Array.from(
      { length: 7 },
      (_, n) => `try${n}: verifyPasswordResetCode(input: $input) { userErrors { code } }`,
    )
    const { data } = await setup.store.query(
      `mutation ($input: VerifyPasswordResetCodeInput!) { ${fields.join('\n')} }`,
      { input },
    )
    const codes = [...Array<string>(5).fill('WRONG_CODE'), 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']
    expect(data).toEqual(
      Object.fromEntries(codes.map((code, n) => [`try${n}`, { userErrors: [{ code }] }])),
    )
  })

  it('four wrong guesses leave one try for the right code', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    for (let n = 0; n < 4; n += 1) await setup.steps.verify(email, otherThan(code))
    expect((await setup.steps.verify(email, code)).resetToken).not.toBeNull()
    expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
      { code: 'TOO_MANY_TRIES' },
    ])
  })

  it('guesses still count after the code has expired, as if no code was emailed', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    pass(11 * MINUTE)
    for (let n = 0; n < 5; n += 1) await setup.steps.verify(email, otherThan(code))
    expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
      { code: 'TOO_MANY_TRIES' },
    ])
  })

  it('a code works only once, even concurrently', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    const results = await Promise.all([
      setup.steps.verify(email, code),
      setup.steps.verify(email, code),
    ])
    expect(results.filter(({ resetToken }) => resetToken !== null)).toHaveLength(1)
  })

  it.each(['', '12345', '1234567', '12345a', '१२३४५६', '{"$gt":""}'])(
    'the code "%s" is reported as malformed',
    async (code) => {
      const { email } = (await shopper()).user
      expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
        { code: 'BAD_USER_INPUT', field: 'code' },
      ])
    },
  )
})

describe('requesting a code', () => {
  it('a code can be requested once a minute and three times an hour, whatever the case of the address', async () => {
    const { email } = (await shopper()).user
    const mails = () => setup.store.mails.filter(({ to }) => to === email).length
    pass(0)
    expect(await setup.steps.request(email)).toEqual([])
    expect(await setup.steps.request(email.toUpperCase())).toEqual([
      {
        code: 'RATE_LIMITED',
        message: `${LINK_WORKS} You can request another code in 60 seconds.`,
        field: null,
      },
    ])
    for (let n = 0; n < 2; n += 1) {
      pass(MINUTE + 1)
      await setup.store.sendMail()
      expect(await setup.steps.request(email)).toEqual([])
    }
    pass(MINUTE + 1)
    await setup.store.sendMail()
    expect(await setup.steps.request(email)).toMatchObject([
      {
        code: 'RATE_LIMITED',
        message: `${LINK_WORKS} You can request another code in 57 minutes.`,
      },
    ])
    await setup.store.sendMail()
    expect(mails()).toBe(3)
    pass(57 * MINUTE)
    expect(await setup.steps.request(email)).toEqual([])
  })

  it('each alias and each concurrent request counts as a code request', async () => {
    const { email } = (await shopper()).user
    const fields = [1, 2, 3].map(
      (n) => `a${n}: requestPasswordReset(input: $input) { userErrors { code } }`,
    )
    const document = `mutation ($input: RequestPasswordResetInput!) { ${fields.join('\n')} }`
    await Promise.all([1, 2, 3].map(() => setup.store.query(document, { input: { email } })))
    expect(await OutboxEntry.countDocuments({ 'refs.emailKey': email })).toBe(1)
  })

  it('a new code invalidates the previous one and allows five new tries', async () => {
    const { email } = (await shopper()).user
    const former = await setup.steps.mailedCode(email)
    for (let n = 0; n < 5; n += 1) await setup.steps.verify(email, otherThan(former))
    pass(MINUTE + 1)
    const code = await setup.steps.mailedCode(email)
    if (code !== former) expect((await setup.steps.verify(email, former)).resetToken).toBeNull()
    expect((await setup.steps.verify(email, code)).resetToken).not.toBeNull()
  })

  it('no code is sent to an inactive account, or for a replaced request', async () => {
    const [suspended, hasty] = await Promise.all([
      buildShopper(setup.store.tokens, { status: 'Suspended' }),
      shopper(),
    ])
    await setup.steps.request(suspended.user.email)
    await setup.steps.request(hasty.user.email)
    pass(MINUTE + 1)
    await setup.steps.request(hasty.user.email)
    await setup.store.sendMail()
    expect(setup.store.mails.filter(({ to }) => to === suspended.user.email)).toEqual([])
    expect(setup.store.mails.filter(({ to }) => to === hasty.user.email)).toHaveLength(1)
  })

  it('a resent email has the same code, and is not written after the code was used', async () => {
    const { email, emailKey } = (await shopper()).user
    await setup.steps.request(email)
    const { refs } = await OutboxEntry.findOne({ 'refs.emailKey': emailKey }).orFail().lean()
    const first = await setup.store.composers.passwordReset?.(refs)
    const second = await setup.store.composers.passwordReset?.(refs)
    expect(second?.code).toBe(first?.code)
    await setup.steps.verify(email, first?.code ?? '')
    expect(await setup.store.composers.passwordReset?.(refs)).toBeNull()
  })

  it.each(['', 'asha', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'a code request for the malformed address "%s" is rejected',
    async (email) =>
      expect(await setup.steps.request(email)).toMatchObject([
        { code: 'BAD_USER_INPUT', field: 'email' },
      ]),
  )
})

describe('a stranger', () => {
  /** Uses up the requests for an hour, and the tries for each code, even before its email is written. */
  async function useUp(email: string) {
    for (let n = 0; n < 3; n += 1) {
      if (n > 0) pass(MINUTE + 1)
      await setup.steps.request(email)
      for (let tries = 0; tries < 5; tries += 1) await setup.steps.verify(email, '000000')
      await setup.store.sendMail()
    }
  }

  it('the owner can use the link after a stranger has used up all requests and tries', async () => {
    const { email } = (await shopper()).user
    await useUp(email)
    expect(await setup.steps.request(email)).toMatchObject([{ code: 'RATE_LIMITED' }])
    pass(55 * MINUTE)
    expect(await setup.steps.reset(email, setup.steps.mailedLink(email))).toEqual([])
  })

  it('a persistent stranger causes three emails an hour, and one of their links is always valid', async () => {
    const { email } = (await shopper()).user
    for (let hour = 0; hour < 3; hour += 1) {
      await useUp(email)
      pass(58 * MINUTE)
    }
    expect(setup.store.mails.filter(({ to }) => to === email)).toHaveLength(9)
    const token = setup.steps.mailedLink(email)
    expect(await setup.steps.reset(email, token)).toEqual([])
  })
})
