import mongoose, { Types } from 'mongoose'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { countScans } from '../../../test/support/database.ts'
import { buildProduct, buildShopper } from '../../../test/support/factories.ts'
import { ofWebApp, persisted, persistedUrl, PREFLIGHT } from '../../../test/support/persisted.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import type { SearchState } from '../../domains/catalogue/browse/catalogue-reading.ts'
import { Delivery } from '../../domains/webhook/delivery.model.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const host = '127.0.0.1'
const log = pino({ level: 'silent' })
const home = ofWebApp('query Home')
let searchState: SearchState = { products: 3, lag: 1500 }
const measureSearch = () => searchState

let store: TestStore
let metrics: Metrics
let url: string
let webDir: string

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'metrics-web-'))
  await writeFile(join(webDir, 'index.html'), '<html><head></head></html>')
  await writeFile(join(webDir, 'script-1a2b.js'), '')
  metrics = createMetrics({ port: 0, log })
  store = await openTestStore({ telemetry: { metrics, traces: null }, webDir })
  metrics.observeDatabase(mongoose.connection.getClient())
  await writeFile(join(store.pictures.folder, 'rice-160.webp'), '')
  url = await metrics.listen({ host, measureSearch })
})
afterAll(async () => {
  await metrics.close()
  await store.close()
  await rm(webDir, { recursive: true })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all([OutboxEntry.deleteMany({}), Delivery.deleteMany({})])
})

const scrape = async () => (await fetch(url)).text()

/** Returns the values of a metric's series by their labels. */
async function read(name: string, text?: string): Promise<Record<string, number>> {
  const lines = (text ?? (await scrape())).split('\n')
  const series = lines.flatMap((line) => {
    const [, labels = '', value] = new RegExp(`^${name}(?:{(.*)})? (.+)$`).exec(line) ?? []
    return value === undefined ? [] : [[labels, Number(value)] as const]
  })
  return Object.fromEntries(series)
}

/** Returns how much each of a metric's series has grown during the work, without unchanged series. */
async function growth(name: string, work: () => Promise<unknown>) {
  const before = await read(name)
  await work()
  const grown = Object.entries(await read(name)).map(
    ([labels, value]) => [labels, value - (before[labels] ?? 0)] as const,
  )
  return Object.fromEntries(grown.filter(([, value]) => value > 0))
}

const countSeries = async () =>
  (await scrape()).split('\n').filter((line) => line.startsWith('kirana_')).length

const inject = (path: string) => store.app.inject({ url: path, headers: PREFLIGHT })
const post = (payload: object) => store.app.inject({ method: 'POST', url: '/graphql', payload })

describe('requests', () => {
  const count = (work: () => Promise<unknown>) =>
    growth('kirana_request_duration_seconds_count', work)

  it.each([
    ['as a hash with GET', () => inject(persistedUrl(home.hash))],
    ['as a hash', () => post({ extensions: persisted(home.hash) })],
    ['as a query', () => post({ query: home.text })],
  ])('a request from the web app is counted by its operation, sent %s', async (_how, send) => {
    expect(await count(send)).toEqual({ 'api="graphql",operation="Home"': 1 })
  })

  it.each([
    ['/api/category/get', 'api="rest",operation="/api/category/get"'],
    ['/api/nothing', 'api="rest",operation="/api/*"'],
    ['/media/rice-160.webp', 'api="media",operation="/media/*"'],
    ['/', 'api="page",operation="/"'],
    ['/product/toned-milk', 'api="page",operation="/*"'],
    ['/script-1a2b.js', 'api="other",operation="file"'],
    ['/healthz', 'api="other",operation="/healthz"'],
    ['/prescriptions/x?signature=x', 'api="other",operation="/prescriptions/:id"'],
    ['/media/none-160.webp', 'api="other",operation="other"'],
  ])('a request to %s is counted as %s', async (path, labels) => {
    expect(await count(() => inject(path))).toEqual({ [labels]: 1 })
  })

  it('names and paths that clients choose never add series', async () => {
    const operations = [
      (name: string) => ({ query: `query ${name} { __typename }`, operationName: name }),
      (name: string) => ({ query: home.text.replace('Home', name), operationName: name }),
      (name: string) => ({ query: '{ __typename }', operationName: name }),
      (name: string) => ({ extensions: persisted(name) }),
    ]
    const paths = [
      '/path',
      '/path.php',
      '/api/path',
      '/media/path',
      '/product/path',
      '/assets/path',
    ]
    const send = async (n: number) => {
      for (const [kind, operation] of operations.entries())
        if (n % operations.length === kind) await post(operation(`Operation${n}`))
      for (const [kind, path] of paths.entries())
        if (n % paths.length === kind) await inject(path.replace('path', `path-${n}`))
    }
    for (let n = 0; n < 12; n += 1) await send(n)
    const before = await countSeries()
    for (let n = 12; n < 112; n += 1) await send(n)
    expect(await countSeries()).toBe(before)
  })
})

describe('errors', () => {
  const count = (work: () => Promise<unknown>) => growth('kirana_errors_total', work)

  it('GraphQL errors are counted by code', async () => {
    expect(await count(() => post({ query: '{ viewer { email } }' }))).toEqual({})
    expect(await count(() => post({ query: '{ nothing }' }))).toEqual({
      'api="graphql",code="GRAPHQL_VALIDATION_FAILED"': 1,
    })
    expect(await count(() => post({ query: 7 }))).toEqual({
      'api="graphql",code="BAD_REQUEST"': 1,
    })
  })

  it("the server's own errors start at zero, so that the first one has a rate", async () => {
    const counts = await read('kirana_errors_total')
    for (const code of ['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL'])
      expect(counts[`api="rest",code="${code}"`]).toBe(0)
  })

  const login = (fields: string) =>
    `mutation { login(input: { email: "a@example.com", password: "wrong password" }) { userErrors { ${fields} } } }`

  it('errors that users can correct are counted by code', async () => {
    expect(await count(() => post({ query: login('code') }))).toEqual({
      'api="graphql",code="WRONG_CREDENTIALS"': 1,
    })
  })

  it('an alias cannot add another value to the counted codes', async () => {
    expect(await count(() => post({ query: login('code: message') }))).toEqual({})
  })

  it('REST errors and unknown paths are counted once', async () => {
    expect(await count(() => inject('/api/user/user-details'))).toEqual({
      'api="rest",code="UNAUTHENTICATED"': 1,
    })
    expect(await count(() => inject('/nothing.php'))).toEqual({
      'api="other",code="NOT_FOUND"': 1,
    })
  })
})

it('database commands are counted by name and outcome', async () => {
  const { db } = mongoose.connection
  const counted = await growth('kirana_database_command_duration_seconds_count', async () => {
    await db?.collection('products').findOne({})
    await expect(db?.command({ nothing: 1 })).rejects.toThrow()
  })
  expect(counted['command="find",outcome="ok"']).toBeGreaterThanOrEqual(1)
  expect(counted['command="nothing",outcome="error"']).toBe(1)
})

it('a command that waits for changes is not counted', async () => {
  const follow = { $match: { 'ns.coll': { $in: ['products'] } } }
  const stream = mongoose.connection.db?.watch([follow, { $project: { ns: 1 } }], {
    maxAwaitTimeMS: 10,
  })
  const counted = await growth('kirana_database_command_duration_seconds_count', async () => {
    expect(await stream?.tryNext()).toBeNull()
    await stream?.close()
  })
  expect(Object.keys(counted)).not.toContain('command="getMore",outcome="ok"')
})

describe('queues', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

  const mail = (seconds: number, createdAt = new Date()) =>
    OutboxEntry.create({
      key: new Types.ObjectId().toHexString(),
      kind: 'test',
      refs: {},
      attempts: 0,
      nextAttemptAt: inSeconds(seconds),
      createdAt,
    })

  const delivery = (seq: number, fields: object) =>
    Delivery.create({
      webhookId: new Types.ObjectId(),
      thingId: new Types.ObjectId(),
      kind: 'product',
      deleted: false,
      logId: new Types.ObjectId(),
      seq,
      at: new Date(),
      state: 'WAITING',
      attempts: 0,
      ...fields,
    })

  it('queues are empty in a new database', async () => {
    const lengths = await read('kirana_queue_length')
    expect(Object.values(lengths)).toEqual([0, 0, 0, 0])
    expect(await read('kirana_mail_oldest_seconds')).toEqual({ '': 0 })
  })

  it('queues are measured by state', async () => {
    await mail(-60, inSeconds(-3600))
    await mail(-10)
    await mail(30)
    await delivery(1, { waitingFor: 'a', nextAttemptAt: inSeconds(-20) })
    await delivery(2, { waitingFor: 'b', nextAttemptAt: inSeconds(600) })
    await delivery(3, { state: 'DELIVERED' })
    expect(await read('kirana_queue_length')).toEqual({
      'queue="mail",state="due"': 2,
      'queue="mail",state="scheduled"': 1,
      'queue="webhook",state="due"': 1,
      'queue="webhook",state="scheduled"': 1,
    })
    const overdue = await read('kirana_queue_overdue_seconds')
    expect(overdue['queue="mail"']).toBeCloseTo(60, -1)
    expect(overdue['queue="webhook"']).toBeCloseTo(20, -1)
    const { '': age } = await read('kirana_mail_oldest_seconds')
    expect(age).toBeCloseTo(3600, -1)
  })

  it('queues are measured with indexes', async () => {
    await mail(-60)
    await delivery(1, { waitingFor: 'a', nextAttemptAt: inSeconds(-20) })
    expect(await countScans(() => fetch(url))).toBe(0)
  })

  it('queues are omitted while the database does not respond, and the other metrics are served', async () => {
    await mail(-60)
    vi.spyOn(OutboxEntry.collection, 'countDocuments').mockReturnValue(new Promise(() => undefined))
    const text = await scrape()
    expect(await read('kirana_queue_length', text)).toEqual({})
    expect(await read('kirana_mail_oldest_seconds', text)).toEqual({})
    expect(await read('process_resident_memory_bytes', text)).not.toEqual({})
    vi.restoreAllMocks()
    expect(await read('kirana_queue_length')).toMatchObject({ 'queue="mail",state="due"': 1 })
  })
})

it('the search index reports its size, and its lag after it is loaded', async () => {
  expect(await read('kirana_search_products')).toEqual({ '': 3 })
  expect(await read('kirana_search_lag_seconds')).toEqual({ '': 1.5 })
  searchState = { products: 0, lag: null }
  expect(await read('kirana_search_lag_seconds')).toEqual({})
})

it('the event loop, memory and processor are measured', async () => {
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(Object.keys(await read(name)), name).toEqual([''])
})

it('metrics contain no personal data', async () => {
  const { user, accessToken } = await buildShopper(store.tokens)
  const { _id } = await buildProduct()
  const query = `query ($id: ID!) { viewer { email } product(id: $id) { name } }`
  await store.query(query, { id: _id }, accessToken)
  const text = await scrape()
  for (const secret of [user.email, user._id.toHexString(), _id.toHexString(), accessToken])
    expect(text).not.toContain(secret)
})

describe('the metrics server', () => {
  const status = async (path: string, method: string) =>
    (await fetch(new URL(path, url), { method })).status

  it('the metrics server serves only the metrics', async () => {
    for (const method of ['GET', 'HEAD']) expect(await status('/metrics', method)).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await status('/metrics', method)).toBe(404)
    for (const path of ['/', '/metrics/', '/metrics/x', '/graphql', '/healthz'])
      expect(await status(path, 'GET'), path).toBe(404)
  })

  it('the metrics server explains a port that is in use', async () => {
    const other = createServer().listen(0, host)
    await once(other, 'listening')
    const bound = other.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const second = createMetrics({ port, log })
    await expect(second.listen({ host, measureSearch })).rejects.toThrow(
      `METRICS_PORT: ${port} is used by another program: stop that program, or choose another port.`,
    )
    await second.close()
    other.close()
  })

  it('the metrics server closes immediately, even if a client keeps its connection open', async () => {
    const second = createMetrics({ port: 0, log })
    const { hostname, port } = new URL(await second.listen({ host, measureSearch }))
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    await once(socket, 'connect')
    const ended = once(socket, 'close')
    await second.close()
    await ended
    await expect(fetch(`http://${hostname}:${port}/metrics`)).rejects.toThrow()
  })
})
