import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import mongoose from 'mongoose'
import { pino, type Logger } from 'pino'
import { createApp } from './app.ts'
import { createOneTimeCodes, type OneTimeCodes } from './auth/one-time-codes.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { createRateLimits } from './auth/rate-limits.ts'
import { createTokens } from './auth/tokens.ts'
import { startBackgroundWork } from './background.ts'
import { readConfig, type Config } from './settings/config.ts'
import { openDataFolder, readOrCreateSecret } from './settings/data-folder.ts'
import { connectDatabase, type Database } from './database/connect.ts'
import { seedDemo } from './database/demo/seed.ts'
import type { SampleServices } from './database/sample/shop.ts'
import { runMigrations } from './database/migrations/run-migrations.ts'
import { progressLine } from './lib/progress-line.ts'
import { accountComposers } from './domains/account/account-mail.ts'
import { addressComposers } from './domains/address/address-saved-mail.ts'
import { teamComposers } from './domains/account/team/team-mail.ts'
import { openShop, describeForMails, describeSender, type Shop } from './domains/shop/shop.ts'
import { createMailLimit } from './domains/account/unverified-mail.ts'
import { ensureAdmin, hasAdmin } from './domains/account/account.service.ts'
import { ensureLog } from './domains/catalogue/changes/change-log.service.ts'
import { createCatalogueReading } from './domains/catalogue/browse/catalogue-reading.ts'
import { openCatalogueFile } from './domains/catalogue/reading/saved-catalogue.ts'
import { createUsageCounter } from './domains/partner/usage-counter.ts'
import { orderComposers } from './domains/order/mail/order-mail.ts'
import { ticketComposers } from './domains/ticket/mail/ticket-mail.ts'
import { createPushKeys } from './domains/dashboard/push/push-keys.ts'
import { createPushSender } from './domains/dashboard/push/push-sender.ts'
import { createLinkTokens } from './domains/order/phone/link-tokens.ts'
import { createPrivateLinks } from './domains/private-file/private-links.ts'
import { createSearcherHash } from './domains/search-lab/searcher-hash.ts'
import { createWebhookSender } from './domains/webhook/webhook-sender.ts'
import { folders } from './settings/folders.ts'
import type { Services } from './graphql/context/context.ts'
import { webOperations } from './graphql/persisted-operations.ts'
import { createSchema } from './graphql/schema.ts'
import { loadRenderer, type PageRenderer } from './http/pages/page-renderer.ts'
import { createChanges } from './lib/database/changes.ts'
import { explainFolderProblems, explainListenProblems } from './lib/start-problems.ts'
import { createFileMailer } from './mail/file-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { createOutbox, type OutboxOptions } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { createStripe } from './payments/stripe.ts'
import { publishRelease } from './releases/releases.service.ts'
import { logFatalErrors, stopOnSignal, stopParts } from './stop.ts'
import {
  closeTelemetry,
  isObserved,
  loadTelemetry,
  observeDatabase,
} from './telemetry/telemetry.ts'
import { openStorages } from './uploads/open-storage.ts'
import type { FileStorage } from './uploads/storage.ts'
import { createEntityLoader } from './graphql/webhook-payload.ts'

/** bcrypt's cost. A hash takes about a tenth of a second. */
const PASSWORD_COST = 10

// Collects garbage after a heap has grown by 25 %, instead of after it has doubled. Applies to all threads.
setFlagsFromString('--heap-growing-percent=25')

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  logFatalErrors(log)
  openDataFolder(config.dataDir)
  const telemetry = await loadTelemetry(config, log)
  const storages = await openStorages(config)
  const database = await connectDatabase({ ...config, monitorCommands: isObserved(telemetry) })
  observeDatabase(telemetry, mongoose.connection.getClient())
  print(databaseLine(config, database))
  await runMigrations({ log, showProgress: (name) => progressLine(`Migrating the data (${name})`) })
  await ensureLog()
  const passwords = createPasswords({ cost: PASSWORD_COST })
  const secret = config.jwtSecret ?? readOrCreateSecret(config.dataDir)
  const codes = createOneTimeCodes(secret)
  const shop = await openShop(config.store)
  const mails = describeMails(shop, { codes, secret })
  await seedStore(config, database, { passwords, codes, ...mails, ...storages, log })
  if (config.admin) await ensureAdmin(passwords, config.admin)
  const outbox = createOutbox({ mailer: provideMailer(config, shop), ...mails, log })
  const usage = createUsageCounter()
  const { sync, measureSearch, ...reading } = await readCatalogue(config)
  shop.onChange(() => reading.validity.advance())
  const webDir = existsSync(join(folders.web, 'index.html')) ? folders.web : null
  const publish = () => publishRelease({ operations: webOperations, webDir })
  await publish()
  const changes = createChanges(log)
  const cards = config.stripe && createStripe({ ...config.stripe, publicUrl: config.publicUrl })
  const background = startBackgroundWork({
    follow: changes.follow,
    ...{ ...reading, ...storages, catalogue: sync, usage },
    setSales: reading.search.setSales,
    publishRelease: publish,
    ...{ shop, cards, log },
  })
  const pushKeys = createPushKeys(secret, () => shop.store.email)
  const services: Services = {
    passwords,
    tokens: createTokens(secret),
    codes,
    limits: createRateLimits({ on: config.rateLimits }),
    usage,
    hashSearcher: createSearcherHash(secret),
    ...reading,
    ...storages,
    ...{ privateLinks: createPrivateLinks(secret), linkTokens: createLinkTokens(secret) },
    shop,
    cards,
    webhookAddresses: { loopback: !config.production },
    pushKey: pushKeys.publicKey,
  }
  const schema = createSchema()
  const loadEntity = createEntityLoader(schema, services, log)
  const webhooks = createWebhookSender({ loadEntity, rules: services.webhookAddresses, log })
  const push = createPushSender({ keys: pushKeys, rules: services.webhookAddresses, log })
  const { safelist, hstsSubdomains, trustProxy } = config
  const app = await createApp({
    schema,
    services,
    log,
    production: config.production,
    pictures: storages.pictures,
    publicUrl: config.publicUrl,
    follow: changes.follow,
    ...{ safelist, hstsSubdomains, trustProxy, webDir, telemetry },
    renderer: await provideRenderer(log),
  })
  app.addHook('onClose', async () => {
    const work = [changes, outbox, webhooks, push, background].map((part) => () => part.stop())
    await stopParts(log, [...work, () => closeTelemetry(telemetry)])
    await stopParts(log, [() => sync.save(), () => passwords.close()])
    await database.close()
  })
  await telemetry.metrics?.listen({ ...config, measureSearch })
  for (const sender of [outbox, webhooks, push]) sender.start(changes.follow)
  changes.start()
  const address = await explainListenProblems('PORT', config, (place) => app.listen(place))
  // A program that waits for the last line may send a signal immediately, so this comes first.
  stopOnSignal(log, () => app.close())
  // The password is printed only once, so print it after everything that can fail.
  if (!config.admin && database.kind === 'embedded') await provideFirstAdmin(passwords)
  print(`${shop.store.name} is open at ${address}`)
}

/** Returns who writes the outbox's emails, and the limit for unverified recipients. */
function describeMails(
  shop: Shop,
  { codes, secret }: { codes: OneTimeCodes; secret: string },
): Pick<OutboxOptions, 'composers' | 'mayWriteTo'> {
  const mailShop = describeForMails(shop)
  return {
    composers: {
      ...accountComposers({ codes, shop: mailShop }),
      ...addressComposers(mailShop),
      ...teamComposers(mailShop, secret),
      ...orderComposers(mailShop, () => shop.store.orderMailTo),
      ...ticketComposers(mailShop, () => shop.store.orderMailTo),
    },
    mayWriteTo: createMailLimit(() => [shop.store.email, shop.store.orderMailTo]),
  }
}

function databaseLine(config: Config, { kind }: Database): string {
  if (kind === 'mongodb') return 'Database: MongoDB at MONGODB_URI.'
  return `Database: embedded, in ${config.dataDir}, for evaluation and small shops. Set MONGODB_URI in production.`
}

/** Returns an SMTP mailer if configured. Otherwise returns one that writes files, and says so on the console. */
function provideMailer({ smtpUrl, mailFrom, dataDir, production }: Config, shop: Shop): Mailer {
  const from = mailFrom ?? describeSender(shop)
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from })
  const folder = join(dataDir, 'mail')
  const codes = production ? '' : ', with codes on this console'
  print(`Email: written to ${folder}${codes}. Set SMTP_URL to send it.`)
  return createFileMailer({ folder, from, print: production ? null : print })
}

/**
 * Loads the page renderer. Returns null if the build has no renderer, or if loading fails, which is logged. Browsers
 * then render the pages.
 */
async function provideRenderer(log: Logger): Promise<PageRenderer | null> {
  try {
    return await loadRenderer(folders.renderer)
  } catch (err) {
    log.warn({ err }, 'page renderer could not be loaded')
    return null
  }
}

/** Reads the catalogue and builds the search index, or loads both from the last process's files. */
async function readCatalogue({ dataDir }: Config) {
  const progress = progressLine('Building the search index')
  const reading = createCatalogueReading({
    file: openCatalogueFile(join(dataDir, 'cache', 'catalogue')),
    onProgress: (products, total) => progress.update(products, total),
  })
  await reading.sync.poll()
  progress.stop()
  return reading
}

interface SeedServices extends Omit<SampleServices, 'store' | 'seedCatalogue'> {
  pictures: FileStorage
}

/** Fills an empty database according to SEED. */
async function seedStore(
  { seed, store }: Config,
  database: Database,
  { pictures, ...services }: SeedServices,
): Promise<void> {
  if (seed === 'none') return
  const seedCatalogue = () => seedWithProgress(pictures)
  if (seed === 'demo') return seedCatalogue()
  const progress = progressLine('Creating the sample shop')
  const onProgress = (done: number, total: number) => progress.update(done, total)
  const { seedSample } = await import('./database/sample/seed-sample.ts')
  const lines = await seedSample(database, { ...services, store, seedCatalogue, onProgress })
  progress.stop()
  for (const line of lines) print(line)
}

async function seedWithProgress(media: FileStorage): Promise<void> {
  const progress = progressLine('Creating the demo catalogue')
  await seedDemo({ media, onProgress: (done, total) => progress.update(done, total) })
  progress.stop()
}

/** Unless there is an admin, creates one with a random password, which is printed once. */
async function provideFirstAdmin(passwords: Passwords): Promise<void> {
  if (await hasAdmin()) return
  const admin = {
    email: 'admin@kirana-care.example',
    password: randomBytes(12).toString('base64url'),
  }
  // Another process may have created the admin in the meantime, with another password.
  if (!(await ensureAdmin(passwords, admin))) return
  print(`First admin: ${admin.email}, password ${admin.password} (shown only once).`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readConfig(process.env)
  await explainFolderProblems(config.dataDir, () => start(config))
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The server could not start.\n${sentence}\n`)
  process.exit(1)
}
