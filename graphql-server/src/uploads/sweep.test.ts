import mongoose, { type Model, Types } from 'mongoose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, countScans, type TestDatabase } from '../../test/support/database.ts'
import { buildCategory, buildProduct, buildSubCategory } from '../../test/support/factories.ts'
import { setUpCredentials } from '../../test/support/object-store.ts'
import { type OpenStorage, PICTURE_STORAGES } from '../../test/support/picture-storages.ts'
import { noise } from '../../test/attacks/hostile-files.ts'
import { User } from '../domains/account/user.model.ts'
import { Category } from '../domains/catalogue/record/category.model.ts'
import { Product } from '../domains/catalogue/record/product.model.ts'
import { SubCategory } from '../domains/catalogue/record/sub-category.model.ts'
import { Order } from '../domains/order/record/order.model.ts'
import { findPictureUses } from '../domains/picture-uses.ts'
import { pictureFile, parsePictureId, pictureUrl } from '../lib/pictures.ts'
import { Picture } from './picture.model.ts'
import { retainPictures, storePicture } from './pictures.ts'
import type { FileStorage } from './storage.ts'
import { claimSweep } from './sweep-lease.ts'
import { sweepPictures } from './sweep.ts'

const HOUR = 60 * 60 * 1000
const TOMORROW = new Date(Date.now() + 25 * HOUR)

let database: TestDatabase
let opened: OpenStorage
let storage: FileStorage
let bytes: Buffer

setUpCredentials()

beforeAll(async () => {
  database = await openTestDatabase()
  bytes = await noise(8, 8).jpeg().toBuffer()
})
afterAll(() => database.close())
beforeEach(async () => {
  const models = [Picture, User, Category, SubCategory, Product, Order]
  for (const { collection } of models) await collection.deleteMany({})
})

/** Opens an empty storage for each test in a group. */
function useStorage(open: () => Promise<OpenStorage>): void {
  beforeEach(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterEach(() => opened.close())
}

async function listFiles(): Promise<string[]> {
  const files = []
  for await (const file of storage.list()) files.push(file)
  return files
}

async function upload(): Promise<string> {
  return (await storePicture(storage, new Types.ObjectId(), bytes)).image
}

/** Returns the number of existing files for the image. */
async function countFiles(url: string): Promise<number> {
  const id = parsePictureId(url) ?? 'none'
  return (await listFiles()).filter((file) => file.startsWith(id)).length
}

async function isKept(url: string): Promise<boolean> {
  const record = await Picture.findById(parsePictureId(url)).lean()
  const files = await countFiles(url)
  expect(files, 'an image exists completely or not at all').toBe(record ? 4 : 0)
  return record !== null
}

const sweep = (now = TOMORROW) => sweepPictures(storage, findPictureUses, now)

/** An order line with the fields that the sweep reads. */
async function buildOrderWith(image: string) {
  await Order.collection.insertOne({
    userId: new Types.ObjectId(),
    number: image,
    idempotencyKey: image,
    lines: [{ image: null }, { image }],
  })
}

describe.each(PICTURE_STORAGES)('an image $place', ({ open }) => {
  useStorage(open)

  it('an image without references is deleted after a day, not earlier', async () => {
    const url = await upload()
    expect(await sweep(new Date(Date.now() + 23 * HOUR))).toBe(0)
    expect(await isKept(url)).toBe(true)
    expect(await sweep()).toBe(1)
    expect(await isKept(url)).toBe(false)
  })

  it.each<[string, (url: string) => Promise<unknown>]>([
    ['a person', (avatar) => User.collection.insertOne({ emailKey: avatar, avatar })],
    ['a category', (image) => buildCategory({ image })],
    ['a sub-category', (image) => buildSubCategory({ image })],
    [
      'a product as its second image',
      (url) => buildProduct({ images: ['https://a.example/', url] }),
    ],
    ['an order line', buildOrderWith],
    [
      'a product by another width',
      (url) => buildProduct({ images: [url.replace('-960', '-320')] }),
    ],
  ])('an image that is used by %s is not deleted', async (_who, refer) => {
    const [used, unused] = [await upload(), await upload()]
    await refer(used)
    expect(await sweep()).toBe(1)
    expect([await isKept(used), await isKept(unused)]).toEqual([true, false])
  })

  it('demo images, which have no records, are never deleted', async () => {
    await storage.write(pictureFile('demo', 960), bytes)
    expect(await sweep()).toBe(0)
    expect(await storage.has(pictureFile('demo', 960))).toBe(true)
  })

  it('a retained image is safe for another day', async () => {
    const url = await upload()
    await Picture.updateMany({}, { $set: { touchedAt: new Date(0) } })
    await retainPictures([url, 'https://elsewhere.example/a.png', pictureUrl('demo')])
    expect(await sweep(new Date())).toBe(0)
    expect(await isKept(url)).toBe(true)
  })

  it('an image that is retained during the sweep is not deleted', async () => {
    const [held, referred, unused] = [await upload(), await upload(), await upload()]
    let looks = 0
    const findUses = async (urls: string[]) => {
      const uses = await findPictureUses(urls)
      looks += 1
      if (looks === 1) {
        await Picture.updateOne({ _id: parsePictureId(held) }, { $set: { touchedAt: TOMORROW } })
        await buildProduct({ images: [referred] })
      }
      return uses
    }
    expect(await sweepPictures(storage, findUses, TOMORROW)).toBe(1)
    expect([await isKept(held), await isKept(referred), await isKept(unused)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await Picture.countDocuments({ condemnedAt: null })).toBe(2)
    await retainPictures([held, referred])
  })

  it('an image that is marked for deletion or gone cannot be retained', async () => {
    const [condemned, gone] = [await upload(), await upload()]
    await Picture.updateOne(
      { _id: parsePictureId(condemned) },
      { $set: { condemnedAt: new Date() } },
    )
    await Picture.deleteOne({ _id: parsePictureId(gone) })
    for (const url of [condemned, gone]) {
      await expect(retainPictures([url])).rejects.toThrow(/upload it again/)
    }
  })
})

describe.each(PICTURE_STORAGES)('an image sweep $place', ({ open }) => {
  useStorage(open)

  it('a sweep handles more images than one batch, including used ones', async () => {
    const ids = Array.from({ length: 10 }, (_, n) => String(n).padStart(32, '0'))
    const at = new Date()
    const owner = { ownerId: new Types.ObjectId(), width: 1, height: 1 }
    await Picture.insertMany(ids.map((_id) => ({ _id, ...owner, createdAt: at, touchedAt: at })))
    const used = ids.filter((_id, n) => n % 2 === 0)
    await buildProduct({ images: used.map(pictureUrl) })
    const sweepByFour = () => sweepPictures(storage, findPictureUses, TOMORROW, 4)
    expect(await sweepByFour()).toBe(5)
    expect(await Picture.countDocuments()).toBe(5)
    expect(await sweepByFour()).toBe(0)
  })

  it('the next sweep finishes one that was killed at any point', async () => {
    for (let allowed = 0; allowed < 4; allowed += 1) {
      const url = await upload()
      const dying = {
        ...storage,
        remove: async (files: string[]) => {
          await storage.remove(files.slice(0, allowed))
          throw new Error('killed')
        },
      }
      await expect(sweepPictures(dying, findPictureUses, TOMORROW)).rejects.toThrow('killed')
      expect(await Picture.countDocuments()).toBe(1)
      expect(await sweep()).toBe(1)
      expect(await isKept(url)).toBe(false)
    }
  })
})

describe('sweeps', () => {
  it('sweeps run in one process, every three hours', async () => {
    const now = new Date()
    const turns = await Promise.all(Array.from({ length: 5 }, () => claimSweep(now)))
    expect(turns.filter(Boolean)).toHaveLength(1)
    const later = (hours: number) => claimSweep(new Date(now.getTime() + hours * HOUR))
    expect(await later(2.9)).toBe(false)
    const next = await Promise.all([later(3.1), later(3.1)])
    expect(next.filter(Boolean)).toHaveLength(1)
  })

  it.each<[Model<never> | { modelName: string }, string]>([
    [User, 'avatar'],
    [Category, 'image'],
    [SubCategory, 'image'],
    [Product, 'images'],
    [Order, 'lines.image'],
    [Picture, 'touchedAt'],
  ])('sweeps scan no collection: %o by %s', async ({ modelName }, path) => {
    const filter = path === 'touchedAt' ? { $lt: TOMORROW } : { $in: ['/media/a-960.webp'] }
    expect(await countScans(() => mongoose.model(modelName).find({ [path]: filter }))).toBe(0)
  })
})

describe.each(PICTURE_STORAGES)('an upload that is stored $place', ({ open }) => {
  useStorage(open)

  it('an upload that fails on a full disk leaves nothing behind', async () => {
    const before = await listFiles()
    let written = 0
    const full = {
      ...storage,
      write: async (file: string, content: Buffer) => {
        if (written === 2) throw new Error('ENOSPC')
        written += 1
        await storage.write(file, content)
      },
    }
    await expect(storePicture(full, new Types.ObjectId(), bytes)).rejects.toThrow('ENOSPC')
    expect(await Picture.countDocuments()).toBe(0)
    expect(await listFiles()).toEqual(before)
  })

  it('the sweep finds an upload whose process was killed while writing', async () => {
    const url = await upload()
    await storage.remove([pictureFile(parsePictureId(url) ?? '', 960)])
    expect(await sweep()).toBe(1)
    expect(await countFiles(url)).toBe(0)
  })
})
