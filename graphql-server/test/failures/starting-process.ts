import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { builtProgram } from '../support/built.ts'

export const FIRST_ADMIN = /^First admin: \S+, password \S+ \(shown only once\)\.$/gm
export const OPEN = /^Kirana Care is open at http:\S+$/m

/** Gives each test a folder, and ends the processes that it has started. */
export function setUpStarts() {
  let folder: string
  let started: ChildProcess[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starts-'))
    started = []
  })
  afterEach(async () => {
    const running = started.filter(({ exitCode }) => exitCode === null)
    await Promise.all(
      running.map((child) => {
        child.kill('SIGKILL')
        return once(child, 'exit')
      }),
    )
    await rm(folder, { recursive: true })
  })

  /** Starts a server in a separate process. Returns its output when it is open or has ended. */
  async function start(env: Record<string, string> = {}): Promise<string> {
    const settings = { DATA_DIR: join(folder, 'data'), PORT: '0', SEED: 'none', LOG_LEVEL: 'error' }
    const child = spawn(process.execPath, [builtProgram('main')], {
      env: { ...process.env, MONGODB_URI: '', ...settings, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let output = ''
    const isOpen = new Promise<void>((resolve) => {
      const collect = (chunk: Buffer) => {
        output += chunk.toString()
        if (OPEN.test(output)) resolve()
      }
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
    })
    await Promise.race([isOpen, once(child, 'close')])
    return output
  }
  return {
    start,
    get folder() {
      return folder
    },
    get started() {
      return started
    },
  }
}

/** A port that another program uses. */
export async function findBusyPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  return { port: String(bound.port), close: () => server.close() }
}
