import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Chromium without a window. It needs half the full browser's CPU time for each page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  HEADLESS_SHELL,
]

/** Whether to show the journeys in a window, slowly. */
const isHeaded = Boolean(process.env.HEADED)
const HEADED_PAUSE_MS = 200

/** Restricts the browser to connections within this machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

/** Starts the browser at this path, with a window if HEADED is set. It ends with this process at the latest. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  try {
    const window = isHeaded ? { headless: false, slowMo: HEADED_PAUSE_MS } : {}
    return await chromium.launch({ executablePath, args: FLAGS, ...window })
  } catch (cause) {
    const advice = 'Set CHROME_PATH to the path of a Chromium or Chrome that starts.'
    throw new Error(`${executablePath} does not start as a browser. ${advice}`, { cause })
  }
}

const INSTALLERS = [
  { name: "Debian's packages", fits: isRootOnDebian, run: installFromDebian },
  { name: "Playwright's installer", fits: () => true, run: installFromPlaywright },
]

/**
 * Returns the path of the browser for journeys: CHROME_PATH, the headless shell, which is installed if this needs no
 * confirmation, or any other Chromium or Chrome.
 */
export function findHeadlessChromium(): string {
  if (process.env.CHROME_PATH || isHeaded) return findChromium()
  if (!existsSync(HEADLESS_SHELL) && isRootOnDebian()) {
    process.stdout.write('Installing chromium-headless-shell for the browser tests …\n')
    installFromDebian()
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/**
 * Returns the path of a Chromium or Chrome: CHROME_PATH, one of the usual paths, or a browser that is installed now,
 * with a message. Throws if this fails: browser tests are never skipped.
 */
export function findChromium(): string {
  const found = locate()
  if (found) return found
  for (const { name, fits, run } of INSTALLERS) {
    if (!fits()) continue
    process.stdout.write(`No Chromium found. Installing one from ${name} …\n`)
    run()
    const installed = locate()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its path.',
  )
}

function locate(): string | undefined {
  const given = process.env.CHROME_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROME_PATH is ${given}, which does not exist.`)
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installFromDebian(): void {
  const options = { stdio: 'ignore' } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  )
}

function installFromPlaywright(): void {
  spawnSync('npx playwright-core install chromium', { stdio: 'inherit', shell: true })
}
