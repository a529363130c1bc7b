import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../src/uploads/picture.model.ts'
import { buildShopper } from '../support/factories.ts'
import { noise } from './hostile-files.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { type UploadEndpoint, FORM_TYPE, buildForm, graphql, rest } from './upload-endpoints.ts'

const TIMEOUT_MS = 1500

let store: TestStore
let address: string
let accessToken: string
let photo: Buffer
const surprises: unknown[] = []
const noteSurprise = (surprise: unknown) => surprises.push(surprise)

beforeAll(async () => {
  store = await openTestStore({
    arrivalTimeouts: { headers: TIMEOUT_MS, body: TIMEOUT_MS, form: TIMEOUT_MS, silence: 10_000 },
  })
  address = await store.app.listen({ port: 0 })
  accessToken = await newAdmin()
  photo = await noise().jpeg().toBuffer()
  process.on('unhandledRejection', noteSurprise)
  process.on('warning', noteSurprise)
})
afterAll(async () => {
  process.off('unhandledRejection', noteSurprise)
  process.off('warning', noteSurprise)
  await store.close()
})

const newAdmin = async () => (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken

function form({ fields, field }: UploadEndpoint): Buffer {
  return buildForm([...fields, { name: field, fileName: 'photo.jpg', content: photo }])
}

/** Opens a connection and sends the head of an upload with this length, and a part of its body. */
function begin(
  endpoint: UploadEndpoint,
  length: number,
  body: Buffer,
  token = accessToken,
): Socket {
  const socket = connect(Number(new URL(address).port))
  const headers = {
    host: 'store',
    authorization: `Bearer ${token}`,
    'content-type': FORM_TYPE,
    'content-length': String(length),
    ...endpoint.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${endpoint.method} ${endpoint.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

/** Reads everything that the server sends until it closes the connection. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined).on('close', () => resolve(answer))
  })
}

/** The number of connections that the server has open. */
function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    store.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

async function expectNoTrace() {
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 10_000)
  expect(await readdir(store.pictures.folder)).toEqual(['.unfinished'])
  expect(await readdir(join(store.pictures.folder, '.unfinished'))).toEqual([])
  expect(await Picture.countDocuments()).toBe(0)
  expect(surprises).toEqual([])
  expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
}

describe.each([graphql, rest])('through $name', (endpoint) => {
  it.each([
    ['before its form', 0],
    ['in the head of its form', 60],
    ['in its file', 0.5],
    ['just before its end', 0.999],
  ])(
    `an upload by ${endpoint.name} that is aborted %s leaves nothing behind`,
    async (_where, part) => {
      const whole = form(endpoint)
      const sent = whole.subarray(0, part < 1 ? Math.floor(whole.length * part) : part)
      const socket = begin(endpoint, whole.length, sent)
      await vi.waitFor(async () => expect(await openConnections()).toBe(1), { timeout: 20_000 })
      socket.destroy()
      await expectNoTrace()
    },
  )

  it(`an anonymous upload by ${endpoint.name} is rejected before the form has arrived`, async () => {
    const socket = begin(endpoint, 5_000_000, Buffer.alloc(0), 'no.token.at.all')
    const answer = await new Promise<string>((resolve) => {
      socket.setEncoding('utf8').once('data', resolve)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
    await expectNoTrace()
  })

  it(`uploads by ${endpoint.name} that stall, arrive byte by byte or are shorter than declared are closed, with a sentence`, async () => {
    const whole = form(endpoint)
    // One account may send two files at a time.
    const [second, third] = await Promise.all([newAdmin(), newAdmin()])
    const stalling = begin(endpoint, whole.length, whole.subarray(0, 1000))
    const slow = begin(endpoint, whole.length, whole.subarray(0, 1000), second)
    const short = begin(endpoint, whole.length + 1, whole, third)
    const drip = setInterval(() => slow.write('x'), 20)
    const answers = await Promise.all([stalling, slow, short].map(readAnswer))
    clearInterval(drip)
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answers[0]).toContain(
      '{"success":false,"error":true,"message":"The request took too long."',
    )
    await expectNoTrace()
  })

  it(`an upload by ${endpoint.name} that is longer than declared ends at the declared length`, async () => {
    const whole = form(endpoint)
    const answer = await readAnswer(begin(endpoint, whole.length - 100, whole))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('BAD_USER_INPUT')
    await expectNoTrace()
  })
})
