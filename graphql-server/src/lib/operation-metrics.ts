import { AsyncLocalStorage } from 'node:async_hooks'

/** What an operation took, for who develops with it. */
export interface Measures {
  /** How many commands were sent to the database. */
  databaseCommands: number
  /** For each loader that was used, how many keys each of its batches had. */
  batches: Record<string, number[]>
}

const current = new AsyncLocalStorage<Measures>()

/** Does the work, and counts into `measures` what is noted by it: by nothing else, whatever runs beside it. */
export function measured<Result>(measures: Measures, work: () => Result): Result {
  return current.run(measures, work)
}

export function noteDatabaseCommand(): void {
  const measures = current.getStore()
  if (measures) measures.databaseCommands += 1
}

export function noteBatch(loader: string, size: number): void {
  const batches = current.getStore()?.batches
  if (batches) (batches[loader] ??= []).push(size)
}
