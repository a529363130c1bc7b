import type { Plan } from './planner.ts'
import type { Doc } from './values.ts'

/** A plan as MongoDB's winningPlan: COLLSCAN, or FETCH over IXSCAN, under a SORT where needed. */
export function describe(plan: Plan): Doc {
  const reading = readingOf(plan)
  return plan.sorted ? reading : { stage: 'SORT', inputStage: reading }
}

function readingOf(plan: Plan): Doc {
  if (plan.alternatives) {
    const inputStages = plan.alternatives.map(scanOf)
    return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages } }
  }
  return plan.index ? { stage: 'FETCH', inputStage: scanOf(plan) } : scanOf(plan)
}

function scanOf({ index, backwards, ranges, rows }: Plan): Doc {
  const direction = backwards ? 'backward' : 'forward'
  if (!index) return { stage: 'COLLSCAN', direction }
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec['key'],
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partial !== undefined,
    direction,
    ranges: ranges.length,
    keysInRanges: rows,
  }
}
