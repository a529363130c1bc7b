import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../../lib/random.ts'
import { startEmbeddedDatabase } from '../start.ts'
import { writeMessage } from '../wire/messages.ts'
import { readOldFile } from './lmdb-migration.ts'

/**
 * A folder from commit 7e29ca6, which stored its data in lmdb: 390 products with a unique and a multikey index, images
 * on overflow pages, an order from a transaction, and an empty collection.
 */
const fixture = new URL('fixtures/lmdb-3.5.mdb.gz', import.meta.url)

let folder: string
let old: Buffer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migration-'))
  old = gunzipSync(await readFile(fixture))
  await writeFile(join(folder, 'data.mdb'), old)
  await writeFile(join(folder, 'server.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => startEmbeddedDatabase({ folder, inWorker: false })

async function expectEverything(): Promise<void> {
  const database = await open()
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  const db = client.db()
  const names = (await db.listCollections().toArray()).map(({ name }) => name)
  expect(names.sort()).toEqual(['empty', 'orders', 'pictures', 'products'])
  const products = db.collection<{ _id: number; name: string }>('products')
  expect(await products.countDocuments()).toBe(390)
  expect(await products.findOne({ _id: 7 })).toEqual({
    _id: 7,
    name: 'Product 7',
    categoryIds: [2, 1],
    stock: 107,
    description: 'word '.repeat(7),
  })
  expect((await products.indexes()).map(({ name }) => name)).toHaveLength(3)
  await expect(products.insertOne({ _id: 1000, name: 'Product 8' })).rejects.toThrow('E11000')
  const pictures = await db.collection<{ bytes: string }>('pictures').find().toArray()
  expect(pictures.map(({ bytes }) => bytes.length)).toEqual([9000, 18_000, 27_000])
  expect(await db.collection('orders').findOne({}, { promoteValues: false })).toMatchObject({
    total: mongoose.mongo.Long.fromString('9007199254740993'),
    at: new Date(1_700_000_000_000),
  })
  await products.updateOne({ _id: 7 }, { $set: { stock: 107 } })
  await client.close()
  await database.close()
}

test('a folder from a version with lmdb opens with all of its data, twice', async () => {
  await expectEverything()
  await expectEverything()
  expect(await readFile(join(folder, 'data.mdb.migrated'))).toEqual(old)
  expect(await readdir(folder)).not.toContain('data.mdb')
})

test('an interrupted migration starts again', async () => {
  await writeFile(join(folder, 'data.journal.migrated'), 'half of a file')
  await expectEverything()
})

test('a folder that an earlier version still uses is rejected', async () => {
  const [, port, token] = /"port":(\d+),"token":"(\w+)"/.exec(old.toString('latin1')) ?? []
  const earlier = createServer((socket) =>
    socket.once('data', () => socket.end(writeMessage({ embeddedToken: token, ok: 1 }))),
  )
  await new Promise<void>((resolve) => earlier.listen(Number(port), '127.0.0.1', resolve))
  await expect(open()).rejects.toThrow(/in use by an earlier version of the server, process \d+/)
  earlier.close()
  await expectEverything()
})

test('a damaged document is rejected with a sentence, in 300 seeded cases', () => {
  const random = randomFrom(7)
  const documents = (file: Buffer) => {
    const entries = readOldFile(file).filter(({ key }) => key.toString('latin1', 0, 1) === 'd')
    return JSON.stringify(
      entries.map(({ key, value }) => [key.toString('hex'), value.toString('hex')]),
    )
  }
  const expected = documents(old)
  const outcomes = { refused: 0, same: 0 }
  for (let n = 0; n < 300; n++) {
    const copy = Buffer.from(old)
    const at = Math.floor(random() * copy.length)
    if (n % 2 === 0) copy.writeUInt8(copy.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
    else copy.subarray(at, at + 4096).fill(0)
    try {
      expect(documents(copy)).toBe(expected)
      outcomes.same++
    } catch (error) {
      expect(String(error)).toMatch(/^Error: The database file data.mdb is damaged: /)
      outcomes.refused++
    }
  }
  expect(outcomes.refused).toBeGreaterThan(100)
})
