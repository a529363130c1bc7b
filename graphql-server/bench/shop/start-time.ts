import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltStore } from './built-store.ts'

/** Seconds until the built store is open: in a new folder, where it furnishes itself, and once more. */
export async function measureStart(
  env: Record<string, string>,
): Promise<{ furnishing: number; furnished: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-start-'))
  const start = async () => {
    const store = await startBuiltStore(folder, { ...env, SEED: 'demo' })
    const reply = await fetch(`${store.address}/readyz`)
    if (!reply.ok) throw new Error(`The store is open and not ready: ${reply.status}`)
    await store.stop()
    return store.startSeconds
  }
  const seconds = { furnishing: await start(), furnished: await start() }
  await rm(folder, { recursive: true })
  return seconds
}
