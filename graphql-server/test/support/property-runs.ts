const isLong = process.env.TEST_RUNS === 'all'

/**
 * How often a property is tested: `short` by default, `all` in `npm run test:long`. The seeds are fixed, so that the
 * short run is the start of the long one.
 */
export function runs({ short, all }: { short: number; all: number }): number {
  return isLong ? all : short
}

/** The seeds 1, 2, 3 … for this number of runs. */
export function seeds(count: { short: number; all: number }): number[] {
  return Array.from({ length: runs(count) }, (_, index) => index + 1)
}

/** Some of the cases, from the first to the last at equal distances, by default, and all cases in `npm run test:long`. */
export function sample<Case>(cases: readonly Case[], short: number): Case[] {
  const step = isLong ? 1 : Math.max(1, Math.floor(cases.length / short))
  return cases.filter((_case, index) => index % step === 0).slice(0, isLong ? undefined : short)
}
