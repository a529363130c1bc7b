import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { mongo } from 'mongoose'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Logger } from 'pino'
import { APIS, labelRequest } from '../../http/request-labels.ts'
import { followCommands } from '../../lib/database/follow-commands.ts'
import { createQueueGauges } from './queue-gauges.ts'
import { createSearchGauges, type MeasureSearch } from './search-gauges.ts'
import { serveMetrics, type MetricsServer } from './serve-metrics.ts'

/** The server's own errors, which need an alert. */
const FAILURES = ['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL']
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface MetricsOptions {
  port: number
  log: Logger
}

export interface ListenOptions {
  host: string
  measureSearch: MeasureSearch
}

export interface Metrics {
  observeRequests(app: FastifyInstance): void
  countError: (request: FastifyRequest, code: string) => void
  countGraphqlError: (code: string) => void
  observeDatabase(client: mongo.MongoClient): void
  /** Serves the metrics and returns their URL. If this fails, throws an error that names METRICS_PORT. */
  listen(options: ListenOptions): Promise<string>
  close(): Promise<void>
}

/** Creates this process's metrics. All labels have few values, and clients cannot choose them. */
export function createMetrics({ port, log }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'kirana_request_duration_seconds',
    help: 'Time to answer requests, by API and operation.',
    labelNames: ['api', 'operation'],
    buckets: SECONDS,
    registers,
  })
  const errors = new Counter({
    name: 'kirana_errors_total',
    help: 'Errors in responses, by API and code.',
    labelNames: ['api', 'code'],
    registers,
  })
  // A series that begins with its first error has no rate, and would cause no alarm.
  for (const api of APIS) for (const code of FAILURES) errors.inc({ api, code }, 0)
  const commands = new Histogram({
    name: 'kirana_database_command_duration_seconds',
    help: 'Duration of database commands, by command and outcome (ok or error).',
    labelNames: ['command', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  let server: MetricsServer | null = null
  return {
    observeRequests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { api, operation } = labelRequest(request)
        requests.observe({ api, operation }, reply.elapsedTime / 1000)
        done()
      })
    },
    countError: (request, code) => errors.inc({ api: labelRequest(request).api, code }),
    countGraphqlError: (code) => errors.inc({ api: 'graphql', code }),
    observeDatabase: (client) =>
      followCommands(client, ({ name: command }) => {
        const end = commands.startTimer({ command })
        return (isOk) => void end({ outcome: isOk ? 'ok' : 'error' })
      }),
    async listen({ host, measureSearch }) {
      createSearchGauges(registry, measureSearch)
      const queues = createQueueGauges(registry)
      const render = async () => {
        await queues.update()
        return { type: registry.contentType, text: await registry.metrics() }
      }
      server = await serveMetrics({ host, port, render, log })
      log.info({ url: server.url }, 'metrics server listening')
      return server.url
    },
    async close() {
      await server?.close()
    },
  }
}
