import { Webhook as StandardWebhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { buildProduct } from '../../../test/support/factories.ts'
import { followByTime } from '../../../test/support/follow-by-time.ts'
import { startReceiver, status } from '../../../test/support/webhook-receiver.ts'
import {
  change,
  deliveries,
  enter,
  listening,
  setUpWebhooks,
  states,
} from '../../../test/support/webhooks.ts'
import { Delivery } from './delivery.model.ts'
import { fanOut } from './fan-out.service.ts'
import { findDue, findWebhooksWithWork, recordResults } from './sending.service.ts'

const setup = setUpWebhooks()
const { send, bodies } = setup

describe('several processes', () => {
  it('several processes share the work and send each delivery once', async () => {
    await listening(setup.receiver)
    await listening(setup.receiver)
    const senders = [
      setup.store.webhookSender(),
      setup.store.webhookSender(),
      setup.store.webhookSender(),
    ]
    for (let round = 0; round < 3; round += 1) {
      await enter(8)
      await Promise.all(senders.map((sender) => sender.sendDue()))
    }
    await send()
    const ids = bodies().map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([48, 48])
  })

  it('another process takes over from a killed one after a minute, with the same id', async () => {
    const { webhook } = await listening(setup.receiver)
    await enter(1)
    const noted = vi
      .spyOn(Delivery, 'bulkWrite')
      .mockImplementation(() => new Promise(() => undefined))
    void setup.store.webhookSender().sendDue()
    await vi.waitFor(() => expect(noted).toHaveBeenCalled(), { timeout: 10_000 })
    noted.mockRestore()
    await send()
    expect(bodies()).toHaveLength(1)
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    await send()
    const [first, again, ...others] = bodies()
    expect(others).toEqual([])
    expect(again).toEqual(first)
    expect(await states()).toEqual(['DELIVERED'])
    const [, { headers, text } = { headers: {}, text: '' }] = setup.receiver.received
    const partner = new StandardWebhook(webhook.secret)
    expect(partner.verify(text, headers as Record<string, string>)).toEqual(first)
  })
})

describe('failing webhooks', () => {
  it('failing webhooks do not block others, however many deliveries are due', async () => {
    for (let n = 0; n < 8; n += 1) await listening(setup.receiver)
    const other = await startReceiver()
    await listening(other)
    await enter(24)
    // Each response takes so long that a run ends after its first eight deliveries, which are soon due again.
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    setup.receiver.answer = (response) => {
      vi.setSystemTime(Date.now() + 2_000)
      response.writeHead(503).end()
    }
    let before = 0
    other.answer = (response) => {
      before ||= setup.receiver.received.length
      response.end()
    }
    const sender = setup.store.webhookSender()
    sender.start(followByTime)
    await vi.waitFor(() => expect(other.received).toHaveLength(24), { timeout: 20_000 })
    await sender.stop()
    await other.close()
    // Of 192 deliveries: each webhook's first run, and possibly the second run for seven.
    expect(before).toBeLessThanOrEqual((8 + 7) * 8)
  })

  it('a poll takes five commands for failing webhooks, too', async () => {
    for (let n = 0; n < 3; n += 1) await listening(setup.receiver)
    await enter(1)
    expect(await setup.store.recordCommands(findWebhooksWithWork)).toHaveLength(5)
  })
})

describe('a process that lost its webhook', () => {
  it('a process that lost its webhook does not change deliveries that another has replaced', async () => {
    const { webhook } = await listening(setup.receiver)
    const milk = await buildProduct()
    setup.receiver.answer = status(503)
    await change(milk)
    await send()
    const due = (await deliveries())[0]?.nextAttemptAt
    vi.useFakeTimers({ now: due, toFake: ['Date'] })
    await change(milk)
    const sent = await findDue(webhook._id, 1)
    await fanOut(webhook._id)
    const outcome = { status: 503, problem: 'The partner’s server answered 503.' }
    await recordResults(
      webhook,
      sent.map((delivery) => ({ delivery, ...outcome })),
    )
    expect(sent).toHaveLength(1)
    const [older, newer] = await deliveries()
    expect(older).toMatchObject({ state: 'OVERTAKEN', attempts: 1 })
    expect(older?.nextAttemptAt).toBeUndefined()
    expect(newer).toMatchObject({ state: 'WAITING', attempts: 0 })
  })
})

describe('a running sender', () => {
  it('a started sender sends without being asked, and stops', async () => {
    await listening(setup.receiver)
    const sender = setup.store.webhookSender()
    sender.start(followByTime)
    await enter(1)
    await vi.waitFor(() => expect(bodies()).toHaveLength(1), { timeout: 20_000 })
    await sender.stop()
    await enter(1)
    await sender.sendDue()
    expect(bodies()).toHaveLength(1)
  })

  it('a stopping sender aborts hanging requests, which do not count as attempts', async () => {
    await listening(setup.receiver)
    setup.receiver.answer = () => undefined
    const sender = setup.store.webhookSender()
    await enter(1)
    sender.start(followByTime)
    await vi.waitFor(() => expect(bodies()).toHaveLength(1), { timeout: 20_000 })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const stopped = sender.stop()
    await vi.advanceTimersByTimeAsync(4_000)
    await stopped
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', attempts: 0 }])
    vi.useRealTimers()
    setup.receiver.answer = (response) => response.end()
    await send()
    expect(await states()).toEqual(['DELIVERED'])
  })

  it('a sender never logs secrets or response contents', async () => {
    const { webhook, apiKey } = await listening(setup.receiver)
    setup.receiver.answer = (response) => response.writeHead(500).end('a word of the receiver')
    await enter(1)
    await send()
    const lines = setup.store.logLines.join('')
    for (const secret of [webhook.secret, apiKey, 'a word of the receiver'])
      expect(lines).not.toContain(secret)
  })
})
