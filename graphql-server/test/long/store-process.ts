import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readAddress } from '../../bench/running-store.ts'

export const JWT_SECRET = 'a secret of the long tests, long enough'

/** The built server in a separate process, with a folder that outlives it. */
export interface StoreProcess {
  process: ChildProcess
  url: URL
}

export async function startStore(
  folder: string,
  env: Record<string, string> = {},
): Promise<StoreProcess> {
  const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      UPI: 'off',
      DATA_DIR: folder,
      JWT_SECRET,
      PORT: '0',
      LOG_LEVEL: 'error',
      MONGODB_URI: '',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = new URL(await readAddress(createInterface({ input: child.stdout })))
  child.stdout.resume()
  return { process: child, url }
}

/** Runs the work with a new folder, which is deleted afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-long-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
