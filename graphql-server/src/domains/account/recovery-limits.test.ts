import { describe, expect, it } from 'vitest'
import { buildShopper } from '../../../test/support/factories.ts'
import { otherThan, setUpRecovery } from '../../../test/support/recovery.ts'
import { OneTimeCode } from '../../auth/one-time-code.model.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'

const MINUTE = 60_000
const LINK_WORKS = 'The link in the newest email still works.'

const setup = setUpRecovery()
const { shopper, pass } = setup

describe('guessing the code', () => {
  it('a hundred times at once counts as five tries, and then the right code is refused too', async () => {
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

  it('several times in one request counts each time', async () => {
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

  it('four times leaves one try for the right code', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    for (let n = 0; n < 4; n += 1) await setup.steps.verify(email, otherThan(code))
    expect((await setup.steps.verify(email, code)).resetToken).not.toBeNull()
    expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
      { code: 'TOO_MANY_TRIES' },
    ])
  })

  it('still counts when the code has expired, as it does when no code was mailed', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    pass(11 * MINUTE)
    for (let n = 0; n < 5; n += 1) await setup.steps.verify(email, otherThan(code))
    expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
      { code: 'TOO_MANY_TRIES' },
    ])
  })

  it('does not let a code be used twice at once', async () => {
    const { email } = (await shopper()).user
    const code = await setup.steps.mailedCode(email)
    const results = await Promise.all([
      setup.steps.verify(email, code),
      setup.steps.verify(email, code),
    ])
    expect(results.filter(({ resetToken }) => resetToken !== null)).toHaveLength(1)
  })

  it.each(['', '12345', '1234567', '12345a', '१२३४५६', '{"$gt":""}'])(
    'with the malformed code "%s" reports it as malformed',
    async (code) => {
      const { email } = (await shopper()).user
      expect((await setup.steps.verify(email, code)).userErrors).toMatchObject([
        { code: 'BAD_USER_INPUT', field: 'code' },
      ])
    },
  )
})

describe('requesting a code', () => {
  it('is possible once a minute and three times an hour for an address in any case', async () => {
    const { email } = (await shopper()).user
    const mails = () => setup.store.mails.filter(({ to }) => to === email).length
    pass(0)
    expect(await setup.steps.request(email)).toEqual([])
    expect(await setup.steps.request(email.toUpperCase())).toEqual([
      {
        code: 'RATE_LIMITED',
        message: `${LINK_WORKS} You can ask for another code in 60 seconds.`,
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
        message: `${LINK_WORKS} You can ask for another code in 57 minutes.`,
      },
    ])
    await setup.store.sendMail()
    expect(mails()).toBe(3)
    pass(57 * MINUTE)
    expect(await setup.steps.request(email)).toEqual([])
  })

  it('is counted for each alias of a request and for concurrent requests', async () => {
    const { email } = (await shopper()).user
    const fields = [1, 2, 3].map(
      (n) => `a${n}: requestPasswordReset(input: $input) { userErrors { code } }`,
    )
    const document = `mutation ($input: RequestPasswordResetInput!) { ${fields.join('\n')} }`
    await Promise.all([1, 2, 3].map(() => setup.store.query(document, { input: { email } })))
    expect(await OutboxEntry.countDocuments({ 'refs.emailKey': email })).toBe(1)
  })

  it('again invalidates the previous code and allows five new tries', async () => {
    const { email } = (await shopper()).user
    const former = await setup.steps.mailedCode(email)
    for (let n = 0; n < 5; n += 1) await setup.steps.verify(email, otherThan(former))
    pass(MINUTE + 1)
    const code = await setup.steps.mailedCode(email)
    if (code !== former) expect((await setup.steps.verify(email, former)).resetToken).toBeNull()
    expect((await setup.steps.verify(email, code)).resetToken).not.toBeNull()
  })

  it('sends nothing to an inactive account, nor for a request that a newer one replaced', async () => {
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

  it('mails the same code again when the mail has to be sent again, and none after it was used', async () => {
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
    'for the malformed address "%s" is refused',
    async (email) =>
      expect(await setup.steps.request(email)).toMatchObject([
        { code: 'BAD_USER_INPUT', field: 'email' },
      ]),
  )
})

describe('a stranger', () => {
  /** Uses up all requests of an hour, and all tries of each code, also before its mail is written. */
  async function useUp(email: string) {
    for (let n = 0; n < 3; n += 1) {
      if (n > 0) pass(MINUTE + 1)
      await setup.steps.request(email)
      for (let tries = 0; tries < 5; tries += 1) await setup.steps.verify(email, '000000')
      await setup.store.sendMail()
    }
  }

  it('who uses up all requests and tries does not keep the owner from resetting with the link', async () => {
    const { email } = (await shopper()).user
    await useUp(email)
    expect(await setup.steps.request(email)).toMatchObject([{ code: 'RATE_LIMITED' }])
    pass(55 * MINUTE)
    expect(await setup.steps.reset(email, setup.steps.mailedLink(email))).toEqual([])
  })

  it('who goes on for days has three mails sent in an hour, whose links never all expire before the next', async () => {
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
