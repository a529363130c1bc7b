import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildShopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { recoverySteps } from '../../../test/support/recovery.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { writesOutsideTransactions } from '../../../test/support/writes-outside-transactions.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { User } from './user.model.ts'

const REGISTER = gql(`mutation ($input: RegisterInput!) {
  register(input: $input) { userErrors { code message field } }
}`)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function register(email: string, change: object = {}) {
  const password = 'correct horse'
  const input = { name: 'Asha', email, password, confirmPassword: password, ...change }
  const reply = await store.query(REGISTER, { input })
  return reply.data.register.userErrors
}

/** Returns a new address, even when a test is repeated. */
const someone = () => `Someone-${randomUUID()}@example.com`

const mailsTo = (email: string) => store.mails.filter(({ to }) => to === email)

describe('the welcome email', () => {
  it('sends the welcome email once, to the address as entered', async () => {
    const email = someone()
    expect(await register(email)).toEqual([])
    await store.sendMail()
    await store.sendMail()
    expect(mailsTo(email)).toMatchObject([
      { subject: 'Welcome to Kirana Care', text: expect.stringContaining('Hello Asha,') as string },
    ])
    expect(mailsTo(email)[0]?.text).toContain('http://127.0.0.1:4000')
  })

  it('sends no welcome email for a rejected registration', async () => {
    const [nameless, taken] = [someone(), someone()]
    expect(await register(nameless, { name: '' })).not.toEqual([])
    await register(taken)
    const others = { password: 'another password', confirmPassword: 'another password' }
    expect(await register(taken.toUpperCase(), others)).toMatchObject([{ code: 'EMAIL_TAKEN' }])
    await store.sendMail()
    expect(mailsTo(nameless)).toEqual([])
    expect(mailsTo(taken.toUpperCase())).toEqual([])
    expect(mailsTo(taken)).toHaveLength(1)
  })

  it('enqueues the welcome email in the transaction that creates the account', async () => {
    const outside = await writesOutsideTransactions(async () => {
      expect(await register(someone())).toEqual([])
    })
    expect(outside).toEqual([])

    vi.spyOn(OutboxEntry, 'insertMany').mockRejectedValueOnce(new Error('disk full'))
    const [email, password] = [someone(), 'correct horse']
    const input = { name: 'Asha', email, password, confirmPassword: password }
    const { errors } = await store.query(REGISTER, { input })
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
    expect(await User.exists({ email })).toBeNull()
  })

  it('sends no welcome email to an account that has been suspended since', async () => {
    const email = someone()
    await register(email)
    await User.updateOne({ email }, { $set: { status: 'Suspended' } })
    await store.sendMail()
    expect(mailsTo(email)).toEqual([])
  })
})

it('shows the code at the start of the subject and in both parts of the email', async () => {
  const { email } = (await buildShopper(store.tokens, { name: '<b>Asha & "Co"' })).user
  const code = await recoverySteps(store).mailedCode(email)
  const [mail] = mailsTo(email)
  expect(mail?.subject).toBe(`${code} is your Kirana Care code`)
  expect(mail?.text).toContain(`\n${code}\n`)
  expect(mail?.html).toContain(`>${code}<`)
  expect(mail?.html).toContain('Hello &lt;b&gt;Asha &amp; &quot;Co&quot;,')
  expect(mail?.html).not.toContain('<b>')
})
