import { findGrowthGoal, findCpuGoal, findMemoryGoal, START_GOAL_SECONDS } from './goals.ts'
import type { Costs, Row, Run } from './last-runs.ts'
import type { Figures } from './measure.ts'

/** The smallest number of products, with which other runs are compared. */
export const SMALLEST = 1500
const LARGEST = 100_000

const HEAD = [
  'job',
  'request',
  'answers/s, 8 connections',
  '32 connections',
  'median ms',
  'p99 ms',
  'CPU ms',
  'goal',
  'database commands',
  'peak MB',
]

/** Formats the run as a Markdown table. In brackets: the ratio to the bare server. */
export function formatTable(run: Run, ofSmallest?: Costs): string {
  const compared = run.products === SMALLEST ? undefined : ofSmallest
  const head = compared ? [...HEAD, 'CPU, times that at 1,500', 'goal'] : HEAD
  const rows = run.rows.map((row) => [
    ...toCells(row),
    ...(compared ? growthCells(row, run.products, compared) : []),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [...lines, '', ...closingLines(run)].join('\n')
}

function toCells({ name, kind, store, bare, databaseCommands }: Row): string[] {
  const figure = (key: keyof Figures, digits: number) =>
    `${format(store[key], digits)} (${format(store[key] / bare[key], 2)})`
  return [
    name,
    kind,
    figure('perSecond8', 0),
    figure('perSecond32', 0),
    figure('medianMs', 1),
    figure('p99Ms', 1),
    figure('cpuMs', 2),
    goal(findCpuGoal(name, kind), 2),
    String(databaseCommands),
    format(store.peakMb, 0),
  ]
}

function growthCells({ name, kind, store }: Row, products: number, smallest: Costs): string[] {
  const before = smallest.rows.find((row) => row.name === name && row.kind === kind)?.store.cpuMs
  const growth = store.cpuMs / (before ?? Number.NaN)
  return [format(growth, 2), goal(products === LARGEST ? findGrowthGoal(name, kind) : undefined, 1)]
}

function closingLines({ products, peakMb, startSeconds, date, machine }: Run): string[] {
  const { laterStart, firstStart } = startSeconds
  return [
    `- ${products.toLocaleString('en')} products, ${date}, ${machine}.`,
    `- Most memory of the server, its start included: ${format(peakMb, 0)} MB, goal ${goal(findMemoryGoal(products), 0)}.`,
    `- Open with the demo catalogue after ${format(laterStart, 2)} s, goal ≤ ${START_GOAL_SECONDS}; the first start, ` +
      `which also creates the demo catalogue, takes ${format(firstStart, 2)} s.`,
  ]
}

const format = (figure: number, digits: number) =>
  Number.isFinite(figure) ? figure.toFixed(digits) : '–'

const goal = (figure: number | undefined, digits: number) =>
  figure === undefined ? '–' : `≤ ${format(figure, digits)}`
