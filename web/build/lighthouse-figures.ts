import { z } from 'zod'

const category = z.object({ score: z.number().nullable() })
const measured = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'cumulative-layout-shift': measured,
  }),
})

export interface Figures {
  performance: number
  accessibility: number
  'best practices': number
  SEO: number
  /** Largest contentful paint, in seconds. */
  'LCP s': number
  /** Total blocking time, in milliseconds. */
  'TBT ms': number
  /** Cumulative layout shift. */
  CLS: number
}

/** Reads Lighthouse's JSON report. */
export function parseFigures(written: unknown): Figures {
  const { categories, audits } = report.parse(written)
  const score = (one: z.output<typeof category>) => Math.round((one.score ?? 0) * 100)
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    'best practices': score(categories['best-practices']),
    SEO: score(categories.seo),
    'LCP s': audits['largest-contentful-paint'].numericValue / 1000,
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
    CLS: audits['cumulative-layout-shift'].numericValue,
  }
}

/** Calculates each figure's median separately. */
export function calculateMedian(runs: Figures[]): Figures {
  const median = (name: keyof Figures) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best practices': median('best practices'),
    SEO: median('SEO'),
    'LCP s': median('LCP s'),
    'TBT ms': median('TBT ms'),
    CLS: median('CLS'),
  }
}

export function formatTable(pages: Record<string, Figures>): string {
  const rows = Object.entries(pages).map(([name, figures]) => [
    name,
    ...Object.values(figures).map((figure: number) => String(Number(figure.toFixed(3)))),
  ])
  const head = ['page', ...Object.keys(Object.values(pages)[0] ?? {})]
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
