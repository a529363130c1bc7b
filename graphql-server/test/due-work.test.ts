import { Types } from 'mongoose'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTokens } from '../src/auth/tokens.ts'
import { Reservation } from '../src/domains/order/checkout/reservation.model.ts'
import { expireReservations } from '../src/domains/order/checkout/reservation.service.ts'
import { enqueueConfirmations } from '../src/domains/order/mail/confirmations.ts'
import { Delivery } from '../src/domains/webhook/delivery.model.ts'
import { findWebhooksWithWork } from '../src/domains/webhook/sending.service.ts'
import type { Follower } from '../src/lib/database/changes.ts'
import { createOutbox, enqueue } from '../src/mail/outbox.ts'
import { buildOrder, buildPartnerKey, buildShopper, buildWebhook } from './support/factories.ts'
import { setUpDatabase } from './support/set-up-database.ts'
import { SECRET } from './support/store.ts'

/** Work that no write announces must say when it is due: otherwise it would be up to a minute late. */
setUpDatabase()

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const [SOON, LATER] = [inMinutes(2), inMinutes(4)]

it('confirmations say when the first one that is held is due', async () => {
  const { user } = await buildShopper(createTokens(SECRET))
  for (const mailAfter of [LATER, SOON]) await buildOrder(user, { mailAfter })
  expect(await enqueueConfirmations()).toEqual(SOON)
})

it('reservations say when the first one expires', async () => {
  for (const expiresAt of [LATER, SOON]) {
    const key = { userId: new Types.ObjectId(), idempotencyKey: 'upi' }
    await Reservation.create({
      ...key,
      lines: [],
      totalQuantity: 0,
      total: 0,
      isHeld: true,
      expiresAt,
    })
  }
  expect(await expireReservations()).toEqual(SOON)
})

it('webhooks say when the first failed delivery is retried', async () => {
  const { key } = await buildPartnerKey()
  const { _id: webhookId } = await buildWebhook(key)
  for (const [n, nextAttemptAt] of [LATER, SOON].entries()) {
    const change = { thingId: new Types.ObjectId(), deleted: false, at: new Date() }
    const place = { logId: new Types.ObjectId(), seq: n + 1, waitingFor: String(n) }
    const failed = { state: 'WAITING', attempts: 1, nextAttemptAt } as const
    await Delivery.create({ webhookId, kind: 'product', ...change, ...place, ...failed })
  }
  expect(await findWebhooksWithWork()).toEqual({ webhooks: [], nextAttemptAt: SOON })
})

it('the outbox says when its first email is due', async () => {
  for (const dueAt of [LATER, SOON])
    await enqueue({ key: String(dueAt.getTime()), kind: 'greeting', refs: {}, dueAt })
  const started: Follower[] = []
  const mailer = { send: () => Promise.resolve(), close: () => undefined }
  const outbox = createOutbox({ mailer, composers: {}, log: pino({ level: 'silent' }) })
  outbox.start((follower) => {
    started.push(follower)
    return { wake: () => undefined, stop: () => Promise.resolve() }
  })
  expect(await started[0]?.run()).toEqual(SOON)
  await outbox.stop()
})
