import mongoose from 'mongoose'
import { on, once } from 'node:events'
import { createServer, request as startRequest, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  fillCart,
} from '../../../test/support/factories.ts'
import { ofWebApp } from '../../../test/support/persisted.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { startTraces, type Traces } from './traces.ts'

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
        z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
      ]),
    }),
  )
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])))

const spanSchema = z.object({
  name: z.string(),
  spanId: z.string(),
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  attributes,
  events: z.array(z.unknown()),
  status: z.object({ code: z.number(), message: z.string().optional() }),
})
type Span = z.infer<typeof spanSchema>

const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

interface Collector {
  /** The received bodies. */
  texts: string[]
  spans: Span[]
  resources: Record<string, string | number>[]
  headers: NodeJS.Dict<string | string[]>[]
}

let server: Server
let collector: Collector
let store: TestStore
let traces: Traces
const warnings: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })

async function startCollector(): Promise<string> {
  collector = { texts: [], spans: [], resources: [], headers: [] }
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = bodySchema.parse(body)
      collector.texts.push(JSON.stringify(body))
      collector.headers.push(request.headers)
      for (const { resource, scopeSpans } of resourceSpans) {
        collector.resources.push(resource.attributes)
        collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
      }
      response.end('{}')
    })
  })
  return listen(server)
}

async function listen(one: Server): Promise<string> {
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  const address = one.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return `http://127.0.0.1:${address.port}`
}

async function open(endpoint: string, stopTimeout?: number): Promise<void> {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  traces = startTraces(log, stopTimeout)
  store = await openTestStore({ telemetry: { metrics: null, traces } })
  traces.observeDatabase(mongoose.connection.getClient())
}

afterEach(async () => {
  vi.unstubAllEnvs()
  await store.close()
  server.closeAllConnections()
  server.close()
  warnings.length = 0
})

describe('a working collector', () => {
  beforeEach(async () => {
    const endpoint = await startCollector()
    vi.stubEnv('OTEL_SERVICE_NAME', 'kirana-test')
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-tenant=shop')
    await open(endpoint)
  })

  /** Opens the server's port. Returns a function that sends operations after the server has handled all headers. */
  async function openPort() {
    const url = new URL('/graphql', await store.app.listen({ port: 0, host: '127.0.0.1' }))
    const headers = { 'content-type': 'application/json' }
    return async (...queries: string[]): Promise<void> => {
      const handled = on(store.app.server, 'request')
      const requests = queries.map(() => startRequest(url, { method: 'POST', headers }))
      const replies = requests.map(
        (request) => once(request, 'response') as Promise<[IncomingMessage]>,
      )
      for (const request of requests) {
        request.flushHeaders()
        await handled.next()
      }
      await handled.return?.()
      requests.forEach((request, n) => request.end(JSON.stringify({ query: queries[n] })))
      await Promise.all(replies.map(async (replied) => text((await replied)[0])))
    }
  }

  it('the collector receives spans for a GraphQL request and its database commands', async () => {
    await buildCategory()
    const send = await openPort()
    await send('{ categories { name subCategories { name } } }')
    await traces.close()
    const [request, ...others] = collector.spans.filter(({ name }) => name === 'POST /graphql')
    expect(others).toEqual([])
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'graphql.operation.name': 'other',
    })
    const commands = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(commands.map(({ name }) => name).sort()).toEqual([
      'find categories',
      'find subCategories',
    ])
    expect(commands.map(({ traceId }) => traceId)).toEqual([request?.traceId, request?.traceId])
    expect(commands[0]?.attributes).toEqual({
      'db.system.name': 'mongodb',
      'db.namespace': mongoose.connection.name,
      'db.operation.name': 'find',
      'db.collection.name': commands[0]?.name.split(' ')[1],
    })
  })

  it('the collector receives concurrent requests as separate traces', async () => {
    const send = await openPort()
    await send(...Array.from({ length: 20 }, () => '{ categories { name } }'))
    await traces.close()
    const requests = collector.spans.filter(({ name }) => name === 'POST /graphql')
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(20)
    for (const { spanId } of requests) {
      const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId)
      expect(children.map(({ name }) => name)).toEqual(['find categories'])
    }
  })

  it('the collector receives the names of the web app’s operations and of REST routes', async () => {
    const operation = ofWebApp('query Home')
    await store.query(operation.text)
    await store.app.inject('/api/category/get')
    await traces.close()
    const named = collector.spans.map(({ attributes: values }) => values['graphql.operation.name'])
    expect(named).toContain('Home')
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/category/get')
  })

  it('the exporter follows the standard variables', async () => {
    await store.query('{ categories { name } }')
    await traces.close()
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'kirana-test' })
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'shop' })
  })

  it('the collector receives no spans for background work', async () => {
    await store.poll()
    await store.sendMail()
    await traces.close()
    expect(collector.spans).toEqual([])
  })

  it('the collector receives a failed command without its error message', async () => {
    const command = { nothing: 1, comment: 'a@example.com' }
    store.app.get('/failing', () => mongoose.connection.db?.command(command))
    expect((await store.app.inject('/failing')).statusCode).toBe(500)
    await traces.close()
    const failed = collector.spans.filter(({ status }) => status.code === 2)
    expect(failed.map(({ name }) => name)).toEqual(['nothing', 'GET /failing'])
    expect(failed.map(({ status }) => status.message ?? '')).toEqual(['', ''])
    expect(collector.texts.join()).not.toContain('a@example.com')
  })

  it('the collector receives no personal data', async () => {
    const { user, accessToken } = await buildShopper(store.tokens)
    const product = await buildProduct()
    await fillCart(user, [product])
    const login = `mutation ($input: LoginInput!) { login(input: $input) { userErrors { message } } }`
    await store.query(login, { input: { email: user.email, password: 'secret password' } })
    await store.query('{ viewer { email cart { lines { id } } } }', {}, accessToken)
    await store.app.inject(`/graphql?query={__typename}&operationName=${user.email}`)
    await store.app.inject(`/${user.email}?token=${accessToken}`)
    await traces.close()
    const sent = collector.texts.join('\n')
    expect(sent).toContain('find users')
    const secrets = [
      user.email,
      user._id.toHexString(),
      accessToken,
      'secret password',
      '127.0.0.1',
    ]
    for (const secret of secrets) expect(sent).not.toContain(secret)
  })

  it('clients cannot set the trace id', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await store.app.inject({ url: '/healthz', headers })
    await traces.close()
    expect(collector.spans).toHaveLength(1)
    expect(collector.texts.join()).not.toContain(traceId)
  })
})

describe('a collector that does not respond', () => {
  /** Returns the time to stop, in milliseconds. */
  async function close(): Promise<number> {
    const started = performance.now()
    await traces.close()
    return performance.now() - started
  }

  it('a silent collector delays neither requests nor the shutdown', async () => {
    const sockets: Socket[] = []
    server = createServer().on('connection', (socket: Socket) => void sockets.push(socket))
    await open(await listen(server), 50)
    const { data } = await store.query(gql(`{ categories { name } }`))
    expect(data.categories).toEqual([])
    expect(await close()).toBeLessThan(5_000)
    expect(sockets).toHaveLength(1)
  })

  it('a collector that is down is logged, and the server continues', async () => {
    server = createServer()
    const endpoint = await listen(server)
    server.close()
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100')
    await open(endpoint)
    const { data } = await store.query(gql(`{ categories { name } }`))
    expect(data.categories).toEqual([])
    expect(await close()).toBeLessThan(5_000)
    expect(warnings.join()).toContain('spans could not be sent')
  })
})
