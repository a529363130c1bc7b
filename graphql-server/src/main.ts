import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { keptSecret } from './auth/secret.ts'
import { createTokens } from './auth/tokens.ts'
import { readConfig, type Config } from './config.ts'
import { connectDatabase, type Database } from './database/connect.ts'
import { seedDemo } from './database/demo/seed.ts'
import { progressLine } from './database/progress-line.ts'
import { ensureAdmin, hasAdmin } from './domains/account/account.service.ts'
import { startCatalogueSearch } from './domains/catalogue/search/catalogue-search.ts'
import { createWordIndex } from './domains/catalogue/search/word-index.ts'
import { createDiskStorage } from './uploads/disk-storage.ts'

/** Cost of a password's hash: about a tenth of a second. */
const PASSWORD_COST = 10
/** How long requests under way may take after the signal to stop. */
const SHUTDOWN_MS = 10_000

const webDir = fileURLToPath(new URL('../../web/dist/', import.meta.url))

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const database = await connectDatabase(config)
  tell(databaseLine(config, database))
  const mediaDir = join(config.dataDir, 'media')
  await furnish(config, mediaDir)
  const passwords = createPasswords({ cost: PASSWORD_COST })
  await provideAdmin(config, database, passwords)
  const search = startCatalogueSearch({
    index: createWordIndex(),
    onError: (err) => log.warn({ err }, 'the search could not read the catalogue'),
  })
  const tokens = createTokens(config.jwtSecret ?? (await keptSecret(config.dataDir)))
  const app = await createApp({
    services: { passwords, tokens, search, store: config.store },
    log,
    production: config.production,
    mediaDir,
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : null,
  })
  app.addHook('onClose', async () => {
    await search.stop()
    await passwords.close()
    await database.close()
  })
  const address = await app.listen({ port: config.port, host: config.host })
  tell(`${config.store.name} is open at ${address}`)
  stopOnSignal(() => app.close())
}

function databaseLine(config: Config, { kind }: Database): string {
  if (kind === 'mongodb') return 'Database: MongoDB at MONGODB_URI.'
  return `Database: the embedded one in ${config.dataDir}, made for trying out and small shops. Set MONGODB_URI in production.`
}

async function furnish(config: Config, mediaDir: string): Promise<void> {
  if (config.seed === 'none') return
  const progress = progressLine('Furnishing the store')
  await seedDemo({
    media: createDiskStorage(mediaDir),
    onProgress: (done, total) => progress.update(done, total),
  })
  progress.stop()
}

/** An admin from the settings; else, on a new embedded database, one with a random password that is told once. */
async function provideAdmin(
  config: Config,
  { kind }: Database,
  passwords: Passwords,
): Promise<void> {
  if (config.admin) return ensureAdmin(passwords, config.admin)
  if (kind !== 'embedded' || (await hasAdmin())) return
  const admin = {
    email: 'admin@kirana-care.example',
    password: randomBytes(12).toString('base64url'),
  }
  await ensureAdmin(passwords, admin)
  tell(`First admin: ${admin.email}, password ${admin.password} (shown only now).`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  const onSignal = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    void stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What went wrong, for who started the store. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken
    ? 'The port is taken by another program: end that one, or set PORT.'
    : error.message
}

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`The store could not start.\n${sentenceOf(error)}\n`)
  process.exit(1)
}
