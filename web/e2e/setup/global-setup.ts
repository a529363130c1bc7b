import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findHeadlessChromium } from './chromium.ts'
import { copySeededStore, seedStore } from './seed.ts'
import { startStore } from './store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    browser: string
    /** Is removed at the end of the run. */
    journeysFolder: string
    /** A data folder of a seeded store with an admin. Copy it. */
    seededFolder: string
    /** The store that journeys share. */
    sharedStore: { url: string; dataDir: string }
  }
}

/** Once for all journeys: finds a browser, and starts the built store with the demo catalogue. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', findHeadlessChromium())
  const folder = await mkdtemp(join(tmpdir(), 'kirana-journeys-'))
  const seededFolder = join(folder, 'seeded')
  await seedStore(seededFolder)
  const dataDir = join(folder, 'shared')
  await copySeededStore(seededFolder, dataDir)
  const store = await startStore(dataDir)
  project.provide('journeysFolder', folder)
  project.provide('seededFolder', seededFolder)
  project.provide('sharedStore', { url: store.url, dataDir })
  return async () => {
    await store.stop()
    // Repeats it if a store that is being ended has written meanwhile.
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}
