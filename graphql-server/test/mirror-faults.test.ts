import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mirrorCatalogue, type MirrorOptions } from '../examples/mirror/follow-catalogue.ts'
import { readCopy, writeCopy } from '../examples/mirror/mirror-file.ts'
import { Category } from '../src/domains/catalogue/category.model.ts'
import { createCategory } from '../src/domains/catalogue/category.service.ts'
import { findDigest } from '../src/domains/catalogue/changes-page.service.ts'
import { numberChanges } from '../src/domains/catalogue/number-changes.service.ts'
import { openLog } from '../src/domains/catalogue/open-log.service.ts'
import { Product } from '../src/domains/catalogue/product.model.ts'
import { SubCategory } from '../src/domains/catalogue/sub-category.model.ts'
import { changeSomething, emptyCatalogue } from './catalogue-life.ts'
import { buildShopper } from './factories.ts'
import { pick, randomFrom, type Random } from './random.ts'
import { openTestStore, type TestStore } from './store.ts'

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
  await openLog()
})

type Fetch = NonNullable<MirrorOptions['fetch']>

/** The store's own replies, without a network. */
const direct: Fetch = async (url, { headers: given, body }) => {
  const reply = await store.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: Object.fromEntries(new Headers(given)),
    payload: typeof body === 'string' ? body : '',
  })
  return new Response(reply.body, { status: reply.statusCode })
}

const FAULTS = ['lost request', 'lost reply', 'busy', 'repeated', 'late', 'killed'] as const

interface Network {
  fetch: Fetch
  /** Resolves when the client that runs now is ended in the midst of what it does: it hears nothing any more. */
  kill(): Promise<null>
  faults: Set<(typeof FAULTS)[number]>
}

/**
 * A network that loses requests and replies to pages, gives earlier replies again, exchanges those of two requests,
 * and sometimes ends the client.
 */
function badNetwork(random: Random): Network {
  const earlier: string[] = []
  let end: (value: null) => void = () => undefined
  const faults: Network['faults'] = new Set()

  const answer: Fetch = async (...request) => keep(await direct(...request), earlier)

  async function faulty(...request: Parameters<Fetch>): Promise<Response> {
    const fault = pick(random, FAULTS)
    faults.add(fault)
    switch (fault) {
      case 'lost request':
        throw new TypeError('fetch failed')
      case 'lost reply':
        await answer(...request)
        throw new TypeError('terminated')
      case 'busy':
        return new Response('', { status: pick(random, [429, 503]) })
      case 'repeated':
        await answer(...request)
        return new Response(pick(random, earlier))
      case 'late': {
        // This reply takes the place of a later one.
        const [due = ''] = earlier.splice(0, 1)
        await answer(...request)
        return new Response(due)
      }
      case 'killed':
        end(null)
        return new Promise(() => undefined)
    }
  }

  return {
    faults,
    kill: () => new Promise((resolve) => (end = resolve)),
    fetch(url, init) {
      const isPage =
        typeof init.body === 'string' && init.body.includes('"operationName":"Changes"')
      if (!isPage) return direct(url, init)
      return random() < 0.4 ? faulty(url, init) : answer(url, init)
    },
  }
}

async function keep(response: Response, texts: string[]): Promise<Response> {
  const text = await response.text()
  texts.push(text)
  return new Response(text, { status: response.status })
}

/** A catalogue that changes so many times, a little whenever somebody looks away, and is numbered now and then. */
function life(random: Random, changes: number) {
  let left = changes
  return {
    isOver: () => left === 0,
    async goOn(): Promise<void> {
      if (left > 0 && random() < 0.6) {
        left -= 1
        await changeSomething(random)
      }
      if (random() < 0.4 || left === 0) await numberChanges()
    },
  }
}

type Life = ReturnType<typeof life>

/** Runs the client, and starts it again from its file whenever it is killed, until it is done. */
async function mirror(network: Network, file: string, catalogue: Life) {
  const pause = () => catalogue.goOn()
  const fetch: Fetch = async (...request) => {
    await pause()
    return network.fetch(...request)
  }
  const options = { store: 'http://store.test', headers, file, stock: true, pageSize: 3 }
  for (;;) {
    const killed = network.kill()
    const outcome = await Promise.race([mirrorCatalogue({ ...options, fetch, pause }), killed])
    if (outcome) return outcome
  }
}

/** The copy's things as the store's own records say them. */
async function expectSame(file: string): Promise<void> {
  const { things } = await readCopy(file)
  const [products, subCategories, categories] = [
    await Product.find().lean(),
    await SubCategory.find().lean(),
    await Category.find().lean(),
  ]
  const records = [...products, ...subCategories, ...categories]
  expect([...things.keys()].sort()).toEqual(records.map(({ _id }) => _id.toHexString()).sort())
  for (const record of records)
    expect(things.get(record._id.toHexString())).toMatchObject({ name: record.name })
  for (const { _id, stock, description, price } of products) {
    const thing = things.get(_id.toHexString())
    expect(thing).toMatchObject({ stock, description, price: { amount: price } })
  }
}

const newFile = () => join(folder, `${randomUUID()}.json`)
const seeds = Array.from({ length: 50 }, (_, n) => n + 1)
const faultsMet = new Set<string>()

describe('a mirror whose pages are lost, repeated and late, while the catalogue changes', () => {
  it.each(seeds)('ends with an equal digest (seed %i)', async (seed) => {
    const random = randomFrom(seed)
    for (let n = 0; n < 12; n += 1) await changeSomething(random)
    const [network, file, catalogue] = [badNetwork(random), newFile(), life(random, 20)]
    while (!catalogue.isOver()) await mirror(network, file, catalogue)
    const { isEqual, digest, things } = await mirror(network, file, catalogue)
    expect({ isEqual, digest, things }).toEqual({
      isEqual: true,
      digest: (await findDigest()).digest,
      things: (await findDigest()).count,
    })
    await expectSame(file)
    for (const fault of network.faults) faultsMet.add(fault)
  })

  it('has met every fault', () => {
    expect([...faultsMet].sort()).toEqual([...FAULTS].sort())
  })
})

describe('a mirror', () => {
  const quiet = () => Promise.resolve()
  const options = () => ({ store: 'http://store.test', headers, file: newFile(), pause: quiet })

  it('begins anew when the store was restored', async () => {
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

  it('takes no other page for the one that it asked for', async () => {
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

  it('says so when the digests stay different', async () => {
    await createCategory({ name: 'Dairy', image: 'https://example.com/a.png' })
    await numberChanges()
    const given = { ...options(), fetch: direct }
    await mirrorCatalogue(given)
    await writeCopy(given.file, { ...(await readCopy(given.file)), things: new Map() })
    expect(await mirrorCatalogue(given)).toMatchObject({ isEqual: false, things: 0 })
  })

  it('waits as long as Retry-After says', async () => {
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

  it('gives up with the sentence of a refusal', async () => {
    const given = { ...options(), headers: {}, fetch: direct }
    await expect(mirrorCatalogue(given)).rejects.toThrow('Please sign in.')
  })

  it('gives up when nobody answers', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(mirrorCatalogue({ ...options(), fetch })).rejects.toThrow('fetch failed')
  })
})
