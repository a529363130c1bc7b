import { expect, it } from 'vitest'
import { calculateMedian, formatTable } from './lighthouse-figures.ts'

const run = (performance: number, lcp: number) => ({
  performance,
  accessibility: 100,
  'best practices': 96,
  SEO: 100,
  'LCP s': lcp,
  'TBT ms': 80,
  CLS: 0,
})

it("calculateMedian and formatTable print each figure's median", () => {
  const median = calculateMedian([run(90, 2.61), run(70, 4.1), run(95, 2.4)])
  expect(formatTable({ search: median })).toContain(
    '| search | 90 | 100 | 96 | 100 | 2.61 | 80 | 0 |',
  )
})
