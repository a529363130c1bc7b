import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestStore, type TestStore } from './store.ts'

let store: TestStore
let port: number

beforeEach(async () => {
  store = await openTestStore()
  port = Number(new URL(await store.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => store.close())

/** A connection on which so much has come to the store. */
async function sent(bytes: string) {
  const accepted = once(store.app.server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  const [received] = await accepted
  const answer = text(socket)
  socket.write(bytes)
  await vi.waitFor(() => expect(received.bytesRead).toBe(bytes.length))
  return { answer, send: (rest: string) => socket.write(rest) }
}

const body = '{"query":"{ store { name } }"}'
const head = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json']
const request = [...head, `content-length: ${body.length}`, '', body].join('\r\n')

it.each([
  ['begun to arrive', request.slice(0, 20)],
  ['arrived but for its body', request.slice(0, -body.length)],
])('serves what has %s when it stops, hangs up then, and has stopped', async (_what, before) => {
  const { answer, send } = await sent(before)
  const stopped = store.app.close()
  await vi.waitFor(() => expect(store.app.server.listening).toBe(false))
  send(request.slice(before.length))
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i)
  expect(await answer).toContain('"name":"Kirana Care"')
  await stopped
})
