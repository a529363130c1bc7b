import type { FastifyInstance } from 'fastify'
import mongoose, { type mongo } from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp, type AppOptions } from '../../src/app.ts'
import { createOneTimeCodes, type OneTimeCodes } from '../../src/auth/one-time-codes.ts'
import { createPasswords } from '../../src/auth/passwords.ts'
import { createRateLimits } from '../../src/auth/rate-limits.ts'
import { createTokens, type Tokens } from '../../src/auth/tokens.ts'
import { readConfig } from '../../src/settings/config.ts'
import { accountComposers } from '../../src/domains/account/account-mail.ts'
import { addressComposers } from '../../src/domains/address/address-saved-mail.ts'
import { teamComposers } from '../../src/domains/account/team/team-mail.ts'
import {
  createShop,
  describeForMails,
  type Shop,
  type StoreSettings,
} from '../../src/domains/shop/shop.ts'
import { createMailLimit } from '../../src/domains/account/unverified-mail.ts'
import { createCatalogueReading } from '../../src/domains/catalogue/browse/catalogue-reading.ts'
import type { ProductSearch } from '../../src/domains/catalogue/search/product-search.ts'
import { createUsageCounter, type UsageCounter } from '../../src/domains/partner/usage-counter.ts'
import { enqueueConfirmations } from '../../src/domains/order/mail/confirmations.ts'
import { orderComposers } from '../../src/domains/order/mail/order-mail.ts'
import { ticketComposers } from '../../src/domains/ticket/mail/ticket-mail.ts'
import { createPushKeys } from '../../src/domains/dashboard/push/push-keys.ts'
import { createLinkTokens } from '../../src/domains/order/phone/link-tokens.ts'
import { createPrivateLinks } from '../../src/domains/private-file/private-links.ts'
import { createSearcherHash } from '../../src/domains/search-lab/searcher-hash.ts'
import type { AddressRules } from '../../src/domains/webhook/webhook-address.ts'
import {
  createWebhookSender,
  type WebhookSender,
} from '../../src/domains/webhook/webhook-sender.ts'
import type { Services } from '../../src/graphql/context/context.ts'
import { sharedSchema } from './schema.ts'
import type { CacheValidity } from '../../src/lib/cache/cache-validity.ts'
import type { Mail, Mailer } from '../../src/mail/mailer.ts'
import { OutboxEntry } from '../../src/mail/outbox.model.ts'
import { createOutbox, type Composer, type OutboxOptions } from '../../src/mail/outbox.ts'
import { createDiskStorage, type DiskStorage } from '../../src/uploads/disk-storage.ts'
import { PRESCRIPTIONS } from '../../src/uploads/file-kinds.ts'
import { createEntityLoader } from '../../src/graphql/webhook-payload.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { followByTime } from './follow-by-time.ts'
import { textOf, type TestDocument } from './gql.ts'
import { SECRET } from './secret.ts'

/** A response from the GraphQL endpoint, with the data that the test expects. */
export interface GraphqlReply<Data> {
  data: Data
  errors?: { message: string; extensions: { code: string; id?: string; cost?: number } }[]
  extensions?: { cost: number; databaseCommands?: number; batches?: Record<string, number[]> }
}

export interface TestStore {
  app: FastifyInstance
  tokens: Tokens
  search: ProductSearch
  validity: CacheValidity
  /** Polls for catalogue changes, as each process does after writes. */
  poll(): Promise<void>
  /** Does the same for search only: everything else is still read from the database. */
  lookForSearch(): Promise<void>
  pictures: DiskStorage
  prescriptionFiles: DiskStorage
  /** Counts requests with keys. The test decides when to write. */
  usage: UsageCounter
  databaseKind: string
  /** The shop's settings, which a test may change. */
  settings: StoreSettings
  /** All emails that were sent, in order. */
  mails: Mail[]
  /** Sends the emails in the outbox, even if they are held back. Nothing is sent before. */
  sendMail(): Promise<void>
  /** Sends the emails that are due. */
  sendDueMail(): Promise<void>
  /** Creates a webhook sender, as each process does. The test decides when to send. */
  webhookSender(rules?: AddressRules): WebhookSender
  /** The composers for all emails, for a separate outbox. */
  composers: Record<string, Composer>
  /** All log lines, each as JSON. */
  logLines: string[]
  /** Runs an operation over HTTP with this token, or anonymously. Tests may send wrong variables. */
  query<Data>(
    document: TestDocument<Data>,
    variables?: object,
    accessToken?: string,
  ): Promise<GraphqlReply<Data>>
  /** Does the same for an operation without generated types. */
  query(document: string, variables?: object, accessToken?: string): Promise<GraphqlReply<unknown>>
  /** Returns the names of the database commands that the work sends. */
  recordCommands(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

interface TestStoreOptions extends Partial<
  Pick<
    AppOptions,
    | 'arrivalTimeouts'
    | 'eventRules'
    | 'pictures'
    | 'publicUrl'
    | 'trustProxy'
    | 'safelist'
    | 'production'
    | 'webDir'
    | 'renderer'
    | 'renderingLimit'
    | 'telemetry'
  >
> {
  /** A database whose server the test stops. By default, the worker's server is used. */
  database?: Pick<TestDatabase, 'kind' | 'close'>
  /** Replaces the default services. */
  services?: Partial<Services>
  /** A monotonic clock in milliseconds, for the validity of cached catalogue data. */
  now?: () => number
}

/** Enqueues the confirmations, and makes emails due that are held back. */
async function makeMailDue(): Promise<void> {
  await enqueueConfirmations()
  const now = new Date()
  const held = { attempts: 0, nextAttemptAt: { $gt: now } }
  await OutboxEntry.updateMany(held, { $set: { nextAttemptAt: now } })
}

/** Opens the whole server on a separate database, without a port. */
export async function openTestStore({
  database: given,
  services,
  now,
  ...options
}: TestStoreOptions = {}): Promise<TestStore> {
  const database = given ?? (await openTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'kirana-test-'))
  const logLines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) })
  const passwords = createPasswords({ cost: 4 })
  const tokens = createTokens(SECRET)
  const codes = createOneTimeCodes(SECRET)
  const limits = createRateLimits({ on: false })
  const usage = createUsageCounter()
  const storages = createStorages(folder)
  const { store, publicUrl } = readConfig({})
  const shop = createShop(store)
  const composers = createComposers(shop, codes)
  const mails: Mail[] = []
  const outbox = createTestOutbox({ mails, composers, log }, store.email)
  const webhookAddresses = { loopback: true }
  const own = { passwords, tokens, codes, limits, usage, ...storages, shop, cards: null }
  // Nothing is cached unless the test polls for changes, as each process does after writes.
  const { sync, ...reading } = createCatalogueReading(now && { now })
  shop.onChange(() => reading.validity.advance())
  const all: Services = { ...own, ...createSigners(), ...reading, webhookAddresses, ...services }
  const schema = sharedSchema()
  const app = await createApp({
    schema,
    services: all,
    log,
    production: false,
    pictures: storages.pictures,
    webDir: null,
    publicUrl,
    follow: followByTime,
    ...options,
  })
  return {
    app,
    tokens,
    search: reading.search,
    validity: reading.validity,
    poll: () => sync.poll(),
    async lookForSearch() {
      await sync.poll()
      reading.validity.invalidate()
    },
    ...storages,
    usage,
    databaseKind: database.kind,
    settings: all.shop.store,
    mails,
    async sendMail() {
      await makeMailDue()
      await outbox.sendDue()
    },
    sendDueMail: () => outbox.sendDue(),
    webhookSender: (rules = webhookAddresses) =>
      createWebhookSender({ loadEntity: createEntityLoader(schema, all, log), rules, log }),
    composers,
    logLines,
    query: createQuery(app),
    recordCommands,
    async close() {
      await app.close()
      await passwords.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

function createQuery(app: FastifyInstance) {
  return async <Data>(
    document: TestDocument<Data> | string,
    variables: object = {},
    accessToken?: string,
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
      payload: { query: textOf(document), variables },
    })
    return reply.json<GraphqlReply<Data>>()
  }
}

function createTestOutbox(
  { mails, ...options }: { mails: Mail[] } & Pick<OutboxOptions, 'composers' | 'log'>,
  shopEmail: string,
) {
  const mayWriteTo = createMailLimit(() => [shopEmail])
  return createOutbox({ mailer: collectMails(mails), mayWriteTo, ...options })
}

function createComposers(current: Shop, codes: OneTimeCodes) {
  const shop = describeForMails(current)
  return {
    ...accountComposers({ codes, shop }),
    ...addressComposers(shop),
    ...teamComposers(shop, SECRET),
    ...orderComposers(shop),
    ...ticketComposers(shop, () => 'orders@shop.example'),
  }
}

function createSigners() {
  return {
    hashSearcher: createSearcherHash(SECRET),
    privateLinks: createPrivateLinks(SECRET),
    linkTokens: createLinkTokens(SECRET),
    pushKey: createPushKeys(SECRET, () => 'shop@example.com').publicKey,
  }
}

function createStorages(folder: string) {
  return {
    pictures: createDiskStorage(join(folder, 'media')),
    prescriptionFiles: createDiskStorage(join(folder, 'prescriptions'), PRESCRIPTIONS),
  }
}

function collectMails(mails: Mail[]): Mailer {
  return {
    send(mail) {
      mails.push(mail)
      return Promise.resolve()
    },
    close: () => undefined,
  }
}

async function recordCommands(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const count = ({ commandName }: mongo.CommandStartedEvent) => names.push(commandName)
  const client = mongoose.connection.getClient()
  client.on('commandStarted', count)
  await work()
  client.off('commandStarted', count)
  return names
}
