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
