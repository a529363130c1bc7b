import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setTimeout } from 'node:timers/promises'
import { buildShopper, type Shopper } from '../support/factories.ts'
import { sample } from '../support/property-runs.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import {
  buildForm,
  FORM_TYPE,
  operationFields,
  sendUpload,
  type UploadEndpoint,
  UPLOAD_AVATAR,
} from './upload-endpoints.ts'

const SILENCE_MS = 3_000
const MB = 1024 * 1024

const graphql: UploadEndpoint = {
  name: 'GraphQL',
  method: 'POST',
  path: '/graphql',
  fields: operationFields(UPLOAD_AVATAR),
  field: '0',
  headers: { 'apollo-require-preflight': 'true' },
}
const rest: UploadEndpoint = {
  name: 'REST',
  method: 'PUT',
  path: '/api/user/upload-avatar',
  fields: [],
  field: 'avatar',
  headers: {},
}

let store: TestStore
let address: string
let picture: Buffer
const open: Socket[] = []

beforeAll(async () => {
  store = await openTestStore({
    trustProxy: 'loopback',
    arrivalTimeouts: { headers: 60_000, body: 60_000, form: 60_000, silence: SILENCE_MS },
  })
  address = await store.app.listen({ port: 0 })
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
})
afterAll(() => store.close())

const connections = () =>
  new Promise<number>((resolve, reject) => {
    store.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const form = ({ fields, field }: UploadEndpoint) =>
  buildForm([...fields, { name: field, fileName: 'me.png', content: picture }])

/** Begins a request and never ends it. Returns the response when the server has closed the connection. */
function hold(line: string, headers: Record<string, string>, bytes: Buffer | string = '') {
  const socket = connect(Number(new URL(address).port))
  open.push(socket)
  const lines = Object.entries({ host: 'x', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(bytes)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  const answered = new Promise<string>((resolve) => {
    socket.once('data', () => resolve(answer))
    socket.once('close', () => resolve(answer))
  })
  return { socket, answered }
}

const holdForm = (
  endpoint: UploadEndpoint,
  { accessToken }: Shopper,
  from: string,
  length = 5 * MB,
) =>
  hold(`${endpoint.method} ${endpoint.path}`, {
    ...{ authorization: `Bearer ${accessToken}`, 'x-forwarded-for': from },
    ...{ 'content-type': FORM_TYPE, 'content-length': String(length) },
    ...endpoint.headers,
  })

const upload = (
  endpoint: UploadEndpoint,
  { accessToken }: Shopper,
  from: string,
  body: Buffer | Buffer[] = form(endpoint),
) => sendUpload(endpoint, address, { accessToken, body, headers: { 'x-forwarded-for': from } })

describe.each(sample([rest, graphql], 1))('forms by $name', (endpoint) => {
  it(`forms by ${endpoint.name} that one account holds stop nobody else, and end when nothing arrives`, async () => {
    const attacker = await buildShopper(store.tokens)
    const shopper = await buildShopper(store.tokens)
    const held = Array.from({ length: 13 }, (_, n) =>
      holdForm(endpoint, attacker, `203.0.113.${n}`),
    )
    const answers = held.map(({ answered }) => answered)
    const refused = await Promise.race(answers)
    expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5\b.*You are already sending 2 files/is)
    expect((await upload(endpoint, shopper, '198.51.100.1')).status).toBe(200)
    const own = await upload(endpoint, attacker, '198.51.100.2')
    expect([own.status === 200, own.code]).toEqual([false, 'RATE_LIMITED'])
    const all = await Promise.all(answers)
    expect(all.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(2)
    expect((await upload(endpoint, attacker, '198.51.100.2')).status).toBe(200)
  })

  it(`customers behind one address can send two forms by ${endpoint.name} at a time`, async () => {
    for (let n = 0; n < 2; n += 1) {
      holdForm(endpoint, await buildShopper(store.tokens), '203.0.113.9')
    }
    await vi.waitFor(async () => expect(await connections()).toBe(2), { timeout: 20_000 })
    await setTimeout(100)
    const third = await upload(endpoint, await buildShopper(store.tokens), '203.0.113.9')
    expect(third).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(third.headers['retry-after']).toBe('5')
  })

  it(`team members can send two forms by ${endpoint.name} at a time per account, not per shop address`, async () => {
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    for (let n = 0; n < 2; n += 1) holdForm(endpoint, admin, '203.0.113.10')
    await vi.waitFor(async () => expect(await connections()).toBe(2), { timeout: 20_000 })
    await setTimeout(100)
    expect((await upload(endpoint, admin, '203.0.113.10')).status).toBe(429)
    const colleague = await buildShopper(store.tokens, { role: 'STAFF' })
    expect((await upload(endpoint, colleague, '203.0.113.10')).status).toBe(200)
  })

  it(`a form by ${endpoint.name} counts until it is processed, even if its sender has left`, async () => {
    const shopper = await buildShopper(store.tokens)
    const waiting: (() => void)[] = []
    const write = vi.spyOn(store.pictures, 'write')
    write.mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)))
    const bytes = form(endpoint)
    for (let n = 0; n < 2; n += 1) {
      const { socket } = holdForm(endpoint, shopper, '203.0.113.11', bytes.length)
      socket.write(bytes)
    }
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 20_000 })
    for (const socket of open.splice(0)) socket.destroy()
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
    expect((await upload(endpoint, shopper, '203.0.113.11')).status).toBe(429)
    write.mockRestore()
    for (const end of waiting) end()
    await expect
      .poll(async () => (await upload(endpoint, shopper, '203.0.113.11')).status)
      .toBe(200)
  })
})

describe('a customer', () => {
  it.each(sample(['that arrives', 'of which nothing arrives'], 1))(
    'the server rejects a form %s and declares more than 10 MB',
    async (what) => {
      const { answered, socket } = holdForm(
        graphql,
        await buildShopper(store.tokens),
        '203.0.113.20',
        11 * MB,
      )
      if (what === 'that arrives') socket.write(Buffer.alloc(11 * MB))
      expect(await answered).toMatch(/^HTTP\/1\.1 413 .*The file is larger than 10 MB/s)
    },
  )

  it('the server rejects a form over 10 MB while it arrives, if it declares no length', async () => {
    const shopper = await buildShopper(store.tokens)
    const body = Array.from({ length: 11 }, () => Buffer.alloc(MB))
    const reply = await upload(graphql, shopper, '203.0.113.21', body)
    expect(reply).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    expect(reply.body).toContain('The file is larger than 10 MB')
  })
})

describe('bodies of operations', () => {
  const headers = (from: string, length: number) => ({
    ...{ 'x-forwarded-for': from, 'content-type': 'application/json' },
    'content-length': String(length),
  })
  const holdJson = (from: string) =>
    hold('POST /graphql', headers(from, MB), `{"query":"${'x'.repeat(MB - 100)}`)
  const question = '{"query":"{ store { name } }"}'
  const ask = async (from: string) =>
    (await hold('POST /graphql', headers(from, question.length), question).answered).slice(9, 12)

  it('bodies that one address holds take only its own share of the memory', async () => {
    const held = Array.from({ length: 6 }, () => holdJson('203.0.113.30'))
    expect(await Promise.race(held.map(({ answered }) => answered))).toMatch(/^HTTP\/1\.1 429 /)
    expect(await ask('198.51.100.30')).toBe('200')
    for (const { socket } of held) socket.destroy()
    await expect.poll(() => ask('203.0.113.30')).toBe('200')
  })

  it('bodies that declare much and send nothing take no memory', async () => {
    for (let n = 0; n < 100; n += 1) hold('POST /graphql', headers('203.0.113.31', MB))
    await vi.waitFor(async () => expect(await connections()).toBe(100), { timeout: 20_000 })
    expect(await ask('203.0.113.31')).toBe('200')
  })

  it('a body may arrive byte by byte', async () => {
    const chunks = Array.from(question, (letter) => `1\r\n${letter}\r\n`).join('')
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const { answered } = hold('POST /graphql', chunked, `${chunks}0\r\n\r\n`)
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
  })
})
