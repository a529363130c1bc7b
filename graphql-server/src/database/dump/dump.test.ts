import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { createIndex } from '../embedded/conformance/deployment.ts'
import { dumpDatabase } from './dump.ts'
import { restoreDatabase } from '../restore/restore.ts'

const { Binary, BSON, Double, Int32, Long, ObjectId } = mongoose.mongo

let folder: string
let closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-'))
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
  await rm(folder, { recursive: true })
})

async function open(): Promise<mongoose.mongo.Db> {
  const { db, close } = await openEmptyDatabase()
  closers.push(close)
  return db
}

async function filled(): Promise<mongoose.mongo.Db> {
  const db = await open()
  await createIndex(db.collection('products'), { slug: 1 }, { unique: true, sparse: true })
  await createIndex(db.collection('products'), { a: 1, b: -1 })
  await db.collection('products').insertMany(
    Array.from({ length: 2500 }, (_, n) => ({
      _id: new ObjectId(),
      slug: `p${n}`,
      whole: new Double(n),
      int: new Int32(n),
      long: Long.fromString('9007199254740993'),
      at: new Date(n),
      bytes: new Binary(Buffer.from([n % 256])),
      nested: { list: [null, 'zero\0', { $odd: 1, 'a.b': 2 }] },
    })),
  )
  await db.createCollection('empty / odd')
  return db
}

async function contents(db: mongoose.mongo.Db): Promise<unknown> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort()
  return Promise.all(
    names.map(async (name) => {
      const collection = db.collection(name)
      const found = await collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray()
      const documents = found.map((document) => BSON.serialize(document).join())
      return { name, documents, indexes: await collection.indexes() }
    }),
  )
}

test('dumped and restored data is identical byte for byte', async () => {
  const source = await filled()
  const progress: string[] = []
  await dumpDatabase(source, folder, {
    onProgress: (name, done, total) => progress.push(`${name} ${done}/${total}`),
  })
  expect(progress).toContain('products 1000/2500')
  expect((await readdir(folder)).sort()).toEqual([
    'empty%20%2F%20odd.jsonl',
    'manifest.json',
    'products.jsonl',
  ])
  const target = await open()
  await restoreDatabase(target, folder)
  expect(await contents(target)).toEqual(await contents(source))
})

test('restoring does not mix with existing data', async () => {
  const source = await filled()
  await dumpDatabase(source, folder)
  const target = await open()
  await target.collection('products').insertOne({ other: true })
  await expect(restoreDatabase(target, folder)).rejects.toThrow(/products already has documents/)
  expect(await target.collection('products').countDocuments()).toBe(1)
  await restoreDatabase(target, folder, { replace: true })
  expect(await contents(target)).toEqual(await contents(source))
})

test('restoring leaves no collection that the dump lacks', async () => {
  const source = await filled()
  await dumpDatabase(source, folder)
  const target = await open()
  await target.collection('newer').insertOne({ other: true })
  await expect(restoreDatabase(target, folder)).rejects.toThrow(/newer already has documents/)
  await restoreDatabase(target, folder, { replace: true })
  expect(await contents(target)).toEqual(await contents(source))
})

test("an interrupted dump into an earlier dump's folder is rejected", async () => {
  const source = await filled()
  await dumpDatabase(source, folder)
  const onProgress = () => {
    throw new Error('interrupted')
  }
  await expect(dumpDatabase(source, folder, { onProgress })).rejects.toThrow('interrupted')
  await expect(restoreDatabase(await open(), folder)).rejects.toThrow(/no complete dump/)
})

test('an incomplete dump is rejected', async () => {
  const source = await filled()
  await dumpDatabase(source, folder)
  const file = join(folder, 'products.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, lines.slice(0, 1200).join('\n'))
  await expect(restoreDatabase(await open(), folder)).rejects.toThrow(
    /has 1200 documents instead of 2500/,
  )
  await rm(join(folder, 'manifest.json'))
  await expect(restoreDatabase(await open(), folder)).rejects.toThrow(/no complete dump/)
})
