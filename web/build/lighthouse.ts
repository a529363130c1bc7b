import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, FLAGS } from '../e2e/setup/chromium.ts'
import { startStore } from '../e2e/setup/store.ts'
import { type Figures, parseFigures, calculateMedian, formatTable } from './lighthouse-figures.ts'
import { findPages } from './lighthouse-pages.ts'

/**
 * Runs Lighthouse (mobile) on the pages where visits begin: `npm run lighthouse`. Uses the built store with its demo
 * catalogue in production mode; each figure is the median of three runs. Lighthouse is too large to be a dependency.
 */
const PACKAGE = 'lighthouse@12.8.2'
const RUNS = 3
/** On a busy machine a run sometimes fails, so it is retried. */
const MAX_ATTEMPTS = 3

const folder = await mkdtemp(join(tmpdir(), 'kirana-lighthouse-'))
try {
  requireLighthouse()
  process.stdout.write(`${formatTable(await measurePages(findChromium()))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

function requireLighthouse(): void {
  if (runLighthouse(['--version']).status === 0) return
  throw new Error(`Lighthouse is not installed: npm install --no-save ${PACKAGE}`)
}

function runLighthouse(args: string[], env: NodeJS.ProcessEnv = process.env) {
  return spawnSync('npx', ['--no-install', 'lighthouse', ...args], { env, encoding: 'utf8' })
}

async function measurePages(chromium: string): Promise<Record<string, Figures>> {
  const secret = randomBytes(32).toString('hex')
  const store = await startStore(folder, {
    NODE_ENV: 'production',
    JWT_SECRET: secret,
    UPI: 'off',
  })
  try {
    const figures: Record<string, Figures> = {}
    for (const [name, path] of await findPages(store.url)) {
      const runs: Figures[] = []
      while (runs.length < RUNS) runs.push(await measure(`${store.url}${path}`, chromium))
      figures[name] = calculateMedian(runs)
    }
    return figures
  } finally {
    await store.stop()
  }
}

async function measure(url: string, chromium: string): Promise<Figures> {
  const file = join(folder, 'report.json')
  // One string, in which a value with spaces must be quoted.
  const flags = ['--headless=new', ...FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"'))
  const output = ['--quiet', '--output=json', `--output-path=${file}`]
  const env = { ...process.env, CHROME_PATH: chromium }
  const args = [url, ...output, `--chrome-flags=${flags.join(' ')}`]
  let done = runLighthouse(args, env)
  for (let n = 1; n < MAX_ATTEMPTS && done.status !== 0; n += 1) done = runLighthouse(args, env)
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${done.stderr}`)
  return parseFigures(JSON.parse(await readFile(file, 'utf8')))
}
