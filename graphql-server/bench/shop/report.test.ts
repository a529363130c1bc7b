import { expect, it } from 'vitest'
import type { Run } from './last-runs.ts'
import { formatTable } from './report.ts'

const bare = {
  perSecond8: 8000,
  perSecond32: 9000,
  medianMs: 0.5,
  p99Ms: 1,
  cpuMs: 0.05,
  peakMb: 60,
}
const store = { perSecond8: 800, perSecond32: 900, medianMs: 2, p99Ms: 9, cpuMs: 0.9, peakMb: 300 }

function run(products: number): Run {
  return {
    date: '2026-11-30',
    machine: '2 × a processor, Node 20',
    products,
    rows: [{ name: 'listing page', kind: 'first time', store, bare, databaseCommands: 3 }],
    peakMb: 320,
    startSeconds: { firstStart: 9, laterStart: 1.5 },
  }
}

it('the report shows each figure, its ratio to the bare server and its goal', () => {
  const cells =
    'listing page | first time | 800 (0.10) | 900 (0.10) | 2.0 (4.00) | 9.0 (9.00) | 0.90 (18.00) | ≤ 0.90 | 3 | 300'
  expect(formatTable(run(1500))).toContain(`| ${cells} |`)
})

it('the report compares a larger catalogue with the smallest, and has a goal for the largest', () => {
  const before = { rows: [{ name: 'listing page', kind: 'first time', store: { cpuMs: 0.6 } }] }
  expect(formatTable(run(30_000), before)).toContain('| 300 | 1.50 | – |')
  expect(formatTable(run(100_000), before)).toContain('| 300 | 1.50 | ≤ 1.3 |')
  expect(formatTable(run(30_000), before)).toContain('320 MB, goal ≤ 350')
})

it('the report leaves out figures that the system does not report', () => {
  const silent = run(1500)
  const [row] = silent.rows
  if (row) row.store = { ...store, cpuMs: Number.NaN, peakMb: Number.NaN }
  expect(formatTable(silent)).toContain('| – (–) | ≤ 0.90 | 3 | – |')
})
