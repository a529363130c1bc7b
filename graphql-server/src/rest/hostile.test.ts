import fc from 'fast-check'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credentialsFor, restKinds, type Envelope } from '../../test/support/rest.ts'
import { failuresOf } from '../../test/support/failures-of.ts'
import { runs, sample } from '../../test/support/property-runs.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { FORM_TYPE } from '../../test/attacks/upload-endpoints.ts'
import { restRoutes } from './routes.ts'
import type { Route } from './call/route.ts'

let store: TestStore
let port: number

beforeAll(async () => {
  store = await openTestStore()
  const address = await store.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterAll(() => store.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const deep = (open: string, close: string) => `${open.repeat(3000)}1${close.repeat(3000)}`

/** Returns a body with the same value in every field. */
const allFields = ({ body }: Route, value: string) =>
  `{${Object.keys(body.shape)
    .map((name) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`

/** JSON values that are invalid or easily misread. */
const VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e309',
  '9007199254740993',
  '"1e3"',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(10_000)}"`,
  '[]',
  '[[]]',
  '[null]',
  '[{}]',
  '{}',
  '{"$ne":null}',
  '{"$gt":""}',
  '{"_id":{"$gt":""}}',
  '{"toString":"x","length":9}',
  '{"then":"x"}',
]

type Sent = { headers?: Record<string, string>; body?: string | Buffer }

/** Requests that every route must reject. */
const MALFORMED: [string, Sent][] = [
  ['nothing', {}],
  ['an empty body', { headers: JSON_TYPE, body: '' }],
  ['half an object', { headers: JSON_TYPE, body: '{"a":' }],
  ['two objects', { headers: JSON_TYPE, body: '{}{}' }],
  ['a byte order mark', { headers: JSON_TYPE, body: '\ufeff{}' }],
  ['no JSON', { headers: JSON_TYPE, body: 'a=b' }],
  ['NaN', { headers: JSON_TYPE, body: '{"a":NaN}' }],
  ['a prototype', { headers: JSON_TYPE, body: '{"__proto__":{"a":1}}' }],
  ['a constructor', { headers: JSON_TYPE, body: '{"constructor":{"prototype":{"a":1}}}' }],
  ['a doubled key', { headers: JSON_TYPE, body: '{"email":"a","email":{"$ne":1}}' }],
  ['deep objects', { headers: JSON_TYPE, body: deep('{"a":', '}') }],
  ['deep lists', { headers: JSON_TYPE, body: `{"a":${deep('[', ']')}}` }],
  ['invalid UTF-8', { headers: JSON_TYPE, body: Buffer.from([123, 0xff, 0xfe, 125]) }],
  ['UTF-16', { headers: JSON_TYPE, body: Buffer.from('{}', 'utf16le') }],
  ['1.1 MB', { headers: JSON_TYPE, body: `{"a":"${'x'.repeat(1_100_000)}"}` }],
  ['no content type', { body: '{}' }],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
  ['XML', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
  ['a malformed content type', { headers: { 'content-type': '/;;=' }, body: '{}' }],
  ['a long content type', { headers: { 'content-type': 'a'.repeat(8000) }, body: '{}' }],
  [
    'an encoded form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email[$ne]=1' },
  ],
  ['a form', { headers: { 'content-type': FORM_TYPE }, body: '--a-boundary-of-the-tests--' }],
  ['a form without boundary', { headers: { 'content-type': 'multipart/form-data' }, body: '--' }],
  ['an unfinished form', { headers: { 'content-type': FORM_TYPE }, body: '--a-boundary-of' }],
  [
    'a packed body',
    { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync('{"a":1}') },
  ],
  ['a wrong charset', { headers: { 'content-type': 'application/json; charset=x' }, body: '{}' }],
  [
    'a broken cookie',
    { headers: { ...JSON_TYPE, cookie: '%;=;;resetGrant=%E0%A4%A' }, body: '{}' },
  ],
  ['a broken token', { headers: { ...JSON_TYPE, authorization: 'Bearer ' }, body: '{}' }],
  ['another scheme', { headers: { ...JSON_TYPE, authorization: 'Basic YTpi' }, body: '{}' }],
  [
    'a long token',
    { headers: { ...JSON_TYPE, authorization: `Bearer ${'a'.repeat(8000)}` }, body: '{}' },
  ],
  ['a short key', { headers: { ...JSON_TYPE, 'idempotency-key': 'x' }, body: '{}' }],
  ['a forged origin', { headers: { ...JSON_TYPE, origin: 'null', host: '::' }, body: '{}' }],
]

async function answerTo({ method, path }: Route, { headers, body }: Sent) {
  const length = Buffer.byteLength(body ?? '')
  const lines = linesOf({ 'content-length': String(length), ...headers })
  return raw([`${method} ${path} HTTP/1.1`, ...lines], body ?? '')
}

function linesOf(headers: Record<string, string>) {
  const all = { host: 'localhost', connection: 'close', ...headers }
  return Object.entries(all).map(([name, value]) => `${name}: ${value}`)
}

/** Sends bytes that no client library would send, and reads until the connection ends. */
async function raw(head: string[], content: string | Buffer): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(content)
  const answer = await text(socket)
  const [status = ''] = /(?<=^HTTP\/1.1 )\d{3}/.exec(answer) ?? []
  const [type] = /(?<=^content-type: ).*(?=\r$)/im.exec(answer) ?? []
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  return { status: Number(status), type, body: body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '') }
}

interface Answer {
  status: number
  type: unknown
  body: string
}

function expectEnvelope(way: string, { status, type, body }: Answer) {
  expect(type, way).toBe('application/json; charset=utf-8')
  const envelope = JSON.parse(body) as Envelope
  expect(status, way).toBeLessThan(500)
  expect(envelope.success, way).toBe(status === 200)
  expect(envelope.message, way).toMatch(/^[^<>{}]*$/)
  expect(body, way).not.toMatch(/\.[tj]s:\d|node_modules|<html/i)
}

it.each(sample(restKinds, 5))(
  '$method $path answers malformed requests with the envelope',
  async (route) => {
    const credentials = await credentialsFor(route, store)
    for (const [way, { headers, body }] of MALFORMED) {
      expectEnvelope(way, await answerTo(route, { headers: { ...credentials, ...headers }, body }))
      expectEnvelope(way, await answerTo(route, { headers, body }))
    }
  },
)

async function expectAnswers(route: Route) {
  const { method, path: url } = route
  let credentials = await credentialsFor(route, store)
  for (const value of VALUES) {
    const headers = { ...credentials, ...JSON_TYPE }
    const reply = await store.app.inject({
      method,
      url,
      headers,
      payload: allFields(route, value),
    })
    const {
      statusCode: status,
      body,
      headers: { 'content-type': type },
    } = reply
    expectEnvelope(value.slice(0, 20), { status, body, type })
    // One route logs its caller out.
    if (url.endsWith('logout')) credentials = await credentialsFor(route, store)
  }
}

it('routes answer any field values with the envelope', async () => {
  const nameOf = ({ method, path }: Route) => `${method} ${path}`
  expect(await failuresOf(sample(restRoutes, 5), nameOf, expectAnswers)).toEqual([])
})

it('random routes answer random JSON with the envelope', async () => {
  const credentials = new Map<Route, Record<string, string>>()
  for (const route of restRoutes) credentials.set(route, await credentialsFor(route, store))
  const calls = fc.constantFrom(
    ...restRoutes.filter(({ method, file }) => method !== 'GET' && !file),
  )
  const requests = calls.chain((route) => {
    const fields = Object.keys(route.body.shape).map((name) => [name, fc.jsonValue()] as const)
    return fc.tuple(fc.constant(route), fc.record(Object.fromEntries(fields), { requiredKeys: [] }))
  })
  const answers = fc.asyncProperty(requests, async ([route, body]) => {
    const headers = { ...credentials.get(route), ...JSON_TYPE }
    const reply = await answerTo(route, { headers, body: JSON.stringify(body) })
    expectEnvelope(route.path, reply)
  })
  await fc.assert(answers, { numRuns: runs({ short: 30, all: 300 }), seed: 42 })
})

it.each([
  ['something other than HTTP', ['hello']],
  ['an unknown method', ['BREW /api/user/login HTTP/1.1', 'host: x']],
  ['an unknown version', ['POST /api/user/login HTTP/9.9', 'host: x']],
  ['no host', ['POST /api/user/login HTTP/1.1', 'connection: close']],
  ['a line break in a header', ['POST /api/user/login HTTP/1.1', 'host: x', 'a: b\rc']],
  ['two lengths', ['POST /api/user/login HTTP/1.1', 'host: x', 'content-length: 2, 3']],
  ['a length below zero', ['POST /api/user/login HTTP/1.1', 'host: x', 'content-length: -1']],
  ['100 kB of headers', ['POST /api/user/login HTTP/1.1', 'host: x', `a: ${'x'.repeat(100_000)}`]],
  ['a malformed URL', ['GET /api/% HTTP/1.1', ...linesOf({})]],
  ['a long URL', [`GET /api/${'a'.repeat(10_000)} HTTP/1.1`, ...linesOf({})]],
])('the server answers %s with the envelope', async (way, head) => {
  expectEnvelope(way, await raw(head, ''))
})
