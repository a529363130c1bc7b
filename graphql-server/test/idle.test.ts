import { createShop } from '../src/domains/shop/shop.ts'
import { readConfig } from '../src/settings/config.ts'
import mongoose from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startBackgroundWork } from '../src/background.ts'
import { createCatalogueReading } from '../src/domains/catalogue/browse/catalogue-reading.ts'
import { recordChanges } from '../src/domains/catalogue/changes/record-changes.ts'
import { createChanges, type Changes, type Follow } from '../src/lib/database/changes.ts'
import { createOutbox } from '../src/mail/outbox.ts'
import { buildNotifiedWebhook } from './support/notified-webhook.ts'
import { buildOrder, buildProduct, buildShopper } from './support/factories.ts'
import { runs } from './support/property-runs.ts'
import { openTestStore, type TestStore } from './support/store.ts'

const WAIT = { timeout: 30_000 }
/** Shorter than in production, so that the test need not wait for seconds. */
const WAIT_MS = 50

let store: TestStore
let changes: Changes
let stop: () => Promise<unknown>
const followed: string[] = []
const sent: string[] = []
const reading = createCatalogueReading()

/** Starts everything that a server process does in the background. */
beforeAll(async () => {
  store = await openTestStore()
  await buildNotifiedWebhook([])
  const log = pino({ level: 'silent' })
  changes = createChanges(log, WAIT_MS)
  const follow: Follow = (follower) => {
    followed.push(...follower.collections)
    return changes.follow(follower)
  }
  const background = startBackgroundWork({
    follow,
    catalogue: reading.sync,
    setSales: () => undefined,
    setPopularSearches: () => undefined,
    pictures: store.pictures,
    prescriptionFiles: store.prescriptionFiles,
    usage: store.usage,
    publishRelease: () => Promise.resolve(),
    shop: createShop(readConfig({}).store),
    cards: null,
    log,
  })
  const mailer = {
    send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)),
    close: () => undefined,
  }
  const outbox = createOutbox({ mailer, composers: store.composers, log })
  const webhooks = store.webhookSender()
  outbox.start(follow)
  webhooks.start(follow)
  changes.start()
  stop = () => Promise.all([changes, background, outbox, webhooks].map((part) => part.stop()))
})
afterAll(async () => {
  await stop()
  await store.close()
})

/** In `npm run test:long`, longer than a poll alone keeps the catalogue's copy valid. */
const IDLE_MS = runs({ short: 700, all: 3_500 })

const recordCommands = () => store.recordCommands(() => setTimeout(IDLE_MS))

it('an idle process only waits for changes, with one command at a time, and its catalogue copy stays valid', async () => {
  await vi.waitFor(async () => {
    const commands = await recordCommands()
    expect(new Set(commands)).toEqual(new Set(['getMore']))
    expect(commands.length).toBeLessThanOrEqual(IDLE_MS / WAIT_MS + 1)
    expect(reading.validity.isValid()).toBe(true)
  }, WAIT)
})

it('every followed collection exists', () => {
  const known = Object.values(mongoose.models).map(({ collection }) => collection.collectionName)
  expect(followed.filter((name) => !known.includes(name))).toEqual([])
  expect(new Set(followed).size).toBeGreaterThan(7)
})

it('a catalogue change is found while the copy in memory stays valid', async () => {
  const product = await buildProduct()
  await recordChanges('product', [product._id])
  await vi.waitFor(async () => {
    const columns = await reading.readRecentColumns()
    expect(columns.count({ minStock: 0, maxStock: 1_000 })).toBe(1)
  }, WAIT)
  expect(reading.validity.isValid()).toBe(true)
})

it('an order is confirmed by email', async () => {
  const { user } = await buildShopper(store.tokens)
  await buildOrder(user, { mailDue: true })
  await vi.waitFor(() => expect(sent).toContain(user.email), WAIT)
})
