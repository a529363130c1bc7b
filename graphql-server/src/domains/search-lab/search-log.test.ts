import { print } from 'graphql'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gql } from '../../../test/support/gql.ts'
import { countScans } from '../../../test/support/database.ts'
import { buildProduct, buildShopper } from '../../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { PublishedWordsDocument } from '../catalogue/search-words/published-words.model.ts'
import { recordChanges } from '../catalogue/changes/record-changes.ts'
import { startOfDay } from '../../lib/time/days.ts'
import { listPopularSearches } from './popular-searches.service.ts'
import { SearchCount } from './search-count.model.ts'
import { createRateLimits } from '../../auth/rate-limits.ts'
import { RateLimit } from '../../auth/rate-limit.model.ts'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { deleteOldSearches, recordSearch } from './search-log.service.ts'
import { createSearcherHash } from './searcher-hash.ts'
import { Searchers } from './searchers.model.ts'

let store: TestStore
let admin: string

beforeAll(async () => {
  store = await openTestStore({ trustProxy: 'loopback' })
  admin = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
  const { _id } = await buildProduct({ name: 'Quince Marmalade' })
  await recordChanges('product', [_id])
  await store.poll()
})
afterAll(() => store.close())
beforeEach(async () => {
  await SearchCount.deleteMany({})
  await Searchers.deleteMany({})
})

/** Reports a search from a network, or with a token. */
async function report(
  text: string,
  { network = 1, clicked = false, token }: { network?: number; clicked?: boolean; token?: string },
): Promise<void> {
  const query = gql(
    `mutation ($input: ReportSearchInput!) { reportSearch(input: $input) { userErrors { code } } }`,
  )
  const reply = await store.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'x-forwarded-for': `203.0.113.${network}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: { query: print(query), variables: { input: { text, clicked } } },
  })
  expect(reply.json()).toMatchObject({ data: { reportSearch: { userErrors: [] } } })
}

async function reportByThree(text: string): Promise<void> {
  for (const network of [1, 2, 3]) await report(text, { network })
}

async function listMissed(kind: 'WITHOUT_HIT' | 'WITHOUT_CLICK') {
  const document = gql(`query ($kind: MissedSearchKind!) {
    missedSearches(kind: $kind) { text searches clicks misses }
  }`)
  return (await store.query(document, { kind }, admin)).data.missedSearches
}

async function setUnsold(text: string, unsold = true) {
  const document = gql(`mutation ($input: SetSearchUnsoldInput!) {
    setSearchUnsold(input: $input) { userErrors { code field } }
  }`)
  const { data } = await store.query(document, { input: { text, unsold } }, admin)
  return data.setSearchUnsold.userErrors
}

describe('the list of searches without results or clicks', () => {
  it('lists a search by three people without a hit, however they wrote it', async () => {
    for (const [n, text] of ['Karela', ' karela ', 'KARELA'].entries())
      await report(text, { network: n })
    expect(await listMissed('WITHOUT_HIT')).toEqual([
      { text: 'karela', searches: 3, clicks: 0, misses: 3 },
    ])
    expect(await listMissed('WITHOUT_CLICK')).toEqual([])
  })

  it('does not list a search by two people, however often they searched', async () => {
    for (const network of [1, 2, 1, 2, 1, 2]) await report('karela', { network })
    expect(await listMissed('WITHOUT_HIT')).toEqual([])
    expect(await listMissed('WITHOUT_CLICK')).toEqual([])
  })

  it('counts a logged-in customer once, whatever network they use', async () => {
    const { accessToken: token } = await buildShopper(store.tokens)
    for (const network of [1, 2, 3]) await report('karela', { network, token })
    expect(await listMissed('WITHOUT_HIT')).toEqual([])
  })

  it('lists a search with hits only among those without a click, until somebody clicks', async () => {
    await reportByThree('marmalade')
    expect(await listMissed('WITHOUT_HIT')).toEqual([])
    expect(await listMissed('WITHOUT_CLICK')).toMatchObject([{ text: 'marmalade', misses: 0 }])
    await report('marmalade', { clicked: true })
    expect(await listMissed('WITHOUT_CLICK')).toEqual([])
  })

  it('lists a search if no product had all words', async () => {
    await reportByThree('durian marmalade')
    expect(await listMissed('WITHOUT_HIT')).toMatchObject([{ text: 'durian marmalade' }])
  })

  it('does not list a search that finds products by now', async () => {
    await reportByThree('bihi')
    expect(await listMissed('WITHOUT_HIT')).toMatchObject([{ text: 'bihi' }])
    await PublishedWordsDocument.create({
      _id: 'published',
      version: 1,
      lines: [{ line: 'quince: bihi', userId: new Types.ObjectId(), publishedAt: new Date() }],
    })
    await store.poll()
    expect(await listMissed('WITHOUT_HIT')).toEqual([])
  })

  it('leaves out searches for products that are not sold, until the answer is taken back', async () => {
    for (const text of ['durian', 'karela', 'marmalade']) await reportByThree(text)
    for (const text of ['durian', 'marmalade']) expect(await setUnsold(text)).toEqual([])
    await reportByThree('durian')
    expect(await listMissed('WITHOUT_HIT')).toMatchObject([{ text: 'karela' }])
    expect(await listMissed('WITHOUT_CLICK')).toEqual([])
    expect(await setUnsold('durian', false)).toEqual([])
    expect(await listMissed('WITHOUT_HIT')).toMatchObject([{ text: 'durian' }, { text: 'karela' }])
  })

  it('rejects an answer about a search by two people', async () => {
    for (const network of [1, 2]) await report('karela', { network })
    expect(await setUnsold('karela')).toMatchObject([{ code: 'NOT_FOUND', field: 'text' }])
    expect(await setUnsold('x'.repeat(101))).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    await report('karela', { network: 3 })
    expect(await listMissed('WITHOUT_HIT')).toMatchObject([{ text: 'karela' }])
  })

  it('lists the most frequent search first', async () => {
    await reportByThree('karela')
    await reportByThree('durian')
    await report('durian', {})
    const texts = (await listMissed('WITHOUT_HIT')).map(({ text }) => text)
    expect(texts).toEqual(['durian', 'karela'])
  })
})

describe('popular searches', () => {
  it('popular searches need three people and three clicks, and have the most clicks first', async () => {
    const clicks = { quince: 3, marmalade: 4, 'quince marmalade': 2, durian: 5 }
    for (const [text, count] of Object.entries(clicks)) {
      await reportByThree(text)
      for (let n = 0; n < count; n += 1) await report(text, { clicked: true })
    }
    expect(await listPopularSearches()).toEqual(['marmalade', 'quince'])
  })
})

describe('what is kept of a search', () => {
  it('keeps no hash once three people have searched for a query', async () => {
    await report('karela', { network: 1 })
    await report('karela', { network: 2 })
    expect(await Searchers.findOne().lean()).toMatchObject({ people: 2, hashes: { length: 2 } })
    await report('karela', { network: 3 })
    expect(await Searchers.findOne().lean()).toMatchObject({ people: 3, hashes: [] })
  })

  it('hashes do not show that the same person has searched for something else', async () => {
    await report('karela', {})
    await report('durian', {})
    const hashes = (await Searchers.find().lean()).flatMap((row) => row.hashes)
    expect(new Set(hashes).size).toBe(2)
  })

  it('keeps nothing for a query with a telephone number', async () => {
    await reportByThree('call 98765 43210')
    expect(await SearchCount.countDocuments({})).toBe(0)
    expect(await Searchers.countDocuments({})).toBe(0)
  })

  it('keeps nothing for a click without a search', async () => {
    await report('karela', { clicked: true })
    expect(await SearchCount.countDocuments({})).toBe(0)
  })

  it('deletes searches after 30 days', async () => {
    await reportByThree('karela')
    await SearchCount.updateMany({}, { $set: { day: startOfDay(new Date(), 30) } })
    await Searchers.updateMany({}, { $set: { since: startOfDay(new Date(), 30) } })
    await deleteOldSearches()
    expect(await SearchCount.countDocuments({})).toBe(1)
    await SearchCount.updateMany({}, { $set: { day: startOfDay(new Date(), 31) } })
    await Searchers.updateMany({}, { $set: { since: startOfDay(new Date(), 31) } })
    await deleteOldSearches()
    expect(await SearchCount.countDocuments({})).toBe(0)
    expect(await Searchers.countDocuments({})).toBe(0)
  })

  it('keeps an answered query without hashes, but no longer counts it', async () => {
    await reportByThree('karela')
    await setUnsold('karela')
    await SearchCount.updateMany({}, { $set: { day: startOfDay(new Date(), 31) } })
    await Searchers.updateMany({}, { $set: { since: startOfDay(new Date(), 31) } })
    await deleteOldSearches()
    expect(await SearchCount.countDocuments({})).toBe(0)
    expect(await Searchers.find().lean()).toMatchObject([{ text: 'karela', hashes: [] }])
    await reportByThree('karela')
    expect(await listMissed('WITHOUT_HIT')).toEqual([])
  })
})

it('does not keep a new query after 10,000 others on the same day', async () => {
  const day = startOfDay(new Date())
  const counts = { day, searches: 1, clicks: 0, misses: 0 }
  await SearchCount.collection.insertMany(
    Array.from({ length: 10_000 }, (_, n) => ({ text: `text ${n}`, ...counts })),
  )
  await report('karela', {})
  await report('text 7', {})
  expect(await SearchCount.countDocuments({})).toBe(10_000)
  expect(await SearchCount.findOne({ text: 'text 7' }).lean()).toMatchObject({ searches: 2 })
  expect(await Searchers.countDocuments({ text: 'karela' })).toBe(0)
})

it('reporting, listing and deleting searches scans no collection', async () => {
  const scans = await countScans(async () => {
    await reportByThree('karela')
    await report('karela', { clicked: true })
    await setUnsold('karela')
    await listMissed('WITHOUT_HIT')
    await deleteOldSearches()
  })
  expect(scans).toBe(0)
})

describe('the search log', () => {
  it('limits the reports of each visitor without storing who it is', async () => {
    const hashSearcher = createSearcherHash('a secret of the tests, long enough to be one')
    const sources = { search: store.search, hashSearcher, limits: createRateLimits({ on: true }) }
    const record = (text: string, person: string) => recordSearch(sources, { text }, person)
    await record('first', '203.0.113.7')
    await RateLimit.updateOne({ key: prefixRange('search-reports:') }, { $inc: { points: 490 } })
    for (let n = 0; n < 20; n += 1) await record(`text${'x'.repeat(n)}`, '203.0.113.7')
    expect(await SearchCount.countDocuments()).toBe(10)
    await record('another', '203.0.113.8')
    expect(await SearchCount.countDocuments({ text: 'another' })).toBe(1)
    const keys = (await RateLimit.find({ key: prefixRange('search-reports:') }).lean()).map(
      ({ key }) => key,
    )
    expect(keys).toHaveLength(2)
    expect(keys.join()).not.toContain('203.0.113')
  })
})
