import { AsyncLocalStorage } from 'node:async_hooks'

/** What an operation took, for who develops with it. */
export interface OperationMetrics {
  /** How many commands were sent to the database. */
  databaseCommands: number
  /** For each loader that was used, how many keys each of its batches had. */
  batches: Record<string, number[]>
}

const current = new AsyncLocalStorage<OperationMetrics>()

/** Does the work, and counts into `metrics` what is noted by it: by nothing else, whatever runs beside it. */
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
