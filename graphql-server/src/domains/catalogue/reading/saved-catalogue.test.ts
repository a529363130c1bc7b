import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Types } from 'mongoose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyCatalogue } from '../../../../test/support/random-changes.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/database.ts'
import { buildCategory, buildProduct } from '../../../../test/support/factories.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { CatalogueLog } from '../changes/change-log.model.ts'
import { Category } from '../record/category.model.ts'
import { ensureLog } from '../changes/change-log.service.ts'
import { Product } from '../record/product.model.ts'
import { createCatalogueReading } from '../browse/catalogue-reading.ts'
import { openCatalogueFile } from './saved-catalogue.ts'

let database: TestDatabase
let folder: string
let path: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyCatalogue()
  await ensureLog()
  folder = await mkdtemp(join(tmpdir(), 'saved-'))
  path = join(folder, 'cache', 'catalogue')
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Starts a process, and returns the number of products that it read. */
async function start() {
  let productsRead = 0
  const onProgress = (products: number) => (productsRead = products)
  const { sync, search, suggest, catalogue } = createCatalogueReading({
    file: openCatalogueFile(path),
    onProgress,
  })
  expect(search.isReady()).toBe(false)
  await sync.poll()
  expect(search.isReady()).toBe(true)
  const find = async (text: string) => {
    const { hits, totalCount } = await search.search(text, { first: 10 })
    expect(hits.length).toBe(totalCount)
    return hits.map(({ id }) => id)
  }
  const complete = async (text: string) => (await suggest(text, 8)).map((found) => found.text)
  return { sync, find, complete, catalogue, productsRead }
}

async function createRows() {
  const grains = await buildCategory({ name: 'Grains' })
  const [rice, wheat] = [
    await buildProduct({ name: 'Basmati rice', categoryIds: [grains._id] }),
    await buildProduct({ name: 'Wheat flour', categoryIds: [grains._id] }),
  ]
  await recordChanges('category', [grains._id])
  await recordChanges('product', [rice._id, wheat._id])
  return { grains, rice: rice._id.toHexString(), wheat: wheat._id.toHexString() }
}

function withChecksum(content: Buffer): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32LE(crc32(content))
  return Buffer.concat([checksum, content])
}

describe('a starting process', () => {
  it('a process is ready even if the file cannot be written', async () => {
    const { rice } = await createRows()
    await writeFile(join(folder, 'cache'), 'a file where the folder should be')
    const { sync, find } = await start()
    expect(await find('rice')).toEqual([rice])
    await sync.save()
  })

  it('builds its memory from the database, and from the file the next time', async () => {
    const { grains, rice, wheat } = await createRows()
    expect(await start()).toMatchObject({ productsRead: 2 })
    const { productsRead, find, complete, catalogue } = await start()
    expect(productsRead).toBe(0)
    expect(await find('rice')).toEqual([rice])
    expect((await find('grains')).sort()).toEqual([rice, wheat].sort())
    expect(await complete('bas')).toEqual(['Basmati rice'])
    expect(await complete('gra')).toEqual(['Grains', 'Wheat flour', 'Basmati rice'])
    const page = await catalogue.page({ categoryId: grains._id }, { first: 10, after: null })
    expect(page.map(({ name }) => name)).toEqual(['Wheat flour', 'Basmati rice'])
    expect(await catalogue.count({})).toBe(2)
  })

  it('applies changes since the file was written', async () => {
    const { grains, rice, wheat } = await createRows()
    await start()
    const soap = await buildProduct({ name: 'Soap' })
    await Product.updateOne({ _id: rice }, { name: 'Sona Masoori' })
    await Product.deleteOne({ _id: wheat })
    await Category.updateOne({ _id: grains._id }, { name: 'Staples' })
    await recordChanges('product', [soap._id, new Types.ObjectId(rice)])
    await recordChanges('product', [new Types.ObjectId(wheat)], { deleted: true })
    await recordChanges('category', [grains._id])
    const { productsRead, find } = await start()
    expect(productsRead).toBe(0)
    expect(await find('soap')).toEqual([soap._id.toHexString()])
    expect(await find('sona')).toEqual([rice])
    expect(await find('basmati')).toEqual([])
    expect(await find('staples')).toContain(rice)
  })

  it('saves applied changes when it stops', async () => {
    const { sync } = await start()
    const tea = await buildProduct({ name: 'Tea' })
    await recordChanges('product', [tea._id])
    await sync.poll()
    await sync.save()
    const saved = await openCatalogueFile(path).read()
    expect(saved?.seen).toBe((await ensureLog()).last)
    expect(await (await start()).find('tea')).toEqual([tea._id.toHexString()])
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['damaged', (bytes) => Buffer.from(bytes.map((byte, n) => (n === 200 ? byte ^ 1 : byte)))],
    ['cut off', (bytes) => bytes.subarray(0, 100)],
    ['empty', () => Buffer.alloc(0)],
    [
      'of another version of V8',
      (bytes) => withChecksum(Buffer.from([0xff, 99, ...bytes.subarray(6)])),
    ],
  ])('reads the database when the file is %s', async (_what, damage) => {
    const { rice } = await createRows()
    await start()
    await writeFile(path, damage(await readFile(path)))
    const { productsRead, find } = await start()
    expect(productsRead).toBe(2)
    expect(await find('rice')).toEqual([rice])
  })

  it('reads the database when the file belongs to another log, as after a restore', async () => {
    const { rice } = await createRows()
    await start()
    await CatalogueLog.deleteMany({})
    const { productsRead, find } = await start()
    expect(productsRead).toBe(2)
    expect(await find('rice')).toEqual([rice])
  })
})
