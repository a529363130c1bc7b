import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { startStore } from './store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** A data folder of a store that was started once: furnished, with the admin below. Copy it. */
    furnished: string
  }
}

export const ADMIN = { email: 'admin@example.com', password: 'the admin of the journeys' }

/** Builds the product as `npm start` does, furnishes one store and finds a browser, once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  build()
  project.provide('chromium', findChromium())
  const furnished = await mkdtemp(join(tmpdir(), 'kirana-furnished-'))
  const store = await startStore(furnished, {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  await store.stop()
  project.provide('furnished', furnished)
  return () => rm(furnished, { recursive: true })
}

function build(): void {
  const { status } = spawnSync('npm run --silent prestart', { stdio: 'inherit', shell: true })
  if (status !== 0)
    throw new Error('The product does not build, so there is nothing to walk through.')
}
