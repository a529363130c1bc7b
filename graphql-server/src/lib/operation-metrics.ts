import { AsyncLocalStorage } from 'node:async_hooks'

/** An operation's costs, for developers. */
export interface OperationMetrics {
  databaseCommands: number
  /** The sizes of each loader's batches. */
  batches: Record<string, number[]>
}

const current = new AsyncLocalStorage<OperationMetrics>()

/** Runs the work and records its metrics. Concurrent work is not counted. */
export function withMetrics<Result>(metrics: OperationMetrics, work: () => Result): Result {
  return current.run(metrics, work)
}

export function countDatabaseCommand(): void {
  const metrics = current.getStore()
  if (metrics) metrics.databaseCommands += 1
}

export function recordBatch(loader: string, size: number): void {
  const batches = current.getStore()?.batches
  if (batches) (batches[loader] ??= []).push(size)
}
