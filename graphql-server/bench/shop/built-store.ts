import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readAddress } from '../running-store.ts'

export interface BuiltStore {
  address: string
  pid: number
  /** The time from starting the process until it printed its URL. */
  startSeconds: number
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Starts the server like `npm start`, in a separate process, on the embedded database in this folder. */
export async function startBuiltStore(
  dataDir: string,
  env: Record<string, string>,
): Promise<BuiltStore> {
  const began = performance.now()
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      MONGODB_URI: '',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Stops the server if the benchmark fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const address = await readAddress(createInterface({ input: child.stdout }))
  child.stdout.resume()
  if (child.pid === undefined) throw new Error('The server has no process.')
  return {
    address,
    pid: child.pid,
    startSeconds: (performance.now() - began) / 1000,
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
