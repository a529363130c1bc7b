import type { Browser, BrowserContext, Page } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { launchBrowser } from './chromium.ts'
import type { Screen } from './devices.ts'
import { watchLooseTexts } from '../../test/loose-texts.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { copySeededStore } from './seed.ts'
import { startStore, type RunningStore } from './store.ts'

export interface Journey {
  store: { url: string; dataDir: string }
  browser: Browser
  close(): Promise<void>
}

export interface OwnJourney extends Journey {
  store: RunningStore
  /** Stops the store as a power cut would, and starts it again on the same data. */
  crashAndRestart(): Promise<void>
}

/**
 * A browser and a seeded store that other journeys use at the same time: for journeys with shoppers of their
 * own that leave the catalogue as it is.
 */
export async function startJourney(): Promise<Journey> {
  const browser = await openBrowser()
  return { store: inject('sharedStore'), browser, close: () => closePages(browser) }
}

export interface QuietJourney extends OwnJourney {
  /** All mails of the store. */
  mailbox: Mailbox
}

/** Is told of each order in the store of quiet journeys. */
export const SHOP_ADDRESS = 'orders@shop.example'

let quiet: Promise<QuietJourney> | undefined

/**
 * A browser and a seeded store that no other journey uses at the same time: for journeys that change the catalogue,
 * read mails or crash the store. Those before have left products, orders and accounts, so the journey finds its own
 * by name, and changes no product that others look for. The store is the worker's, and ends with it.
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

/** A browser and a seeded store of the journey's own, with these settings. */
export async function startOwnJourney(env: Record<string, string> = {}): Promise<OwnJourney> {
  return openStore(await mkdtemp(join(tmpdir(), 'kirana-journey-')), env)
}

async function openStore(dataDir: string, env: Record<string, string>): Promise<OwnJourney> {
  await copySeededStore(inject('seededFolder'), dataDir)
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

/** The browser of this worker, which its test files use one after the other. */
function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser(inject('browser'))
  return launched
}

/** Closes the pages that failed tests leave open. */
async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** What a visit must not do: warn in the console, fail, ask another host, move what is on the screen. */
interface Faults {
  list: string[]
}

interface Visit extends Screen {
  /** The browser's name, where it is not its own. */
  userAgent?: string
  /** True by default. */
  javaScriptEnabled?: boolean
}

export interface Visitor {
  context: BrowserContext
  page: Page
  faults: Faults
}

/** A new person at a screen of this size; what goes wrong on their pages is collected. */
export async function visit(
  { browser, store }: Journey,
  { width, height, ...device }: Visit,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...device,
    viewport: { width, height },
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
