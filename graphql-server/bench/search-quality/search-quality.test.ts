import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../src/lib/random.ts'
import { runs } from '../../test/support/property-runs.ts'
import { buildIndex, demoProducts, listQueries, measureQuality } from './measure-quality.ts'

/** The minimum shares of queries with a right product in the first place, and on the first page. */
const FLOORS: Record<string, { first: number; page: number }> = {
  exact: { first: 1, page: 1 },
  prefix: { first: 0.98, page: 1 },
  typo: { first: 0.97, page: 0.98 },
  transposed: { first: 0.97, page: 0.98 },
  'two words': { first: 0.9, page: 1 },
  reversed: { first: 1, page: 1 },
  size: { first: 1, page: 1 },
  brand: { first: 0.95, page: 1 },
  composition: { first: 0.95, page: 1 },
  hinglish: { first: 0.88, page: 0.98 },
  complaints: { first: 0.9, page: 0.98 },
  devanagari: { first: 0.88, page: 0.98 },
  spacings: { first: 0.98, page: 0.98 },
}

const index = buildIndex(demoProducts)

describe('the quality of search', () => {
  const queries = listQueries(demoProducts)
  const measured = measureQuality(index, demoProducts)

  it('search quality is measured with at least 400 queries for demo products', () => {
    const facts = new Set(demoProducts.flatMap(({ name, composition }) => [name, composition]))
    expect(queries.length).toBeGreaterThanOrEqual(400)
    expect(
      queries.flatMap((query) => query.targets).filter((target) => !facts.has(target)),
    ).toEqual([])
    expect([...measured.keys()]).toEqual(Object.keys(FLOORS))
  })

  it.each(Object.entries(FLOORS))(
    'search reaches its minimum quality for queries of the kind %s',
    (kind, floor) => {
      const { first, page, missed } = measured.get(kind) ?? { first: 0, page: 0, missed: [] }
      expect(page, `without a right product: ${missed.join(', ')}`).toBeGreaterThanOrEqual(
        floor.page,
      )
      expect(first).toBeGreaterThanOrEqual(floor.first)
    },
  )
})

it.each([
  'Paracetamol',
  'Ibuprofen',
  'Antibiotics',
  'Cough Syrup',
  'Vitamin C',
  'Pain Reliever',
  'Diabetes Medicine',
  'BP Tablets',
  'First Aid Kit',
  'Bandages',
])('search for %s, which the search bar types, finds a product with these words', (text) => {
  const [hit] = index.find(text, { first: 1 }).hits
  const best = JSON.stringify(demoProducts[Number.parseInt(hit?.id ?? '', 16)]).toLowerCase()
  for (const word of text.toLowerCase().split(' ')) expect(best).toContain(word.replace(/s$/, ''))
})

/** Latin, Devanagari, Tamil, Arabic and Chinese letters, digits, signs, control characters and halves of emoji. */
const RANGES = [
  [0x20, 0x7e],
  [0x900, 0x97f],
  [0xb80, 0xbff],
  [0x600, 0x6ff],
  [0x4e00, 0x4e80],
  [0x0, 0x1f],
  [0x300, 0x36f],
  [0xd800, 0xdfff],
] as const

it('search handles random queries in any script and length without an error', () => {
  const random = randomFrom(9)
  const randomText = () =>
    Array.from({ length: Math.floor(random() ** 3 * 400) }, () => {
      const [from, to] = pick(random, RANGES)
      return random() < 0.2 ? ' ' : String.fromCharCode(from + Math.floor(random() * (to - from)))
    }).join('')
  for (let run = 0; run < runs({ short: 1_000, all: 10_000 }); run += 1) {
    const { hits, totalCount } = index.find(randomText(), { first: 20 })
    expect(hits.length).toBe(Math.min(20, totalCount))
  }
})
