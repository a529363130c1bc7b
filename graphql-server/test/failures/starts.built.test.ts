import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtProgram } from '../support/built.ts'

const FIRST_ADMIN = /^First admin: \S+, password \S+ \(shown only once\)\.$/gm
const OPEN = /^Kirana Care is open at http:\S+$/m

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

/** A port that another program uses. */
async function findBusyPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  return { port: String(bound.port), close: () => server.close() }
}

it("processes that start together on a new shop all open, and one shows the first admin's password", async () => {
  const outputs = await Promise.all([start(), start(), start()])
  expect(outputs.filter((output) => !OPEN.test(output))).toEqual([])
  expect(outputs.join('').match(FIRST_ADMIN)).toHaveLength(1)
})

it('a start that fails shows no password, and the next one does', async () => {
  const { port, close } = await findBusyPort()
  const failed = await start({ PORT: port })
  close()
  expect(failed).toMatch(
    new RegExp(
      `^The server could not start\\.\nPORT: ${port} is used by another program: .+\\.$`,
      'm',
    ),
  )
  expect(failed).not.toMatch(FIRST_ADMIN)
  expect(await start()).toMatch(FIRST_ADMIN)
})

it('a data folder that is a file stops the start with one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await start({ DATA_DIR: file })).toBe(
    `The server could not start.\nDATA_DIR: ${file} is a file: choose another name for the folder.\n`,
  )
})

it('a server whose object store cannot be reached does not start, and says why', async () => {
  const { port, close } = await findBusyPort()
  close()
  const MEDIA_URL = `s3://shop?endpoint=http://127.0.0.1:${port}`
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }
  const failed = await start({ MEDIA_URL, ...credentials })
  expect(failed).toMatch(/^The server could not start\.\nMEDIA_URL: .+ cannot be reached/m)
  expect(started[0]?.exitCode).toBe(1)
})
