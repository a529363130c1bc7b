import type { Browser, BrowserContext, Page } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { launchBrowser } from './chromium.ts'
import type { Screen } from './devices.ts'
import { watchLooseTexts } from '../../test/loose-texts.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { ADMIN, copySeededStore } from './seed.ts'
import { startStore, type RunningStore } from './store.ts'
import { isComplete } from './suite.ts'

export interface Journey {
  store: { url: string; dataDir: string }
  browser: Browser
  close(): Promise<void>
}

export interface OwnJourney extends Journey {
  store: RunningStore
  /** Stops the server as a power cut would, and restarts it on the same data. */
  crashAndRestart(): Promise<void>
}

/**
 * Starts a browser and a seeded server that other journeys use at the same time. It is for journeys with their own
 * customers that leave the catalogue unchanged.
 */
export async function startJourney(): Promise<Journey> {
  const browser = await openBrowser()
  return { store: inject('sharedStore'), browser, close: () => closePages(browser) }
}

export interface QuietJourney extends OwnJourney {
  /** All emails that the server sends. */
  mailbox: Mailbox
}

/** Receives an email for each order in the server that quiet journeys use. */
export const SHOP_ADDRESS = 'orders@shop.example'

let quiet: Promise<QuietJourney> | undefined

/**
 * Starts a browser and a seeded server that no other journey uses at the same time. It is for journeys that change the
 * catalogue, read emails or crash the server. Earlier journeys have left products, orders and accounts, so a journey
 * finds its own by name and changes no product that others look for. The server belongs to the worker and ends with it.
 */
export function startQuietJourney(): Promise<QuietJourney> {
  quiet ??= openQuietStore()
  return quiet
}

async function openQuietStore(): Promise<QuietJourney> {
  const mailbox = await openMailbox()
  const dataDir = await mkdtemp(join(inject('journeysFolder'), 'quiet-'))
  const env = { SMTP_URL: mailbox.url, ORDER_MAIL_TO: SHOP_ADDRESS }
  const journey = await openStore(dataDir, env)
  return Object.assign(journey, { mailbox, close: () => closePages(journey.browser) })
}

/** Starts a browser and a separate seeded server with these settings. */
export async function startOwnJourney(env: Record<string, string> = {}): Promise<OwnJourney> {
  return openStore(await mkdtemp(join(tmpdir(), 'kirana-journey-')), env)
}

/** Starts a browser and a separate server without a catalogue, as for a new shop. It has an admin and a mailbox. */
export async function startNewShop(): Promise<QuietJourney> {
  const mailbox = await openMailbox()
  const journey = await runStore(await mkdtemp(join(tmpdir(), 'kirana-new-')), {
    ...{ SEED: 'none', SMTP_URL: mailbox.url },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  })
  const close = () => journey.close().finally(mailbox.close)
  return { ...journey, mailbox, close }
}

async function openStore(dataDir: string, env: Record<string, string>): Promise<OwnJourney> {
  await copySeededStore(inject('seededFolder'), dataDir)
  return runStore(dataDir, env)
}

async function runStore(dataDir: string, env: Record<string, string>): Promise<OwnJourney> {
  const browser = await openBrowser()
  const journey: OwnJourney = {
    store: await startStore(dataDir, env),
    browser,
    async crashAndRestart() {
      await journey.store.kill()
      journey.store = await startStore(dataDir, env)
    },
    async close() {
      await closePages(browser)
      await journey.store.stop()
      await rm(dataDir, { recursive: true })
    },
  }
  return journey
}

let launched: Promise<Browser> | undefined

/** Opens this worker's browser, which its test files use one after the other. */
function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser(inject('browser'))
  return launched
}

/** Closes the pages that failed tests leave open. */
async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Collects a visit's faults: console warnings, errors, requests to other hosts and layout shifts. */
interface Faults {
  list: string[]
}

interface Visit extends Screen {
  /** Replaces the browser's user agent. */
  userAgent?: string
  /** True by default. */
  javaScriptEnabled?: boolean
}

export interface Visitor {
  context: BrowserContext
  page: Page
  faults: Faults
}

/** Opens a screen of this size for a new person, and collects the faults on their pages. */
export async function visit(
  { browser, store }: Journey,
  { width, height, ...device }: Visit,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...device,
    viewport: { width, height },
    // Animations take a tenth of the browser's time.
    reducedMotion: isComplete ? 'no-preference' : 'reduce',
    baseURL: store.url,
  })
  await context.addInitScript(watchLooseTexts)
  const page = await context.newPage()
  const faults: Faults = { list: [] }
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      faults.list.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.list.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      faults.list.push(`request to ${hostname}`)
  })
  return { context, page, faults }
}
