import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Types } from 'mongoose'
import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import {
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildWebhook,
} from '../../../test/support/factories.ts'
import { startReceiver, status } from '../../../test/support/webhook-receiver.ts'
import {
  change,
  deliveries,
  enter,
  listening,
  setUpWebhooks,
  states,
} from '../../../test/support/webhooks.ts'
import { recordChanges } from '../catalogue/changes/record-changes.ts'
import { CatalogueLog } from '../catalogue/changes/change-log.model.ts'
import { numberChanges } from '../catalogue/changes/number-changes.service.ts'
import { PartnerKey } from '../partner/partner-key.model.ts'
import { Delivery } from './delivery.model.ts'
import { deleteOldDeliveries, resendDelivery } from './deliveries.service.ts'
import { Webhook } from './webhook.model.ts'

const setup = setUpWebhooks()
const { send, bodies } = setup
const down = () => void (setup.receiver.answer = status(503))
const up = () => void (setup.receiver.answer = (response) => response.end())

/** Advances the clock until the first waiting delivery is due. */
async function waitForNext(): Promise<number> {
  const [first] = await Delivery.find({ state: 'WAITING' }).sort({ nextAttemptAt: 1 }).lean()
  const due = first?.nextAttemptAt?.getTime() ?? 0
  const pause = (due - Date.now()) / 1000
  vi.useFakeTimers({ now: due, toFake: ['Date'] })
  return pause
}

describe('changes', () => {
  it('a change is sent once, with a standard signature and the fields that the key may see', async () => {
    const { webhook } = await listening(setup.receiver)
    const product = await buildProduct({ name: 'दूध "A"', stock: 7 })
    await change(product)
    await send()
    await send()
    const [one, ...others] = setup.receiver.received
    expect(others).toEqual([])
    const [delivery] = await deliveries()
    const headers = one?.headers as Record<string, string>
    const verified = new StandardWebhook(webhook.secret).verify(one?.text ?? '', headers)
    expect(verified).toEqual({
      id: delivery?._id.toHexString(),
      kind: 'PRODUCT',
      thingId: product._id.toHexString(),
      deleted: false,
      at: delivery?.at.toISOString(),
      cursor: expect.any(String) as string,
      thing: expect.objectContaining({
        name: 'दूध "A"',
        stock: 7,
        price: { amount: 25_000, currency: 'INR' },
        discountedPrice: { amount: 8900, currency: 'INR' },
      }) as object,
    })
    expect(one?.headers['webhook-id']).toBe(delivery?._id.toHexString())
    expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: 1, status: 200, problem: null })
    const forged = new StandardWebhook(`whsec_${Buffer.alloc(32).toString('base64')}`)
    expect(() => forged.verify(one?.text ?? '', headers)).toThrow('No matching signature')
  })

  it('a change has no stock without the scope for it', async () => {
    await listening(setup.receiver, { scopes: ['CATALOGUE_READ'] })
    await enter(1)
    await send()
    expect(bodies()).toHaveLength(1)
    expect(setup.receiver.received[0]?.text).not.toContain('stock')
    expect(bodies()[0]?.['thing']).toHaveProperty('unit')
  })

  it('changes of other kinds and deletions are sent too', async () => {
    await listening(setup.receiver)
    const category = await buildCategory({ name: 'Dairy' })
    await recordChanges('category', [category._id])
    const gone = new Types.ObjectId()
    await recordChanges('product', [gone], { deleted: true })
    await numberChanges()
    await send()
    const byKind = bodies().sort((a, b) => (String(a['kind']) < String(b['kind']) ? -1 : 1))
    expect(byKind).toMatchObject([
      { kind: 'CATEGORY', deleted: false, thing: { name: 'Dairy', image: null } },
      { kind: 'PRODUCT', thingId: gone.toHexString(), deleted: true, thing: null },
    ])
  })

  it('a change from before the registration is not sent', async () => {
    const [before, after] = [await buildProduct(), await buildProduct()]
    await change(before)
    await listening(setup.receiver)
    await change(after)
    await send()
    expect(bodies()).toMatchObject([{ thingId: after._id.toHexString() }])
  })

  it('each webhook receives every change, even beyond one batch', async () => {
    await listening(setup.receiver)
    await listening(setup.receiver)
    await enter(130)
    await send()
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(260)
    expect(new Set(bodies().map(({ thingId }) => thingId)).size).toBe(130)
  })

  it('at most eight changes are sent at once', async () => {
    await listening(setup.receiver)
    let [open, most] = [0, 0]
    setup.receiver.answer = (response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end()
      }, 20)
    }
    await enter(30)
    await send()
    expect([bodies().length, most]).toEqual([30, 8])
  })

  it('after a restore, changes are sent from the start of the new log', async () => {
    const { webhook } = await listening(setup.receiver)
    const product = await buildProduct()
    await change(product)
    await send()
    await CatalogueLog.deleteMany({})
    await numberChanges()
    await change(product)
    await send()
    const ids = bodies().map(({ thingId }) => thingId)
    expect(ids.filter((id) => id === product._id.toHexString())).toHaveLength(2)
    const { logId } = await Webhook.findById(webhook._id).orFail().lean()
    expect(logId).not.toEqual(webhook.logId)
  })
})

describe('the order of changes', () => {
  it("an entity's changes arrive in order, even if the first attempt fails", async () => {
    await listening(setup.receiver)
    const [milk, rice] = [await buildProduct(), await buildProduct()]
    let isFirst = true
    setup.receiver.answer = (response, { text }) => {
      const isLost = isFirst && text.includes(milk._id.toHexString())
      if (isLost) isFirst = false
      response.writeHead(isLost ? 500 : 200).end()
    }
    await change(milk)
    await send()
    await change(milk, rice)
    await change(milk)
    await send()
    await waitForNext()
    await send()
    const cursors = bodies()
      .filter(({ thingId }) => thingId === milk._id.toHexString())
      .map(({ cursor }) => Buffer.from(String(cursor), 'base64url').readUIntBE(12, 6))
    expect(cursors).toEqual([...cursors].sort((a, b) => a - b))
    expect(await states()).toEqual(['OVERTAKEN', 'DELIVERED', 'DELIVERED'])
  })

  it('a newer change replaces a waiting delivery for the same entity', async () => {
    const { webhook } = await listening(setup.receiver)
    const milk = await buildProduct()
    await Webhook.updateOne({ _id: webhook._id }, { $set: { url: 'http://127.0.0.1:1/' } })
    await change(milk)
    await send()
    await change(milk)
    await send()
    await change(milk)
    await send()
    expect(await states()).toEqual(['OVERTAKEN', 'OVERTAKEN', 'WAITING'])
  })
})

describe('failed deliveries', () => {
  it('a failed delivery is retried with growing delays and the same id, and given up after three days', async () => {
    const { webhook } = await listening(setup.receiver)
    down()
    await enter(1)
    await send()
    const failingSince = (await Webhook.findById(webhook._id).lean())?.failingSince
    expect(failingSince).not.toBeNull()
    const pauses = []
    while ((await states()).includes('WAITING')) {
      pauses.push(Math.round(await waitForNext()))
      await send()
    }
    expect(pauses.slice(0, 7)).toEqual([10, 60, 300, 1800, 7200, 21_600, 43_200])
    expect(await deliveries()).toMatchObject([
      {
        state: 'GIVEN_UP',
        attempts: 12,
        status: 503,
        problem: 'The partner’s server answered 503.',
      },
    ])
    expect(bodies()).toHaveLength(12)
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1)
    expect(await Webhook.findById(webhook._id).lean()).toMatchObject({ failingSince })
  })

  it('a failed delivery is not retried before its delay, and arrives when the receiver is back', async () => {
    const { webhook } = await listening(setup.receiver)
    down()
    await enter(1)
    await send()
    up()
    await send()
    expect(bodies()).toHaveLength(1)
    await waitForNext()
    await send()
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2, problem: null }])
    expect(await Webhook.findById(webhook._id).lean()).toMatchObject({ failingSince: null })
  })

  it('a hanging delivery does not block other webhooks', async () => {
    await listening(setup.receiver)
    const slow: ServerResponse[] = []
    setup.receiver.answer = (response) => void slow.push(response)
    const other = await startReceiver()
    const { key } = await buildPartnerKey()
    await buildWebhook(key, { url: other.url })
    await enter(1)
    const sending = send()
    await vi.waitFor(() => expect(other.received).toHaveLength(1), { timeout: 4_000 })
    await vi.waitFor(() => expect(slow).toHaveLength(1), { timeout: 4_000 })
    slow[0]?.destroy()
    await sending
    expect((await states()).sort()).toEqual(['DELIVERED', 'WAITING'])
    await other.close()
  })

  it('an admin can resend a failed delivery as if for the first time', async () => {
    await listening(setup.receiver)
    down()
    await enter(1)
    await send()
    const [failed] = await deliveries()
    up()
    await resendDelivery(failed?._id.toHexString() ?? '')
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', attempts: 0, problem: null }])
    await send()
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 1 }])
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1)
  })

  it('a delivery cannot be resent while a newer change of the entity waits', async () => {
    await listening(setup.receiver)
    down()
    const milk = await buildProduct()
    for (let n = 0; n < 2; n += 1) {
      await change(milk)
      await send()
    }
    const [older] = await deliveries()
    await expect(resendDelivery(older?._id.toHexString() ?? '')).rejects.toThrow(
      'A newer change of the same entity is already waiting to be sent.',
    )
  })
})

describe('stopped and restricted webhooks', () => {
  it('a webhook with a revoked key receives nothing more', async () => {
    const { key, webhook } = await listening(setup.receiver)
    down()
    await enter(1)
    await send()
    up()
    await PartnerKey.updateOne({ _id: key._id }, { $set: { revokedAt: new Date() } })
    await waitForNext()
    await enter(1)
    await send()
    expect(bodies()).toHaveLength(1)
    expect(await deliveries()).toMatchObject([
      { state: 'GIVEN_UP', problem: 'The key was revoked.' },
    ])
    expect((await Webhook.findById(webhook._id).lean())?.stoppedAt).not.toBeNull()
    const [delivery] = await deliveries()
    await expect(resendDelivery(delivery?._id.toHexString() ?? '')).rejects.toThrow('was stopped')
  })

  it('a webhook waits while its key may not read the catalogue', async () => {
    const { key } = await listening(setup.receiver)
    await PartnerKey.updateOne({ _id: key._id }, { $set: { scopes: ['STOCK_READ'] } })
    await enter(1)
    await send()
    expect(bodies()).toEqual([])
    await PartnerKey.updateOne({ _id: key._id }, { $set: { scopes: ['CATALOGUE_READ'] } })
    await send()
    expect(bodies()).toHaveLength(1)
  })

  it('a webhook on this machine receives nothing from a server in production', async () => {
    const { key } = await listening(setup.receiver)
    const { port } = new URL(setup.receiver.url)
    await buildWebhook(key, { url: `https://127.0.0.1:${port}/` })
    await enter(1)
    await setup.store.webhookSender({ loopback: false }).sendDue()
    expect(setup.receiver.received).toEqual([])
    const problems = (await deliveries()).map(({ problem }) => problem)
    expect(problems.sort()).toEqual([
      'The address is not public.',
      'The address must begin with https://.',
    ])
  })
})

it('deliveries are deleted after 30 days', async () => {
  await listening(setup.receiver)
  await enter(2)
  await send()
  const day = 24 * 60 * 60_000
  vi.useFakeTimers({ now: Date.now() + 30 * day - 60_000, toFake: ['Date'] })
  await deleteOldDeliveries()
  expect(await states()).toHaveLength(2)
  vi.useFakeTimers({ now: Date.now() + 2 * 60_000, toFake: ['Date'] })
  await deleteOldDeliveries()
  expect(await states()).toEqual([])
})
