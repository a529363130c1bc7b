import { Types } from 'mongoose'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mirrorCatalogue } from '../../examples/mirror/follow-catalogue.ts'
import { createCategory } from '../../src/domains/catalogue/edit/category.service.ts'
import { findDigest } from '../../src/domains/catalogue/changes/changes-page.service.ts'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import { ensureLog } from '../../src/domains/catalogue/changes/change-log.service.ts'
import {
  createFaultyNetwork,
  directTo,
  expectSame,
  FAULTS,
  keep,
  createChangingCatalogue,
  mirrorThrough,
  type Fetch,
} from './faulty-network.ts'
import { changeSomething, emptyCatalogue } from '../support/random-changes.ts'
import { buildShopper } from '../support/factories.ts'
import { randomFrom } from '../../src/lib/random.ts'
import { seeds } from '../support/property-runs.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let store: TestStore
let folder: string
let headers: Record<string, string>

beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'mirror-'))
  const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
  headers = { authorization: `Bearer ${accessToken}` }
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await emptyCatalogue()
  await ensureLog()
})

const direct: Fetch = (...request) => directTo(store)(...request)
const newFile = () => join(folder, `${randomUUID()}.json`)
const faultsMet = new Set<string>()

describe('a mirror whose pages are lost, repeated and late, while the catalogue changes', () => {
  it.each(seeds({ short: 3, all: 50 }))(
    'a mirror with lost, repeated and late pages ends with an equal digest (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      for (let n = 0; n < 12; n += 1) await changeSomething(random)
      const [network, file] = [createFaultyNetwork(random, direct), newFile()]
      const catalogue = createChangingCatalogue(random, 20)
      while (!catalogue.isDone()) await mirrorThrough(network, { file, headers }, catalogue)
      const { isEqual, digest, things } = await mirrorThrough(network, { file, headers }, catalogue)
      expect({ isEqual, digest, things }).toEqual({
        isEqual: true,
        digest: (await findDigest()).digest,
        things: (await findDigest()).count,
      })
      await expectSame(file)
      for (const fault of network.faults) faultsMet.add(fault)
    },
  )

  it('the mirrors have met every kind of failure', () => {
    expect([...faultsMet].sort()).toEqual([...FAULTS].sort())
  })
})

describe('a mirror', () => {
  const quiet = () => Promise.resolve()
  const options = () => ({
    store: 'http://store.test',
    headers,
    file: newFile(),
    pause: quiet,
    pageSize: 100,
  })

  it('a mirror starts again when the shop was restored', async () => {
    const random = randomFrom(1)
    for (let n = 0; n < 10; n += 1) await changeSomething(random)
    await numberChanges()
    const given = { ...options(), fetch: direct }
    const first = await mirrorCatalogue(given)
    await emptyCatalogue()
    for (let n = 0; n < 10; n += 1) await changeSomething(random)
    await numberChanges()
    const second = await mirrorCatalogue(given)
    expect([first.isEqual, second.isEqual]).toEqual([true, true])
    expect(second.things).toBe((await findDigest()).count)
  })

  it('a mirror accepts only the requested page', async () => {
    const random = randomFrom(2)
    for (let n = 0; n < 30; n += 1) await changeSomething(random)
    await numberChanges()
    const replies: string[] = []
    const recording: Fetch = async (...request) => keep(await direct(...request), replies)
    const given = { ...options(), pageSize: 3 }
    await mirrorCatalogue({ ...given, fetch: recording })
    const [, second] = replies
    let isFirst = true
    const confused: Fetch = (...request) => {
      if (!isFirst) return direct(...request)
      isFirst = false
      return Promise.resolve(new Response(second))
    }
    const outcome = await mirrorCatalogue({ ...given, file: newFile(), fetch: confused })
    expect([replies.length > 3, outcome.isEqual]).toEqual([true, true])
  })

  it('a mirror reports digests that stay different', async () => {
    const category = { name: 'Dairy', image: 'https://example.com/a.png' }
    await createCategory(new Types.ObjectId(), { ...category, idempotencyKey: null })
    await numberChanges()
    const given = { ...options(), fetch: direct }
    await mirrorCatalogue(given)
    const lines = (await readFile(given.file, 'utf8')).split('\n')
    const withoutThings = lines.filter((line) => !line.includes('"thing"'))
    await writeFile(given.file, withoutThings.join('\n'))
    expect(await mirrorCatalogue(given)).toMatchObject({ isEqual: false, things: 0 })
  })

  it('a mirror waits as long as Retry-After says', async () => {
    const pauses: number[] = []
    let isFirst = true
    const outcome = await mirrorCatalogue({
      ...options(),
      fetch(...request) {
        if (!isFirst) return direct(...request)
        isFirst = false
        return Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '7' } }))
      },
      pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
    })
    expect(outcome.isEqual).toBe(true)
    expect(pauses).toEqual([7_000])
  })

  it('a mirror stops with the message of an error', async () => {
    const given = { ...options(), headers: {}, fetch: direct }
    await expect(mirrorCatalogue(given)).rejects.toThrow('Please log in.')
  })

  it('a mirror gives up when nobody answers', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(mirrorCatalogue({ ...options(), fetch })).rejects.toThrow('fetch failed')
  })
})
