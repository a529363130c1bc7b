import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Kind } from './jobs.ts'
import type { Figures } from './measure.ts'

const file = new URL('../last.json', import.meta.url)

const runs = z.record(z.string(), z.unknown())
/** The costs that runs of other sizes are compared with. */
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
  /** The figures for a bare server that sends the same bytes. */
  bare: Figures
  databaseCommands: number
}

export interface Run {
  date: string
  machine: string
  products: number
  rows: Row[]
  /** The server's peak memory in the whole run with its start, in megabytes of 2^20. */
  peakMb: number
  /** The seconds until the server with the demo catalogue is open, at its first start and at later ones. */
  startSeconds: { firstStart: number; laterStart: number }
}

/** Writes the run to last.json, which has the last run for each size. */
export function keepRun(run: Run): void {
  const kept = { ...readRuns(), [run.products]: run }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** The costs in the last run with this number of products; undefined if there is no such run. */
export function lastCosts(products: number): Costs | undefined {
  const run = readRuns()[products]
  return run === undefined ? undefined : costs.parse(run)
}

function readRuns(): Record<string, unknown> {
  return existsSync(file) ? runs.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
