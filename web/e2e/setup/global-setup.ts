import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findHeadlessChromium } from './chromium.ts'
import { copySeededStore, seedStore } from './seed.ts'
import { startStore } from './store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's path. */
    browser: string
    /** Removed at the end of the run. */
    journeysFolder: string
    /** A seeded server's data folder, with an admin. Copy it before use. */
    seededFolder: string
    /** The server that journeys share. */
    sharedStore: { url: string; dataDir: string }
  }
}

/** Prepares all journeys: finds a browser, and starts the built server with the demo catalogue. */
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
    // Retries if an ending server has written in the meantime.
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}
