import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { shopperWith } from '../e2e/setup/checkout.ts'
import { findChromium, FLAGS } from '../e2e/setup/chromium.ts'
import type { StorageItems } from '../e2e/setup/shopper.ts'
import { startStore } from '../e2e/setup/store.ts'
import { type Figures, parseFigures, calculateMedian, formatTable } from './lighthouse-figures.ts'
import { findPages } from './lighthouse-pages.ts'

/**
 * Runs Lighthouse (mobile) on the rendered pages: `npm run lighthouse`. Uses the built server with its demo catalogue
 * in production mode. Each figure is the median of three runs. Lighthouse is too large to be a dependency.
 */
const PACKAGE = 'lighthouse@12.8.2'
const RUNS = 3
/** Runs sometimes fail on a busy machine. */
const MAX_ATTEMPTS = 3

const folder = await mkdtemp(join(tmpdir(), 'kirana-lighthouse-'))
try {
  await requireLighthouse()
  process.stdout.write(`${formatTable(await measurePages(findChromium()))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

async function requireLighthouse(): Promise<void> {
  try {
    await runLighthouse(['--version'])
  } catch (cause) {
    throw new Error(`Lighthouse is not installed: npm install --no-save ${PACKAGE}`, { cause })
  }
}

async function runLighthouse(args: string[]): Promise<void> {
  await promisify(execFile)('npx', ['--no-install', 'lighthouse', ...args])
}

async function measurePages(executablePath: string): Promise<Record<string, Figures>> {
  const secret = randomBytes(32).toString('hex')
  const store = await startStore(folder, {
    NODE_ENV: 'production',
    JWT_SECRET: secret,
    UPI: 'off',
  })
  try {
    const shopper = await shopperWith({ store }, { milk: 2, rice: 1 })
    const figures: Record<string, Figures> = {}
    for (const { name, path, isSignedIn } of await findPages(shopper)) {
      const browser = await openBrowser(
        executablePath,
        store.url,
        isSignedIn ? shopper.storage : [],
      )
      const runs: Figures[] = []
      while (runs.length < RUNS) runs.push(await measure(`${store.url}${path}`, browser.port))
      await browser.close()
      figures[name] = calculateMedian(runs)
    }
    return figures
  } finally {
    await store.stop()
  }
}

/** Opens a browser with a new profile and this local storage. Lighthouse connects to its port. */
async function openBrowser(executablePath: string, url: string, storage: StorageItems) {
  const port = await findFreePort()
  const args = [...FLAGS, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext('', { executablePath, args })
  const page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value)
  }, storage)
  await page.close()
  return { port, close: () => context.close() }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function measure(url: string, port: number): Promise<Figures> {
  const file = join(folder, 'report.json')
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--port=${port}`]
  let done = runLighthouse(args)
  for (let n = 1; n < MAX_ATTEMPTS; n += 1) done = done.catch(() => runLighthouse(args))
  await done
  return parseFigures(JSON.parse(await readFile(file, 'utf8')))
}
