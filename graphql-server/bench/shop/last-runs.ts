import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Kind } from './jobs.ts'
import type { Figures } from './measure.ts'

const file = new URL('../last.json', import.meta.url)

const runs = z.record(z.string(), z.unknown())
/** What a run of another size is compared with. */
const costs = z.object({
  rows: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      store: z.object({ cpuMs: z.number().nullable() }),
    }),
  ),
})
export type Costs = z.output<typeof costs>

export interface Row {
  name: string
  kind: Kind
  store: Figures
  /** Of a bare server that sends the same bytes. */
  bare: Figures
  databaseCommands: number
}

export interface Run {
  date: string
  machine: string
  products: number
  rows: Row[]
  /** Most memory of the server in the whole run, its start included, in megabytes of 2^20. */
  peakMb: number
  /** Seconds until the store with the demo catalogue is open: at its first start, and at each later one. */
  startSeconds: { furnishing: number; furnished: number }
}

/** Writes the run into last.json, where the last run of each size stands. */
export function keepRun(run: Run): void {
  const kept = { ...readRuns(), [run.products]: run }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** Of the last run with so many products; undefined where there was none. */
export function lastCosts(products: number): Costs | undefined {
  const run = readRuns()[products]
  return run === undefined ? undefined : costs.parse(run)
}

function readRuns(): Record<string, unknown> {
  return existsSync(file) ? runs.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
