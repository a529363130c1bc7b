import type { mongo } from 'mongoose'
import type { Logger } from 'pino'
import type { Metrics } from './metrics/metrics.ts'
import type { Traces } from './traces/traces.ts'

export interface TelemetrySettings {
  /** The metrics server's port. Null disables metrics. */
  metricsPort: number | null
  isTraced: boolean
}

/** Metrics and traces. Each is null unless configured. */
export interface Telemetry {
  metrics: Metrics | null
  traces: Traces | null
}

/** Loads only configured modules, so that by default nothing observes the process. */
export async function loadTelemetry(
  { metricsPort, isTraced }: TelemetrySettings,
  log: Logger,
): Promise<Telemetry> {
  const metrics =
    metricsPort === null
      ? null
      : (await import('./metrics/metrics.ts')).createMetrics({ port: metricsPort, log })
  const traces = isTraced ? (await import('./traces/traces.ts')).startTraces(log) : null
  return { metrics, traces }
}

export function isObserved({ metrics, traces }: Telemetry): boolean {
  return metrics !== null || traces !== null
}

export function observeDatabase({ metrics, traces }: Telemetry, client: mongo.MongoClient): void {
  metrics?.observeDatabase(client)
  traces?.observeDatabase(client)
}

export async function closeTelemetry({ metrics, traces }: Telemetry): Promise<void> {
  await Promise.all([metrics?.close(), traces?.close()])
}
