import mongoose from 'mongoose'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildShopper } from '../support/factories.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { FORM_TYPE } from './upload-endpoints.ts'

/** A form may take as long as the tests run; headers and bodies have little time. */
const arrivalTimeouts = { headers: 500, body: 500, form: 600_000, silence: 5_000 }
const LENGTH = 100_000

let store: TestStore
let port: number
let accessToken: string

beforeAll(async () => {
  store = await openTestStore({ arrivalTimeouts })
  port = Number(new URL(await store.app.listen({ port: 0, host: '127.0.0.1' })).port)
  accessToken = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
})
afterAll(() => store.close())

const head = (line: string, headers: Record<string, string>) =>
  [line, 'host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(
    '\r\n',
  )

const json = { 'content-type': 'application/json', 'content-length': String(LENGTH) }
const form = { 'content-type': FORM_TYPE, 'content-length': String(LENGTH) }

/** A caller that sends these bytes, then one byte at intervals, and never closes its side. */
function slowCaller(bytes: string) {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  socket.write(bytes)
  const drip = setInterval(() => socket.write('x'), 50)
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)))
  return {
    /** The response when the server had closed the connection. */
    end: closed.finally(() => clearInterval(drip)),
    destroy: () => socket.destroy(),
  }
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    store.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

describe('a slow connection', () => {
  const unending = [
    ['its headers never end', head('POST /graphql HTTP/1.1', {})],
    ['its JSON for GraphQL never ends', `${head('POST /graphql HTTP/1.1', json)}\r\n\r\n{`],
    ['its JSON for REST never ends', `${head('POST /api/user/login HTTP/1.1', json)}\r\n\r\n{`],
    [
      'its chunked body never ends',
      `${head('POST /graphql HTTP/1.1', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })}\r\n\r\nffff\r\n{`,
    ],
  ] as const

  it('the server closes connections whose headers or bodies never end, with a sentence', async () => {
    const answers = unending.map(async ([what, bytes]) => [what, await slowCaller(bytes).end])
    for (const [what, answer] of await Promise.all(answers)) {
      expect(answer, what).toMatch(/^HTTP\/1\.1 408 .*The request took too long\./s)
    }
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
  })
})

it('the server closes a connection when a rejected form continues, and when nothing is ever sent', async () => {
  const anonymous = { ...form, 'apollo-require-preflight': 'true' }
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => undefined).resume()
  const [ofNobody, withoutForms] = await Promise.all([
    slowCaller(`${head('POST /graphql HTTP/1.1', anonymous)}\r\n\r\n`).end,
    slowCaller(`${head('POST /api/user/login HTTP/1.1', form)}\r\n\r\n`).end,
    new Promise((resolve) => silent.on('close', resolve)),
  ])
  expect(ofNobody).toMatch(/^HTTP\/1\.1 401 /)
  expect(withoutForms, 'a form on a route without forms').toMatch(/^HTTP\/1\.1 415 /)
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
})

it('an upload by a user with access may take longer than other requests', async () => {
  const heads = [
    head('POST /graphql HTTP/1.1', { ...form, 'apollo-require-preflight': 'true' }),
    head('POST /api/file/upload HTTP/1.1', form),
  ]
  const callers = heads.map((bytes) =>
    slowCaller(`${bytes}\r\nauthorization: Bearer ${accessToken}\r\n\r\n`),
  )
  const other = slowCaller(`${head('POST /graphql HTTP/1.1', json)}\r\n\r\n{`)
  // All started together, and the other connection's time is over.
  await other.end
  await vi.waitFor(async () => expect(await connections()).toBe(2), { timeout: 20_000 })
  for (const caller of callers) caller.destroy()
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
})

it('a request may wait longer for the database than for a body', async () => {
  const slow = vi.spyOn(mongoose.Aggregate.prototype, 'exec')
  slow.mockImplementationOnce(async function (this: mongoose.Aggregate<unknown[]>) {
    await new Promise((resolve) => setTimeout(resolve, 2 * arrivalTimeouts.body))
    slow.mockRestore()
    const rows: unknown[] = await this.exec()
    return rows
  })
  const reply = await fetch(`http://127.0.0.1:${port}/api/user/update-user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ name: 'Asha' }),
  })
  expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }])
})
