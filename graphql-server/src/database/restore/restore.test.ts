import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { mongo } from 'mongoose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { createDiskStorage } from '../../uploads/disk-storage.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'
import { dumpDatabase } from '../dump/dump.ts'
import { BESIDE } from '../dump/names.ts'
import { requireDiskSpace } from './check-space.ts'
import { restoreDatabase } from './restore.ts'
import { restoreRecords, settleRestore } from './settle-restore.ts'
import { announceProcess } from './store-processes.ts'

const FILE = `${'a'.repeat(32)}.pdf`

let folder: string
let closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
  await rm(folder, { recursive: true })
})

async function open(names: string[]): Promise<mongo.Db> {
  const { db, close } = await openEmptyDatabase()
  closers.push(close)
  for (const name of names) await db.collection('products').insertOne({ name })
  return db
}

const dump = () => join(folder, 'dump')
const products = () => join(dump(), 'products.jsonl')

/** A database with the product "old", and a dump with the products "new" and "newer". */
async function prepare(): Promise<mongo.Db> {
  await dumpDatabase(await open(['new', 'newer']), dump())
  const db = await open(['old'])
  await db.collection('forgotten').insertOne({})
  return db
}

async function contents(db: mongo.Db) {
  const found = await db.listCollections().toArray()
  const names = (await db.collection('products').find().toArray()).map(({ name }) => String(name))
  return { collections: found.map(({ name }) => name).sort(), names }
}

const OLD = { collections: ['forgotten', 'products'], names: ['old'] }
const NEW = { collections: ['products'], names: ['new', 'newer'] }

async function editManifest(edit: (text: string) => string): Promise<void> {
  const file = join(dump(), 'manifest.json')
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

/** Imitates dumps by releases without checksums. */
const removeChecksums = () => editManifest((text) => text.replace(/,\s*"sha256": \{[^}]*\}/, ''))

describe('an incomplete dump', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['has a file that is missing', () => rm(products()), /products\.jsonl is missing/],
    [
      'has a file that is cut within a line',
      async () => truncate(products(), (await readFile(products())).length - 5),
      /Line 2 of .*products\.jsonl is not a complete document/,
    ],
    [
      'has a file that is cut between lines',
      async () => writeFile(products(), `${(await readFile(products(), 'utf8')).split('\n')[0]}\n`),
      /products\.jsonl has 1 documents instead of 2/,
    ],
    [
      'has an empty file',
      () => truncate(products()),
      /products\.jsonl has 0 documents instead of 2/,
    ],
    [
      'has a document too many',
      () => appendFile(products(), '{"name":"added"}\n'),
      /products\.jsonl has 3 documents instead of 2/,
    ],
    [
      'has a changed document',
      async () =>
        writeFile(products(), (await readFile(products(), 'utf8')).replace('newer', 'never')),
      /products\.jsonl was changed or damaged/,
    ],
    [
      'has a manifest that is cut',
      () => editManifest((text) => text.slice(0, 40)),
      /manifest\.json is not valid/,
    ],
  ])('a dump that %s leaves the data as it is', async (_what, spoil, message) => {
    const db = await prepare()
    await spoil()
    await expect(restoreDatabase(db, dump(), { replace: true })).rejects.toThrow(message)
    expect(await contents(db)).toEqual(OLD)
  })

  it('a dump that is too large for the disk leaves the data as it is', async () => {
    const db = await prepare()
    const requireSpace = ({ documents }: { documents: number }) =>
      requireDiskSpace(folder, documents * 2 ** 50)
    await expect(restoreDatabase(db, dump(), { replace: true, requireSpace })).rejects.toThrow(
      /has \d+ MB of free space, and the dump needs \d+ MB/,
    )
    expect(await contents(db)).toEqual(OLD)
  })

  it('a dump whose documents conflict with its indexes leaves the data as it is', async () => {
    const db = await prepare()
    const line = await readFile(products(), 'utf8')
    await removeChecksums()
    await writeFile(products(), `${line.split('\n')[0]}\n`.repeat(2))
    await expect(restoreDatabase(db, dump(), { replace: true })).rejects.toThrow(/E11000/)
    expect(await contents(db)).toEqual(OLD)
  })
})

it("an older release's dump, without checksums, is restored", async () => {
  const db = await prepare()
  await removeChecksums()
  expect(await readFile(join(dump(), 'manifest.json'), 'utf8')).not.toContain('sha256')
  await restoreDatabase(db, dump(), { replace: true })
  expect(await contents(db)).toEqual(NEW)
})

describe('a restore that is interrupted', () => {
  /** Leaves the database as a process does that is killed when this step begins. */
  async function killAt(step: string, db: mongo.Db): Promise<void> {
    const killed = new Error('killed')
    const gone = new Proxy(db, {
      get(target, name) {
        if (name === 'dropCollection' && step !== 'swapping') {
          return () => Promise.reject(killed)
        }
        const value: unknown = Reflect.get(target, name)
        return value instanceof Function ? (value.bind(target) as unknown) : value
      },
    })
    const onProgress = (what: string) => {
      if (what === step) throw killed
    }
    await restoreDatabase(gone, dump(), { replace: true, onProgress }).catch(() => null)
  }

  it('a restore that is interrupted before it is complete leaves the old data', async () => {
    const db = await prepare()
    await killAt('products', db)
    expect((await contents(db)).collections).toContain('restoring.products')
    await settleRestore(db)
    expect(await contents(db)).toEqual(OLD)
  })

  it('a restore that is interrupted before the last old collection is dropped leaves the new data', async () => {
    const db = await prepare()
    await killAt('', db)
    expect((await contents(db)).collections).toContain('restores')
    await settleRestore(db)
    expect(await contents(db)).toEqual(NEW)
  })

  it.each(['FILLING', 'SWAPPING'] as const)(
    'a restore of 54 collections that is interrupted while %s is completed, although old and new ones fill more than a batch',
    async (state) => {
      const db = await open([])
      const collections = Array.from({ length: 54 }, (_, n) => `collection${n}`)
      for (const name of collections) {
        await db.collection(name).insertOne({ from: 'old' })
        await db.collection(`${BESIDE}${name}`).insertOne({ from: 'new' })
      }
      const record = { state, collections, holder: 'killed', heldUntil: new Date(0) }
      await restoreRecords(db).insertOne({ _id: 'restore', ...record })
      await settleRestore(db)
      expect((await contents(db)).collections).toEqual(collections.toSorted())
      const from = state === 'FILLING' ? 'old' : 'new'
      for (const name of collections) {
        expect(await db.collection(name).find().toArray()).toMatchObject([{ from }])
      }
    },
  )

  it('an interrupted restore marks prescriptions that the old data lacks as being deleted', async () => {
    const source = await open([])
    const stored = createDiskStorage(join(folder, 'source'), PRESCRIPTIONS)
    await stored.write(FILE, Buffer.from('%PDF-'))
    await source.collection('prescriptions').insertOne({ file: FILE, state: 'STORED' })
    await dumpDatabase(source, dump(), { prescriptionFiles: stored })
    const db = await open(['old'])
    const prescriptionFiles = createDiskStorage(join(folder, 'target'), PRESCRIPTIONS)
    const quietly = { replace: true, prescriptionFiles }
    const onProgress = (what: string) => {
      if (what === 'prescription files') throw new Error('interrupted')
    }
    await expect(restoreDatabase(db, dump(), { ...quietly, onProgress })).rejects.toThrow()
    expect(await prescriptionFiles.has(FILE)).toBe(true)
    const records = await db.collection('prescriptions').find().toArray()
    expect(records).toMatchObject([{ file: FILE, state: 'DELETING' }])
  })
})

describe('a database that a server uses', () => {
  it('a database that a server uses is restored only after the server has stopped', async () => {
    const db = await prepare()
    const withdraw = await announceProcess(db)
    const restoring = () => restoreDatabase(db, dump(), { replace: true, isShared: true })
    await expect(restoring()).rejects.toThrow(/A server uses this database/)
    expect((await contents(db)).names).toEqual(['old'])
    await withdraw()
    await restoring()
    expect((await contents(db)).names).toEqual(['new', 'newer'])
  })

  it('a server does not start while a dump is restored into its database', async () => {
    const db = await prepare()
    const heldUntil = new Date(Date.now() + 60_000)
    const record = { state: 'FILLING' as const, collections: [], holder: 'another', heldUntil }
    await restoreRecords(db).insertOne({ _id: 'restore', ...record })
    await expect(settleRestore(db, 100)).rejects.toThrow(/A dump is being restored/)
    expect((await contents(db)).names).toEqual(['old'])
  })
})
