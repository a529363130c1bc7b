import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchBrowsers } from './chromium.ts'
import { furnish } from './furnish.ts'
import { startStore } from './store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of browsers, one for each worker: journeys side by side must not share a clipboard. */
    browsers: string[]
    /** A data folder of a furnished store with an admin. Copy it. */
    furnished: string
    /** The address of the store that journeys share. */
    sharedStore: string
  }
}

/** Builds the product as `npm start` does, launches browsers, and furnishes and starts a store, once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  build()
  const browsers = await launchBrowsers(project.vitest.config.maxWorkers)
  const folder = await mkdtemp(join(tmpdir(), 'kirana-journeys-'))
  const furnished = join(folder, 'furnished')
  await furnish(furnished)
  await cp(furnished, join(folder, 'shared'), { recursive: true })
  const store = await startStore(join(folder, 'shared'))
  project.provide('browsers', browsers.addresses)
  project.provide('furnished', furnished)
  project.provide('sharedStore', store.url)
  return async () => {
    await browsers.close()
    await store.stop()
    await rm(folder, { recursive: true })
  }
}

function build(): void {
  const { status } = spawnSync('npm run --silent prestart', { stdio: 'inherit', shell: true })
  if (status !== 0)
    throw new Error('The product does not build, so there is nothing to walk through.')
}
