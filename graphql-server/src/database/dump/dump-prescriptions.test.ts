import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Types, type mongo } from 'mongoose'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PDF } from '../../../test/attacks/hostile-files.ts'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { setUpCredentials } from '../../../test/support/object-store.ts'
import { PICTURE_STORAGES } from '../../../test/support/picture-storages.ts'
import { createDiskStorage } from '../../uploads/disk-storage.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { dumpDatabase } from './dump.ts'
import { restoreDatabase } from '../restore/restore.ts'

const PDF_FILE = `${'a'.repeat(32)}.pdf`
const WEBP_FILE = `${'b'.repeat(32)}.webp`
const INCOMPLETE_FILE = `${'c'.repeat(32)}.pdf`
const DELETED_FILE = `${'d'.repeat(32)}.pdf`

setUpCredentials()

let folder: string
let dump: string
let webp: Buffer
let closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
  webp = await picture.webp().toBuffer()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-prescriptions-'))
  dump = join(folder, 'dump')
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
  await rm(folder, { recursive: true })
})

async function openDatabase(): Promise<mongo.Db> {
  const { db, close } = await openEmptyDatabase()
  closers.push(close)
  return db
}

async function fillDatabase(): Promise<mongo.Db> {
  const db = await openDatabase()
  await db.collection('prescriptions').insertMany([
    { _id: new Types.ObjectId(), file: PDF_FILE, state: 'STORED' },
    { _id: new Types.ObjectId(), file: WEBP_FILE, state: 'STORED' },
    { _id: new Types.ObjectId(), file: INCOMPLETE_FILE, state: 'STORING' },
    { _id: new Types.ObjectId(), file: DELETED_FILE, state: 'DELETING' },
  ])
  return db
}

async function fill(files: FileStorage): Promise<FileStorage> {
  for (const file of [PDF_FILE, INCOMPLETE_FILE, DELETED_FILE])
    await files.write(file, Buffer.from(PDF))
  await files.write(WEBP_FILE, webp)
  return files
}

const openDisk = (name: string) => createDiskStorage(join(folder, name), PRESCRIPTIONS)

async function list(files: FileStorage): Promise<string[]> {
  const found = []
  for await (const file of files.list()) found.push(file)
  return found.sort()
}

describe.each(PICTURE_STORAGES)('prescriptions $place', ({ place, open }) => {
  let prescriptionFiles: FileStorage

  beforeEach(async () => {
    const { storage, close } = await open(PRESCRIPTIONS)
    closers.push(close)
    prescriptionFiles = storage
  })

  it(`a dump contains the prescriptions ${place}, unless they are incomplete or being deleted`, async () => {
    await fill(prescriptionFiles)
    const manifest = await dumpDatabase(await fillDatabase(), dump, { prescriptionFiles })
    expect(manifest.prescriptions).toEqual([PDF_FILE, WEBP_FILE])
    expect((await readdir(join(dump, 'prescriptions'))).sort()).toEqual([PDF_FILE, WEBP_FILE])
    expect(await readFile(join(dump, 'prescriptions', PDF_FILE), 'utf8')).toBe(PDF)
  })

  it(`a dump contains the images of tickets, and restores them ${place}`, async () => {
    const [source, db] = [openDisk('source'), await openDatabase()]
    await source.write(WEBP_FILE, webp)
    await db.collection('ticketPhotos').insertMany([
      { _id: new Types.ObjectId(), file: WEBP_FILE, state: 'STORED' },
      { _id: new Types.ObjectId(), file: DELETED_FILE, state: 'DELETING' },
    ])
    await dumpDatabase(db, dump, { prescriptionFiles: source })
    const restored = await openDatabase()
    await restoreDatabase(restored, dump, { prescriptionFiles })
    expect(await list(prescriptionFiles)).toEqual([WEBP_FILE])
    expect(await prescriptionFiles.read(WEBP_FILE)).toEqual(webp)
    expect(await restored.collection('ticketPhotos').findOne({ file: WEBP_FILE })).not.toBeNull()
  })

  it(`prescriptions from the dump of another storage are restored ${place}`, async () => {
    const source = await fill(openDisk('source'))
    await dumpDatabase(await fillDatabase(), dump, { prescriptionFiles: source })
    await restoreDatabase(await openDatabase(), dump, { prescriptionFiles })
    expect(await list(prescriptionFiles)).toEqual([PDF_FILE, WEBP_FILE])
    expect(String(await prescriptionFiles.read(PDF_FILE))).toBe(PDF)
    expect(await prescriptionFiles.read(WEBP_FILE)).toEqual(webp)
  })
})

describe('a dump of a running server', () => {
  it('a dump contains prescriptions that were uploaded or deleted while the collections were read', async () => {
    const [db, source] = [await fillDatabase(), await fill(openDisk('source'))]
    const newer = `${'e'.repeat(32)}.pdf`
    let isChanged = false
    const prescriptionFiles: FileStorage = {
      ...source,
      async read(file) {
        const bytes = await source.read(file)
        // Happens during the first copy, before the collections are read.
        if (!isChanged) {
          isChanged = true
          await source.write(newer, Buffer.from(PDF))
          await db.collection('prescriptions').insertOne({ file: newer, state: 'STORED' })
        }
        return bytes
      },
    }
    await dumpDatabase(db, dump, { prescriptionFiles })
    const target = openDisk('target')
    await restoreDatabase(await openDatabase(), dump, { prescriptionFiles: target })
    expect(await list(target)).toEqual([PDF_FILE, WEBP_FILE, newer])
  })

  it('a dump does not restore prescriptions that were deleted before its collections were read', async () => {
    const [db, prescriptionFiles] = [await fillDatabase(), await fill(openDisk('source'))]
    const onProgress = () =>
      void db
        .collection('prescriptions')
        .updateOne({ file: PDF_FILE }, { $set: { state: 'DELETING' } })
    await dumpDatabase(db, dump, { prescriptionFiles, onProgress })
    const target = openDisk('target')
    await restoreDatabase(await openDatabase(), dump, { prescriptionFiles: target })
    expect(await list(target)).toEqual([WEBP_FILE])
  })
})

it("an older version's dump, without prescriptions, is restored", async () => {
  await dumpDatabase(await openDatabase(), dump)
  const file = join(dump, 'manifest.json')
  const manifest = await readFile(file, 'utf8')
  await writeFile(file, manifest.replace(/,\s*"prescriptions": \[\]/, ''))
  expect(await readFile(file, 'utf8')).not.toContain('"prescriptions": [')
  const target = openDisk('target')
  await restoreDatabase(await openDatabase(), dump, { prescriptionFiles: target })
  expect(await list(target)).toEqual([])
})

describe('a hostile dump', () => {
  const path = () => join(dump, 'prescriptions', PDF_FILE)
  const restore = async () =>
    restoreDatabase(await openDatabase(), dump, { prescriptionFiles: openDisk('target') })

  async function nameInManifest(name: string): Promise<void> {
    const file = join(dump, 'manifest.json')
    const manifest = await readFile(file, 'utf8')
    await writeFile(file, manifest.replace(JSON.stringify(PDF_FILE), JSON.stringify(name)))
  }

  beforeEach(async () => {
    const prescriptionFiles = await fill(openDisk('source'))
    await dumpDatabase(await fillDatabase(), dump, { prescriptionFiles })
  })

  it.each<[string, () => Promise<void>, RegExp]>([
    ['leads out of its folder', () => nameInManifest('../a.pdf'), /is not the name of a presc/],
    ['has the name of an image', () => nameInManifest('a-960.webp'), /is not the name of a pre/],
    ['is missing', () => rm(path()), /is missing or is not a file/],
    [
      'is a link',
      async () => {
        await rm(path())
        await symlink('/etc/hostname', path())
      },
      /is missing or is not a file/,
    ],
    [
      'is not a PDF',
      () => writeFile(path(), '<script>'),
      /is not an image in WebP format or a PDF/,
    ],
  ])('a dump with a prescription that %s is rejected', async (_what, spoil, message) => {
    await spoil()
    await expect(restore()).rejects.toThrow(message)
    expect(await openDisk('target').has(PDF_FILE)).toBe(false)
  })
})
