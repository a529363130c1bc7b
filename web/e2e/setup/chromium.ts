import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

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
]

/** With these it speaks to this machine alone. */
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

/** Browsers that journeys connect to. The processes end with this one at the latest. */
export async function launchBrowsers(count: number) {
  const executablePath = findChromium()
  const launch = async () => {
    try {
      return await chromium.launchServer({ executablePath, args: FLAGS })
    } catch (cause) {
      const advice = 'Set CHROME_PATH to a Chromium or Chrome that does.'
      throw new Error(`${executablePath} does not start as a browser. ${advice}`, { cause })
    }
  }
  const servers = await Promise.all(Array.from({ length: count }, launch))
  return {
    addresses: servers.map((server) => server.wsEndpoint()),
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}

const INSTALLERS = [
  { name: "Debian's packages", fits: isRootOnDebian, run: installFromDebian },
  { name: "Playwright's installer", fits: () => true, run: installFromPlaywright },
]

/**
 * The path of a Chromium or Chrome: CHROME_PATH, the usual places, else one that it installs and says so.
 * Throws a sentence when there is none and none can be installed: the tests in a browser are never skipped.
 */
export function findChromium(): string {
  const found = locate()
  if (found) return found
  for (const { name, fits, run } of INSTALLERS) {
    if (!fits()) continue
    process.stdout.write(`No Chromium here: installing one from ${name} …\n`)
    run()
    const installed = locate()
    if (installed) return installed
  }
  throw new Error(
    'The tests in a browser need Chromium or Chrome: install one, or set CHROME_PATH to it.',
  )
}

function locate(): string | undefined {
  const given = process.env.CHROME_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROME_PATH is ${given}, and there is no such file.`)
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installFromDebian(): void {
  const options = { stdio: 'ignore' } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
}

function installFromPlaywright(): void {
  spawnSync('npx playwright-core install chromium', { stdio: 'inherit', shell: true })
}
