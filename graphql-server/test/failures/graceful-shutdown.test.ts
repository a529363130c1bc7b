import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestStore, type TestStore } from '../support/store.ts'

let store: TestStore
let port: number

beforeEach(async () => {
  store = await openTestStore()
  port = Number(new URL(await store.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => store.close())

/** Opens a connection on which these bytes have reached the server. */
async function sent(bytes: string) {
  const accepted = once(store.app.server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  const [received] = await accepted
  const answer = text(socket)
  socket.write(bytes)
  await vi.waitFor(() => expect(received.bytesRead).toBe(bytes.length), { timeout: 20_000 })
  return { answer, send: (rest: string) => socket.write(rest) }
}

const body = '{"query":"{ store { name } }"}'
const head = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json']
const request = [...head, `content-length: ${body.length}`, '', body].join('\r\n')

it.each([
  ['started to arrive', request.slice(0, 20)],
  ['arrived except for its body', request.slice(0, -body.length)],
])(
  'the server answers a request that has %s when it stops, then closes the connection and stops',
  async (_what, before) => {
    const { answer, send } = await sent(before)
    const stopped = store.app.close()
    await vi.waitFor(() => expect(store.app.server.listening).toBe(false), { timeout: 20_000 })
    send(request.slice(before.length))
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i)
    expect(await answer).toContain('"name":"Kirana Care"')
    await stopped
  },
)

/** Opens connections in a separate thread, sends a request on each and reports the responses. */
const CALLERS = `
const { parentPort, workerData: { port, request, noted } } = require('node:worker_threads')
const { connect } = require('node:net')
const callers = Array.from({ length: 50 }, () => new Promise((resolve) => {
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(request, () => {
    Atomics.add(noted, 0, 1)
    Atomics.notify(noted, 0)
  }))
  socket.on('data', (part) => (answer += part))
  socket.on('error', ({ code }) => resolve(code))
  socket.on('end', () => resolve(answer.slice(0, 15)))
}))
Promise.all(callers).then((answers) => parentPort.postMessage(answers))
`

it('the server answers connections that the kernel accepted while the event loop was blocked', async () => {
  const noted = new Int32Array(new SharedArrayBuffer(4))
  const callers = new Worker(CALLERS, { eval: true, workerData: { port, request, noted } })
  const answered: Promise<unknown[]> = once(callers, 'message')
  // Blocks this process until all have sent their request.
  for (let sent = 0; sent < 50; sent = Atomics.load(noted, 0)) Atomics.wait(noted, 0, sent)
  const stopped = store.app.close()
  const [answers] = await answered
  expect(answers).toEqual(Array(50).fill('HTTP/1.1 200 OK'))
  await stopped
})

/** Returns the log and exit code of a process that stops as the server does. */
async function lastWords(argument: string, signal?: NodeJS.Signals) {
  const file = fileURLToPath(new URL('stopping-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended: Promise<unknown[]> = once(child, 'exit')
  let log = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (log += part))
  await vi.waitFor(() => expect(log).toContain('ready'), { timeout: 20_000 })
  if (signal) child.kill(signal)
  const [code] = await ended
  return { code, log }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the server logs that %s stops the process, and that it has stopped',
  async (signal) => {
    const { code, log } = await lastWords('', signal)
    expect(log).toMatch(new RegExp(`"signal":"${signal}","msg":"stopping"`))
    expect(log).toMatch(new RegExp(`"signal":"${signal}","msg":"stopped"`))
    expect(code).toBe(0)
  },
)

it('the server logs the death of a required thread', async () => {
  const { code, log } = await lastWords('thread')
  expect(log).toMatch(/"level":60.*"message":"the thread has ended"/)
  expect(log).toContain('"msg":"exiting on fatal error"')
  expect(code).toBe(1)
})
