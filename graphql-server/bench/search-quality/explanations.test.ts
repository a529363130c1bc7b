import { expect, it } from 'vitest'
import { pick, randomFrom } from '../../src/lib/random.ts'
import { sample } from '../../test/support/property-runs.ts'
import { buildIndex, demoProducts, listQueries } from './measure-quality.ts'

const random = randomFrom(29)
const index = buildIndex(demoProducts)
const ids = demoProducts.map((_product, at) => at.toString(16).padStart(24, '0'))

/** Some products are out of stock, and some are popular. */
for (const [at, product] of demoProducts.entries()) {
  const facts = { brand: '', places: [], price: 0, discount: 0, isInStock: random() < 0.7 }
  index.put({ ...product, id: ids[at] ?? '' }, facts)
}
index.setSales(new Map(ids.map((id) => [id, Math.floor(random() ** 4 * 500)])))

const typed = sample(
  listQueries(demoProducts).map(({ text }) => text),
  200,
)
/** Adds unfinished queries, as while typing, and queries with a word that no product has. */
const texts = typed
  .flatMap((text) => [text, text.slice(0, -2), `${text} zzqxj`])
  .filter((text) => text !== '')

it('each of the best hits has the same score in its explanation', () => {
  for (const text of texts) {
    const { hits, isRelaxed } = index.find(text, { first: 5 })
    const explained = hits.map(({ id }) => index.explain(text, id))
    expect(
      explained.map((each) => each?.score),
      text,
    ).toEqual(hits.map(({ score }) => score))
    expect(explained.every((each) => each?.found && each.relaxed === isRelaxed)).toBe(true)
  }
})

it('explaining any product says whether the search finds it', () => {
  for (const text of texts) {
    const found = new Set(index.find(text, { first: ids.length }).hits.map(({ id }) => id))
    const some = Array.from({ length: 3 }, () => pick(random, ids))
    expect(
      some.map((id) => index.explain(text, id)?.found),
      text,
    ).toEqual(some.map((id) => found.has(id)))
  }
})

it('the queries need all kinds of matches, optional terms, phrases and relaxed searches', () => {
  const explained = texts.flatMap((text) =>
    index.find(text, { first: 3 }).hits.flatMap(({ id }) => index.explain(text, id) ?? []),
  )
  const terms = explained.flatMap((each) => each.terms)
  const words = terms.flatMap(({ match }) => match?.words ?? [])
  expect(new Set(words.map(({ kind }) => kind)).size).toBe(8)
  expect(terms.some(({ optional, match }) => optional && match)).toBe(true)
  expect(terms.some(({ match }) => (match?.words.length ?? 0) > 1)).toBe(true)
  expect(explained.some(({ relaxed }) => relaxed)).toBe(true)
})
