import type { FastifyInstance } from 'fastify'
import type { mongo } from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { traceCommands } from './trace-commands.ts'
import { createExport } from './export-spans.ts'
import { traceRequests } from './trace-requests.ts'

/** The time limit for sending the last spans when the process stops. */
const STOP_TIMEOUT_MS = 2_000

export interface Traces {
  observeRequests(app: FastifyInstance): void
  observeDatabase(client: mongo.MongoClient): void
  /** Sends the last spans if the collector responds in time. */
  close(): Promise<void>
}

/** Sends spans for requests and their database commands to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function startTraces(log: Logger, stopTimeout = STOP_TIMEOUT_MS): Traces {
  const provider = createExport(log)
  const tracer = provider.getTracer('kirana-care')
  return {
    observeRequests: (app) => traceRequests(app, tracer),
    observeDatabase: (client) => traceCommands(client, tracer),
    async close() {
      const shutDown = provider
        .shutdown()
        .catch((err: unknown) => log.warn({ err }, 'last spans could not be sent'))
      await Promise.race([shutDown, setTimeout(stopTimeout, undefined, { ref: false })])
    },
  }
}
