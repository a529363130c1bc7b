import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { enqueueConfirmations } from '../../src/domains/order/mail/confirmations.ts'
import { OutboxEntry } from '../../src/mail/outbox.model.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { createSmtpMailer } from '../../src/mail/smtp-mailer.ts'
import { buildAddress, buildProduct, buildShopper } from '../support/factories.ts'
import { gql } from '../support/gql.ts'
import { recoverySteps } from '../support/recovery.ts'
import {
  readMail,
  startChattyServer,
  startMailServer,
  type Stage,
  type TestMailServer,
} from './smtp-server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } userErrors { code } }
}`)

let store: TestStore
const servers: TestMailServer[] = []

beforeAll(async () => {
  store = await openTestStore()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await OutboxEntry.deleteMany({})
})
afterAll(() => store.close())

async function mailServer(hangsAt?: Stage) {
  const server = await startMailServer(hangsAt)
  servers.push(server)
  return server
}

/** The server's outbox with a mail server. */
function outboxAt(url: string, timeout = 20_000) {
  const from = { name: 'Kirana Care', address: 'care@kirana-care.example' }
  return createOutbox({
    mailer: createSmtpMailer({ url, from, timeout }),
    composers: store.composers,
    log: pino({ level: 'silent' }),
  })
}

/** Requests a code and places an order, both with the usual responses. */
async function askAndOrder() {
  const { user, accessToken } = await buildShopper(store.tokens)
  expect(await recoverySteps(store).request(user.email)).toEqual([])
  const [product, address] = await Promise.all([buildProduct(), buildAddress(user)])
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 8900,
  }
  const { data } = await store.query(PLACE, { input }, accessToken)
  expect(data.placeOrder.order).not.toBeNull()
  await enqueueConfirmations()
  return user.email
}

/** Expects emails to arrive once the mail server is back and the delay has passed. */
async function arrivesLater(...emails: string[]) {
  const healthy = await mailServer()
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  await outboxAt(healthy.url).sendDue()
  const mails = await Promise.all(healthy.received.map(({ raw }) => readMail(raw)))
  const recipients = healthy.received.flatMap(({ to }) => to)
  expect(recipients.sort()).toEqual([...emails, ...emails].sort())
  return mails.map(({ subject = '' }) => subject).sort()
}

const both = [
  expect.stringMatching(/^\d{6} is your Kirana Care code/),
  expect.stringMatching(/^Order received: ORD-/),
]

describe('a failing mail server', () => {
  it.each<Stage>(['greeting', 'sender', 'recipient', 'text'])(
    'the server responds as usual while the mail server hangs at the %s',
    async (stage) => {
      const hanging = await startMailServer(stage)
      await askAndOrder()
      let isOver = false
      const sending = outboxAt(hanging.url)
        .sendDue()
        .finally(() => (isOver = true))
      await vi.waitFor(() => expect(hanging.connections()).toBeGreaterThan(0), { timeout: 20_000 })
      await askAndOrder()
      expect(isOver).toBe(false)
      await hanging.close()
      await sending
      expect(hanging.received).toEqual([])
    },
  )

  it('emails arrive later when the mail server hangs until it is disconnected', async () => {
    const hanging = await mailServer('text')
    const email = await askAndOrder()
    await outboxAt(hanging.url, 150).sendDue()
    expect(await OutboxEntry.find().lean()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
    expect(await arrivesLater(email)).toEqual(both)
  })

  it('a slow mail server delays no responses, and delivers the emails itself', async () => {
    const slow = await mailServer('text')
    const first = await askAndOrder()
    let isOver = false
    const sending = outboxAt(slow.url)
      .sendDue()
      .finally(() => (isOver = true))
    await vi.waitFor(() => expect(slow.connections()).toBeGreaterThan(0), { timeout: 20_000 })
    const second = await askAndOrder()
    expect(isOver).toBe(false)
    expect(slow.received).toEqual([])
    slow.release()
    await sending
    const recipients = slow.received.flatMap(({ to }) => to)
    expect(recipients.sort()).toEqual([first, first, second, second].sort())
    expect(await OutboxEntry.countDocuments()).toBe(0)
  })

  it('emails arrive later when the mail server sends data without end', async () => {
    const chatty = await startChattyServer()
    const first = await askAndOrder()
    const outbox = outboxAt(chatty.url)
    let isOver = false
    const sending = outbox.sendDue().finally(() => (isOver = true))
    await vi.waitFor(() => expect(chatty.connections()).toBeGreaterThan(0), { timeout: 20_000 })
    const second = await askAndOrder()
    expect(isOver).toBe(false)
    await outbox.stop()
    await sending
    chatty.close()
    const subjects = await arrivesLater(first, second)
    expect(subjects).toEqual([both[0], both[0], both[1], both[1]])
  })

  it('emails arrive later when the mail server is down, however often it is tried', async () => {
    const gone = await startMailServer()
    await gone.close()
    const first = await askAndOrder()
    await outboxAt(gone.url).sendDue()
    const second = await askAndOrder()
    await outboxAt(gone.url).sendDue()
    expect(await OutboxEntry.countDocuments({ attempts: 1 })).toBe(4)
    const subjects = await arrivesLater(first, second)
    expect(subjects).toEqual([both[0], both[0], both[1], both[1]])
  })
})

it('an email is complete: code, parts, sender and one recipient', async () => {
  const server = await mailServer()
  const { email } = (await buildShopper(store.tokens, { name: 'आशा' })).user
  const steps = recoverySteps(store)
  await steps.request(email)
  await outboxAt(server.url).sendDue()
  const [received] = server.received
  const mail = await readMail(received?.raw ?? '')
  const code = /^(\d{6}) is your Kirana Care code/.exec(mail.subject ?? '')?.[1] ?? ''
  expect(received?.to).toEqual([email])
  expect(mail.from).toEqual({ name: 'Kirana Care', address: 'care@kirana-care.example' })
  expect(mail.messageId).toMatch(/^<[0-9a-f]{24}@kirana-care\.example>$/)
  expect(mail.text).toContain(`Hello आशा,`)
  expect(mail.html).toContain(`>${code}<`)
  expect((await steps.verify(email, code)).resetToken).not.toBeNull()
})
