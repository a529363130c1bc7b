import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper } from '../../../test/support/factories.ts'
import { recoverySteps } from '../../../test/support/recovery.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { enqueueAll } from '../../mail/outbox.ts'
import { welcomeMail } from './mails/welcome-mail.ts'
import { User } from './user.model.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function sendMany(userId: string, count: number): Promise<void> {
  const entries = Array.from({ length: count }, () => welcomeMail(userId))
  await enqueueAll(entries.map((entry) => ({ ...entry, key: randomUUID() })))
  await store.sendMail()
}

const countMails = (address: string) => store.mails.filter(({ to }) => to === address).length

describe('the limit for unverified addresses', () => {
  it('an unverified address receives at most five emails a day', async () => {
    const { user } = await buildShopper(store.tokens, { emailVerified: false })
    await sendMany(user._id.toHexString(), 20)
    expect(countMails(user.email)).toBe(5)
    await sendMany(user._id.toHexString(), 20)
    expect(countMails(user.email)).toBe(5)
  })

  it('a verified address has no limit', async () => {
    const { user } = await buildShopper(store.tokens, { emailVerified: false })
    await sendMany(user._id.toHexString(), 6)
    await User.updateOne({ _id: user._id }, { $set: { emailVerified: true } })
    await sendMany(user._id.toHexString(), 6)
    expect(countMails(user.email)).toBe(11)
  })

  it('emails with codes do not count towards the limit', async () => {
    const { user } = await buildShopper(store.tokens, { emailVerified: false })
    await sendMany(user._id.toHexString(), 5)
    expect(await recoverySteps(store).mailedCode(user.email)).toMatch(/^\d{6}$/)
    expect(countMails(user.email)).toBe(6)
  })

  it('the limit ignores the case of an address', async () => {
    const { user } = await buildShopper(store.tokens, { emailVerified: false })
    await sendMany(user._id.toHexString(), 3)
    const email = user.email.toUpperCase()
    await User.updateOne({ _id: user._id }, { $set: { email } })
    await sendMany(user._id.toHexString(), 3)
    expect(countMails(user.email) + countMails(email)).toBe(5)
  })
})
