import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MirrorOutcome } from '../../examples/mirror/follow-catalogue.ts'
import { createUpdateQueue } from '../../examples/mirror/update-queue.ts'
import { createWebhookReceiver } from '../../examples/mirror/webhook-receiver.ts'
import { findDigest } from '../../src/domains/catalogue/changes/changes-page.service.ts'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import { ensureLog } from '../../src/domains/catalogue/changes/change-log.service.ts'
import { Delivery } from '../../src/domains/webhook/delivery.model.ts'
import { newWebhookSecret, signedHeaders } from '../../src/domains/webhook/signature.ts'
import { Webhook } from '../../src/domains/webhook/webhook.model.ts'
import {
  createFaultyNetwork,
  directTo,
  expectSame,
  createChangingCatalogue,
  mirrorThrough,
} from './faulty-network.ts'
import { changeSomething, emptyCatalogue } from '../support/random-changes.ts'
import { buildPartnerKey, buildWebhook } from '../support/factories.ts'
import { pick, randomFrom, type Random } from '../../src/lib/random.ts'
import {
  readHeaders,
  startReceiver,
  type Received,
  type Receiver,
} from '../support/webhook-receiver.ts'
import { seeds } from '../support/property-runs.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let store: TestStore
let folder: string
let receiver: Receiver

beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
})
beforeEach(async () => {
  receiver = await startReceiver()
  await emptyCatalogue()
  await ensureLog()
})
afterEach(async () => {
  await receiver.close()
  await Promise.all([Webhook.deleteMany({}), Delivery.deleteMany({})])
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const FAULTS = ['lost', 'refused', 'repeated', 'late'] as const
const unmet: (typeof FAULTS)[number][] = [...FAULTS]
const faultsMet = new Set<string>()
/** Whether a webhook has requested a mirror update. With some seeds, all are lost. */
let hasRequested = false

type Receive = ReturnType<typeof createWebhookReceiver>

/** Passes requests to the partner's program; some are lost, rejected, repeated or late. */
function disturb(random: Random, receive: Receive): void {
  const late: Received[] = []
  const pass = (one: Received) => receive(readHeaders(one), one.text)
  receiver.answer = (response, one) => {
    // The first requests meet each fault once, because the number of requests depends on the speed of the machine.
    const fault = unmet.pop() ?? (random() < 0.5 ? pick(random, FAULTS) : null)
    if (fault) faultsMet.add(fault)
    if (fault === 'late') late.push(one)
    if (fault === null || fault === 'repeated') pass(one)
    if (fault === 'repeated') pass(one)
    if (random() < 0.3) for (const held of late.splice(0).reverse()) pass(held)
    response.writeHead(fault === 'refused' ? 503 : 204).end()
  }
}

describe('a mirror whose pages and webhooks are lost, repeated and reordered', () => {
  it.each(seeds({ short: 2, all: 20 }))(
    'a mirror with lost and reordered pages and webhooks ends with an equal digest (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const { key, secret: apiKey } = await buildPartnerKey()
      const { secret } = await buildWebhook(key, { url: receiver.url })
      for (let n = 0; n < 6; n += 1) await changeSomething(random)
      const network = createFaultyNetwork(random, directTo(store))
      const [catalogue, sender] = [createChangingCatalogue(random, 15), store.webhookSender()]
      const [file, headers] = [join(folder, `${randomUUID()}.json`), { 'x-api-key': apiKey }]
      const failures: unknown[] = []
      let last: MirrorOutcome | null = null
      const updates = createUpdateQueue(
        async () => {
          last = await mirrorThrough(network, { file, headers }, catalogue)
        },
        (error) => failures.push(error),
      )
      disturb(
        random,
        createWebhookReceiver(secret, () => {
          hasRequested = true
          updates.request()
        }),
      )
      while (!catalogue.isDone()) {
        await catalogue.step()
        await sender.sendDue()
      }
      // Changes continue during the mirror's pauses, so the last one may wait for its number.
      await updates.idle()
      await numberChanges()
      // The poll every five minutes finds lost changes.
      updates.request()
      await updates.idle()
      const { digest } = await findDigest()
      expect(last).toMatchObject({ isEqual: true, digest })
      expect(failures).toEqual([])
      await expectSame(file)
    },
  )

  it('the mirrors have met every kind of failure, and a webhook that arrived', () => {
    expect(hasRequested).toBe(true)
    expect([...faultsMet].sort()).toEqual([...FAULTS].sort())
  })
})

describe('the sample program for webhooks', () => {
  const body = '{"id":"one"}'

  it('the sample webhook program accepts each delivery once', () => {
    const secret = newWebhookSecret()
    let changes = 0
    const receive = createWebhookReceiver(secret, () => (changes += 1))
    const headers = signedHeaders(secret, 'one', body)
    expect([receive(headers, body), receive(headers, body)]).toEqual([204, 204])
    expect(receive(signedHeaders(secret, 'two', body), body)).toBe(204)
    expect(changes).toBe(2)
  })

  it('the sample webhook program rejects deliveries that are forged, changed or older than five minutes', () => {
    const secret = newWebhookSecret()
    const receive = createWebhookReceiver(secret, () => expect.fail('a change was accepted'))
    const headers = signedHeaders(secret, 'one', body)
    const old = new Date(Date.now() - 5 * 60_000 - 2_000)
    const late = {
      'webhook-id': 'one',
      'webhook-timestamp': String(Math.floor(old.getTime() / 1000)),
      'webhook-signature': new StandardWebhook(secret).sign('one', old, body),
    }
    expect([
      receive(signedHeaders(newWebhookSecret(), 'one', body), body),
      receive(headers, `${body} `),
      receive({ ...headers, 'webhook-id': 'two' }, body),
      receive({}, body),
      receive(late, body),
    ]).toEqual([400, 400, 400, 400, 400])
  })

  it('a mirror that is notified during an update updates once more, but never twice at once', async () => {
    let [running, most, runs] = [0, 0, 0]
    const updates = createUpdateQueue(
      async () => {
        running += 1
        runs += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (runs === 1) throw new Error('The server is unavailable.')
      },
      (error) => expect(String(error)).toContain('unavailable'),
    )
    for (let n = 0; n < 5; n += 1) updates.request()
    await updates.idle()
    expect([runs, most]).toEqual([2, 1])
  })
})
