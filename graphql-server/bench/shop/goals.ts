import type { Kind } from './jobs.ts'

/** The maximum processor time per response for a job, in milliseconds. */
interface Goal {
  repeated?: number
  'first time': number
  /** The maximum ratio of its cost with 100,000 products to its cost with 1,500. */
  growth?: number
}

const GOALS: Record<string, Goal> = {
  'listing page': { repeated: 0.2, 'first time': 0.9, growth: 1.3 },
  'product page': { repeated: 0.15, 'first time': 0.6, growth: 1.3 },
  search: { repeated: 0.2, 'first time': 0.6, growth: 1.6 },
  'add to cart': { 'first time': 2.2 },
  'place order': { 'first time': 5 },
}

/** The server's maximum memory by the number of products, in megabytes of 2^20. */
const MEMORY_GOALS: Record<number, number> = { 1500: 300, 30_000: 350, 100_000: 500 }

/** The time from starting the built server until it serves the demo catalogue. */
export const START_GOAL_SECONDS = 2

export function findCpuGoal(name: string, kind: Kind): number | undefined {
  return GOALS[name]?.[kind]
}

/** The maximum growth for a first response with 100,000 products. */
export function findGrowthGoal(name: string, kind: Kind): number | undefined {
  return kind === 'first time' ? GOALS[name]?.growth : undefined
}

export function findMemoryGoal(products: number): number | undefined {
  return MEMORY_GOALS[products]
}
