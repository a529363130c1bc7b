import fastify, { type FastifyInstance } from 'fastify'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { endSlowReaders, type ReadingLimits } from './slow-readers.ts'

const MB = 1024 * 1024
/** More than the kernel buffers for a connection. */
const LENGTH = 16 * MB
const AMPLE: ReadingLimits = { pause: 60_000, addressBytes: 1024 * MB, bytes: 1024 * MB }

let app: FastifyInstance
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function serve(limits: Partial<ReadingLimits>) {
  app = fastify({ trustProxy: 'loopback' })
  endSlowReaders(app, { ...AMPLE, ...limits })
  app.get('/', () => Buffer.alloc(LENGTH))
  await app.listen({ port: 0, host: '127.0.0.1' })
}

/** Requests the response, and reads nothing before `read` is called. */
function ask(from: string) {
  const { port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), '127.0.0.1').pause()
  sockets.push(socket)
  let length = 0
  socket.on('data', (part) => (length += part.length)).pause()
  socket.on('error', () => undefined)
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nconnection: close\r\n\r\n`)
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  return {
    /** Reads until the connection ends. Returns whether the response is complete. */
    async read(pause = 0) {
      socket.resume()
      while (pause > 0 && length < LENGTH && !socket.destroyed) {
        socket.pause()
        await setTimeout(pause)
        socket.resume()
        await setTimeout(10)
      }
      await closed
      return length > LENGTH
    },
  }
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

it('the server ends a connection whose client reads nothing', async () => {
  await serve({ pause: 500 })
  const client = ask('203.0.113.1')
  await expect.poll(connections, { timeout: 20_000 }).toBe(1)
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  expect(await client.read()).toBe(false)
})

it('a client that reads slowly gets the whole response', async () => {
  await serve({ pause: 1_000 })
  expect(await ask('203.0.113.1').read(100)).toBe(true)
})

it.each([
  ['one address', { addressBytes: 3 * LENGTH }, '203.0.113.1'],
  ['all addresses', { bytes: 3 * LENGTH }, '203.0.113.2'],
])(
  'the unread responses to %s are limited, and other clients are served',
  async (_who, limits, last) => {
    await serve(limits)
    for (let n = 0; n < 6; n += 1) ask(n === 5 ? last : '203.0.113.1')
    await expect.poll(connections, { timeout: 20_000 }).toBe(6)
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(3)
    expect(await connections()).toBeGreaterThanOrEqual(2)
    expect(await ask('198.51.100.1').read()).toBe(true)
  },
)
