import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { mirrorCatalogue, type MirrorOptions } from '../../examples/mirror/follow-catalogue.ts'
import type { Change } from '../../examples/mirror/mirror-file.ts'
import { Category } from '../../src/domains/catalogue/record/category.model.ts'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import { SubCategory } from '../../src/domains/catalogue/record/sub-category.model.ts'
import { changeSomething } from '../support/random-changes.ts'
import { pick, type Random } from '../../src/lib/random.ts'
import type { TestStore } from '../support/store.ts'

export type Fetch = NonNullable<MirrorOptions['fetch']>

/** The server's own responses, without a network. */
export function directTo({ app }: TestStore): Fetch {
  return async (url, { headers, body }) => {
    const reply = await app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: Object.fromEntries(new Headers(headers)),
      payload: typeof body === 'string' ? body : '',
    })
    return new Response(reply.body, { status: reply.statusCode })
  }
}

export const FAULTS = ['lost request', 'lost reply', 'busy', 'repeated', 'late', 'killed'] as const

export interface Network {
  fetch: Fetch
  /** Resolves when the running client is stopped in the middle of its work and receives nothing more. */
  kill(): Promise<null>
  faults: Set<(typeof FAULTS)[number]>
}

/** A network that loses requests and responses, repeats and exchanges responses, and sometimes stops the client. */
export function createFaultyNetwork(random: Random, direct: Fetch): Network {
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
        // This response replaces a later one.
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

export async function keep(response: Response, texts: string[]): Promise<Response> {
  const text = await response.text()
  texts.push(text)
  return new Response(text, { status: response.status })
}

/** A catalogue that changes the given number of times, a little with each request, and is sometimes numbered. */
export function createChangingCatalogue(random: Random, changes: number) {
  let left = changes
  return {
    isDone: () => left === 0,
    async step(): Promise<void> {
      if (left > 0 && random() < 0.6) {
        left -= 1
        await changeSomething(random)
      }
      if (random() < 0.4 || left === 0) await numberChanges()
    },
  }
}

export type ChangingCatalogue = ReturnType<typeof createChangingCatalogue>

/** Runs the client, and restarts it from its file whenever it is stopped, until it is done. */
export async function mirrorThrough(
  network: Network,
  { file, headers }: { file: string; headers: Record<string, string> },
  catalogue: ChangingCatalogue,
) {
  const pause = () => catalogue.step()
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

/** The entities in the mirror's file, by id. */
async function readThings(file: string) {
  const [, ...lines] = (await readFile(file, 'utf8')).split('\n')
  const things = new Map<string, NonNullable<Change['thing']>>()
  for (const line of lines.slice(0, -1)) {
    const { id, thing } = JSON.parse(line) as Partial<Change>
    if (!id) continue
    if (thing) things.set(id, thing)
    else things.delete(id)
  }
  return things
}

/** Expects the mirror to match the server's records. */
export async function expectSame(file: string): Promise<void> {
  const things = await readThings(file)
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
