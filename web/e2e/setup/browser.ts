import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { FLAGS } from './chromium.ts'
import { startStore, type RunningStore } from './store.ts'

export interface Journey {
  store: RunningStore
  browser: Browser
  /** Stops the store as a power cut would, and starts it again on the same data. */
  crashAndRestart(): Promise<void>
  close(): Promise<void>
}

/** A furnished store of the journey's own, with these settings, and a browser. */
export async function startJourney(env: Record<string, string> = {}): Promise<Journey> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kirana-journey-'))
  await cp(inject('furnished'), dataDir, { recursive: true })
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS })
  const journey: Journey = {
    store: await startStore(dataDir, env),
    browser,
    async crashAndRestart() {
      await journey.store.kill()
      journey.store = await startStore(dataDir, env)
    },
    async close() {
      await browser.close()
      await journey.store.stop()
      await rm(dataDir, { recursive: true })
    },
  }
  return journey
}

/** What a visit must not do: warn in the console, fail, ask another host, move what is on the screen. */
export interface Faults {
  list: string[]
}

interface Screen {
  width: number
  height: number
  hasTouch?: boolean
  /** The browser's name, where it is not its own. */
  userAgent?: string
  /** True by default. */
  javaScriptEnabled?: boolean
}

/** A new person at a screen of this size; what goes wrong on their pages is collected. */
export async function visit(
  { browser, store }: Journey,
  { width, height, ...device }: Screen,
): Promise<{ context: BrowserContext; page: Page; faults: Faults }> {
  const context = await browser.newContext({
    ...device,
    viewport: { width, height },
    baseURL: store.url,
  })
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

/**
 * How far things have moved on the page by themselves so far (Cumulative Layout Shift). Toasts push each other
 * about while they come and go; they lie above the page and are left out.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const toasts = document.getElementById('toasts')
        const isOnPage = (source: unknown) =>
          typeof source === 'object' &&
          source !== null &&
          'node' in source &&
          source.node instanceof Node &&
          !toasts?.contains(source.node)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
            if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
            if (entry.sources.some(isOnPage)) total += Number(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 100)
      }),
  )
}
