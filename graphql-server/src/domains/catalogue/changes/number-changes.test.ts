import mongoose, { type Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeSomething, emptyCatalogue } from '../../../../test/support/random-changes.ts'
import { countScans } from '../../../../test/support/database.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { randomFrom, type Random } from '../../../lib/random.ts'
import { seeds } from '../../../../test/support/property-runs.ts'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { recordChanges } from './record-changes.ts'
import { EMPTY_DIGEST, sha256, productText, toggleHash } from './digest.ts'
import { CatalogueLog } from './change-log.model.ts'
import { Category } from '../record/category.model.ts'
import { findDigest, listChanges } from './changes-page.service.ts'
import { numberChanges } from './number-changes.service.ts'
import { ensureLog } from './change-log.service.ts'
import { deleteProduct } from '../edit/product.service.ts'
import { Product } from '../record/product.model.ts'
import { StockMovement } from '../stock/stock-movement.model.ts'
import { recordMovements } from '../stock/stock-movement.service.ts'
import { SubCategory } from '../record/sub-category.model.ts'
import { hashEntities } from './entity-hashes.ts'

setUpDatabase()
beforeEach(async () => {
  await emptyCatalogue()
  await ensureLog()
})

const getId = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()

/** Reads the ids in the log in order. Also checks that numbers are unique. */
async function logged(): Promise<string[]> {
  const { edges } = await listChanges({ first: 100 })
  const numbers = edges.map(({ node }) => node.seq)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(numbers).size).toBe(numbers.length)
  return edges.map(({ node }) => node._id.toHexString())
}

async function change(_id: Types.ObjectId): Promise<void> {
  await recordChanges('product', [_id])
  await numberChanges()
}

/** Creates a product that is in the log. */
async function loggedProduct() {
  const product = await buildProduct()
  await change(product._id)
  return product
}

async function move({ _id }: { _id: Types.ObjectId }): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    await Product.updateOne({ _id }, { $inc: { stock: -1, stockSequence: 1 } }, { session })
    await recordMovements([{ productId: _id, change: -1, reason: 'ORDERED' }], session)
  })
}

/** Computes the current catalogue's digest without the log. */
async function digestFromScratch(): Promise<string> {
  const kinds: [CatalogueChangeRecord['kind'], { _id: Types.ObjectId }[]][] = [
    ['category', await Category.find().lean()],
    ['subCategory', await SubCategory.find().lean()],
    ['product', await Product.find().lean()],
  ]
  const things = kinds.flatMap(([kind, rows]) => rows.map(({ _id }) => ({ _id, kind })))
  const hashes = await mongoose.connection.transaction((session) => hashEntities(things, session))
  expect(hashes.size).toBe(things.length)
  return [...hashes.values()].reduce(toggleHash, EMPTY_DIGEST)
}

describe('the change log', () => {
  it('the log is empty before the first change', async () => {
    await numberChanges()
    expect(await listChanges({ first: 1 })).toMatchObject({ edges: [], hasNextPage: false })
    expect(await findDigest()).toEqual({ digest: EMPTY_DIGEST, count: 0, cursor: null })
  })

  it('the log has each entity once, and moves it to the end when it changes again', async () => {
    const [a, b, c] = [await loggedProduct(), await loggedProduct(), await loggedProduct()]
    expect(await logged()).toEqual([a, b, c].map(getId))
    await change(a._id)
    expect(await logged()).toEqual([b, c, a].map(getId))
  })

  it('numbers waiting changes in their order', async () => {
    const products = await Promise.all(Array.from({ length: 7 }, () => buildProduct()))
    for (const { _id } of products) await recordChanges('product', [_id])
    await numberChanges()
    expect(await logged()).toEqual(products.map(getId))
    expect(await CatalogueChange.countDocuments({ waitingSince: { $gt: new Date(0) } })).toBe(0)
  })

  it('numbers hundreds of changes in batches', async () => {
    const products = await Promise.all(Array.from({ length: 230 }, () => buildProduct()))
    const ids = products.map(({ _id }) => _id)
    await recordChanges('product', ids)
    await numberChanges()
    expect((await CatalogueLog.findOne().lean())?.last).toBe(230)
    expect(await CatalogueChange.countDocuments({ seq: { $gt: 0 } })).toBe(230)
  })

  it('keeps a tombstone for a deleted entity', async () => {
    const { _id } = await loggedProduct()
    await loggedProduct()
    await deleteProduct(_id.toHexString())
    await numberChanges()
    expect((await logged()).at(-1)).toBe(_id.toHexString())
    const { edges } = await listChanges({ first: 100 })
    expect(edges.map(({ node }) => node.deleted)).toEqual([false, true])
    expect((await findDigest()).count).toBe(1)
  })

  it('trusts the catalogue where a row contradicts it', async () => {
    const { _id } = await loggedProduct()
    await Product.deleteOne({ _id })
    await change(_id)
    expect((await listChanges({ first: 1 })).edges[0]?.node.deleted).toBe(true)
  })

  it('costs one read for changes and one for movements when nothing waits', async () => {
    await loggedProduct()
    const commands: string[] = []
    const note = ({ commandName }: { commandName: string }) => commands.push(commandName)
    const client = mongoose.connection.getClient()
    client.on('commandStarted', note)
    const scans = await countScans(() => numberChanges())
    client.off('commandStarted', note)
    expect(commands.filter((name) => name !== 'serverStatus')).toEqual(['find', 'find'])
    expect(scans).toBe(0)
  })

  it('reads no whole collection to number a change and a movement', async () => {
    for (let n = 0; n < 30; n += 1) await move(await loggedProduct())
    await numberChanges()
    const product = await buildProduct()
    await recordChanges('product', [product._id])
    await move(product)
    expect(await countScans(() => numberChanges())).toBe(0)
  })
})

describe('a stock movement', () => {
  it('a stock movement moves its product to the end once, however often its stock moved', async () => {
    const [first, second] = [await loggedProduct(), await loggedProduct()]
    await move(first)
    await move(first)
    await numberChanges()
    expect(await logged()).toEqual([second, first].map(getId))
    expect((await CatalogueLog.findOne().lean())?.last).toBe(3)
    expect(await StockMovement.countDocuments({ waitingSince: { $gt: new Date(0) } })).toBe(0)
  })

  it('a stock movement changes neither the digest nor tombstones', async () => {
    const [first, second] = [await loggedProduct(), await loggedProduct()]
    await deleteProduct(first._id.toHexString())
    await numberChanges()
    const before = await findDigest()
    // This movement was committed before the deletion and is numbered after it.
    const at = new Date()
    const late = { productId: first._id, change: -1, reason: 'ORDERED' as const, at }
    await StockMovement.create({ ...late, waitingSince: at })
    await move(second)
    await numberChanges()
    expect((await logged()).at(-1)).toBe(second._id.toHexString())
    expect(await findDigest()).toMatchObject({ digest: before.digest, count: before.count })
  })
})

describe('the digest', () => {
  it('the digest of a single entity is its hash', async () => {
    const product = await loggedProduct()
    expect((await findDigest()).digest).toBe(sha256(productText(product)))
  })

  it('the digest ignores a deleted category, as the schema does', async () => {
    const gone = (await buildCategory())._id
    await Category.deleteOne({ _id: gone })
    const product = await buildProduct({ categoryIds: [gone], subCategoryIds: [gone] })
    await change(product._id)
    const text = productText({ ...product, categoryIds: [], subCategoryIds: [] })
    expect((await findDigest()).digest).toBe(sha256(text))
  })

  it.each(seeds({ short: 1, all: 5 }))(
    'the digest matches the whole catalogue after random changes (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      for (let n = 0; n < 60; n += 1) {
        await changeSomething(random)
        if (random() < 0.3) await numberChanges()
      }
      await numberChanges()
      const { digest, count } = await findDigest()
      expect(digest).toBe(await digestFromScratch())
      expect(count).toBeGreaterThan(0)
      expect(await CatalogueChange.countDocuments({ hash: { $gt: '' } })).toBe(count)
    },
  )
})

describe('a catalogue older than the log', () => {
  beforeEach(emptyCatalogue)

  it('numbers an older catalogue completely, categories first, with its tombstones', async () => {
    const product = await buildProduct()
    const subCategory = await buildSubCategory()
    const category = await buildCategory()
    const gone = (await buildProduct())._id
    await Product.deleteOne({ _id: gone })
    await CatalogueChange.create({ _id: gone, kind: 'product', deleted: true })
    await ensureLog()
    await numberChanges()
    const ids = [gone, category._id, subCategory._id, product._id].map((id) => id.toHexString())
    expect(await logged()).toEqual(ids)
    expect((await findDigest()).digest).toBe(await digestFromScratch())
  })

  it('numbers an older catalogue once, even if several processes start at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => buildProduct()))
    await Promise.all([ensureLog(), ensureLog(), ensureLog()])
    await numberChanges()
    const { last } = await CatalogueLog.findOne().orFail().lean()
    await ensureLog()
    await numberChanges()
    expect((await CatalogueLog.findOne().lean())?.last).toBe(last)
    expect(await findDigest()).toMatchObject({ count: 20, digest: await digestFromScratch() })
  })
})

describe('a restored database', () => {
  it('a restored database gets a new log that rejects old cursors and has lost nothing', async () => {
    const random = randomFrom(6)
    for (let n = 0; n < 40; n += 1) await changeSomething(random)
    await numberChanges()
    const { cursor } = await findDigest()
    // A dump can contain collections from different moments. Here, a change has lost its mark.
    await Product.updateMany({}, { $set: { description: 'of a later moment' } })
    await CatalogueLog.deleteMany({})
    await expect(listChanges({ first: 1, after: cursor })).rejects.toThrow('Start again')
    await numberChanges()
    expect((await findDigest()).digest).toBe(await digestFromScratch())
    expect(await CatalogueChange.countDocuments({ seq: { $gt: 0 } })).toBe(
      await CatalogueChange.countDocuments(),
    )
  })
})

describe('a reader next to several writers and numbering processes', () => {
  it.each(seeds({ short: 1, all: 8 }))(
    'a reader misses no change next to several writers and numbering processes (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const isOver = new AbortController()
      const again = async (work: () => Promise<unknown>, most: number) => {
        while (!isOver.signal.aborted) {
          await work()
          await pause(random() * most)
        }
      }
      const write = async (own: Random) => {
        for (let n = 0; n < 12; n += 1) {
          await changeSomething(own)
          await pause(random() * 4)
        }
      }
      const reader = readerOfAll()
      const others = [
        again(numberChanges, 6),
        again(numberChanges, 6),
        again(() => reader.read(), 2),
      ]
      const writers = [1, 2, 3].map((n) => write(randomFrom(100 * seed + n)))
      await Promise.all(writers).finally(() => isOver.abort())
      await Promise.all(others)
      await numberChanges()
      while (await reader.read());
      const rows = await CatalogueChange.find().lean()
      expect(rows.length).toBeGreaterThan(0)
      expect(reader.seen).toEqual(new Map(rows.map(({ _id, seq }) => [_id.toHexString(), seq])))
    },
  )
})

/** Reads small pages, and remembers the last number of each entity. */
function readerOfAll() {
  const seen = new Map<string, number>()
  let cursor: string | null = null
  return {
    seen,
    /** Returns false at the end of the log. */
    async read(): Promise<boolean> {
      const page = await listChanges({ first: 3, after: cursor })
      for (const { node } of page.edges) seen.set(node._id.toHexString(), node.seq)
      cursor = page.edges.at(-1)?.cursor ?? cursor
      return page.hasNextPage
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
