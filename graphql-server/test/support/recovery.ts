import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { buildShopper } from './factories.ts'
import { gql } from './gql.ts'
import { openTestStore, type TestStore } from './store.ts'

const REQUEST = gql(`mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userErrors { code message field } }
}`)
const VERIFY = gql(`mutation ($input: VerifyPasswordResetCodeInput!) {
  verifyPasswordResetCode(input: $input) { resetToken userErrors { code message field } }
}`)
const RESET = gql(`mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { userErrors { code message field } }
}`)

export const recoveryDocuments = { REQUEST, VERIFY, RESET }

/** The password that `reset` sets. */
export const NEW_PASSWORD = 'a new password'

/** Returns a wrong code. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Opens a server for the tests in a file. */
export function setUpRecovery() {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterEach(() => vi.useRealTimers())
  afterAll(() => store.close())
  return {
    get store() {
      return store
    },
    get steps() {
      return recoverySteps(store)
    },
    shopper: () => buildShopper(store.tokens),
    /** Stops the clock this many milliseconds from now. */
    pass: (milliseconds: number) =>
      vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] }),
  }
}

/** The steps for a password reset on a test server. */
export function recoverySteps(store: TestStore) {
  async function request(email: string) {
    const input = { email }
    const reply = await store.query(REQUEST, { input })
    return reply.data.requestPasswordReset.userErrors
  }

  async function verify(email: string, code: string) {
    const input = { email, code }
    return (await store.query(VERIFY, { input })).data.verifyPasswordResetCode
  }

  async function reset(email: string, resetToken: string, change: object = {}) {
    const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const input = { email, resetToken, ...passwords, ...change }
    const reply = await store.query(RESET, { input })
    return reply.data.resetPassword.userErrors
  }

  /** Requests a code and reads it from the email. */
  async function mailedCode(email: string) {
    await request(email)
    await store.sendMail()
    const mail = store.mails.findLast(({ to }) => to.toLowerCase() === email.toLowerCase())
    return mail?.code ?? ''
  }

  /** Reads the link's token from the newest email to the address. */
  function mailedLink(email: string) {
    const mail = store.mails.findLast(({ to }) => to === email)
    const [, fields] = /\/reset-password#(\S+)/.exec(mail?.text ?? '') ?? []
    return new URLSearchParams(fields).get('token') ?? ''
  }

  async function grantFor(email: string) {
    return (await verify(email, await mailedCode(email))).resetToken ?? ''
  }

  return { request, verify, reset, mailedCode, mailedLink, grantFor }
}
