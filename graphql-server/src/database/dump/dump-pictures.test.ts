import { rmSync, writeFileSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { mongo } from 'mongoose'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { setUpCredentials } from '../../../test/support/object-store.ts'
import { PICTURE_STORAGES } from '../../../test/support/picture-storages.ts'
import { createDiskStorage } from '../../uploads/disk-storage.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { dumpDatabase } from './dump.ts'
import { restoreDatabase } from '../restore/restore.ts'

const UPLOAD = 'a'.repeat(32)
const DEMO_FILE = 'demo-960.webp'
const UPLOADED_FILE = `${UPLOAD}-960.webp`
const FILES = [UPLOADED_FILE, DEMO_FILE]

setUpCredentials()

let folder: string
let dump: string
let bytes: Buffer
let closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
  bytes = await picture.webp().toBuffer()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-pictures-'))
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

/** A database with the uploaded image's record. */
async function fillDatabase(): Promise<mongo.Db> {
  const db = await openDatabase()
  await db.collection<{ _id: string }>('pictures').insertOne({ _id: UPLOAD })
  return db
}

async function fill<Storage extends FileStorage>(pictures: Storage): Promise<Storage> {
  for (const file of FILES) await pictures.write(file, bytes)
  return pictures
}

const openDisk = (name: string) => createDiskStorage(join(folder, name))

async function list(pictures: FileStorage): Promise<string[]> {
  const files = []
  for await (const file of pictures.list()) files.push(file)
  return files.sort()
}

describe.each(PICTURE_STORAGES)('images $place', ({ place, open }) => {
  let pictures: FileStorage

  beforeEach(async () => {
    const { storage, close } = await open()
    closers.push(close)
    pictures = storage
  })

  it(`a dump contains the images ${place}`, async () => {
    const manifest = await dumpDatabase(await fillDatabase(), dump, {
      pictures: await fill(pictures),
    })
    expect(manifest.pictures).toEqual(FILES)
    expect((await readdir(join(dump, 'media'))).sort()).toEqual(FILES)
    expect(await readFile(join(dump, 'media', DEMO_FILE))).toEqual(bytes)
  })

  it(`images from the dump of another storage are restored ${place}`, async () => {
    await dumpDatabase(await fillDatabase(), dump, { pictures: await fill(openDisk('source')) })
    await restoreDatabase(await openDatabase(), dump, { pictures })
    expect(await list(pictures)).toEqual(FILES)
    expect(await pictures.read(UPLOADED_FILE)).toEqual(bytes)
  })
})

describe('a dump of a running server', () => {
  it('a dump contains images that were uploaded or deleted while the collections were read', async () => {
    const pictures = await fill(openDisk('source'))
    await dumpDatabase(await fillDatabase(), dump, {
      pictures,
      onProgress(what) {
        if (what !== 'pictures') return
        writeFileSync(join(pictures.folder, 'new-960.webp'), bytes)
        rmSync(join(pictures.folder, DEMO_FILE), { force: true })
      },
    })
    const target = openDisk('target')
    await restoreDatabase(await openDatabase(), dump, { pictures: target })
    expect(await list(target)).toEqual([...FILES, 'new-960.webp'])
  })

  it('a dump does not restore uploads whose record it lacks', async () => {
    await dumpDatabase(await openDatabase(), dump, { pictures: await fill(openDisk('source')) })
    const target = openDisk('target')
    await restoreDatabase(await openDatabase(), dump, { pictures: target })
    expect(await list(target)).toEqual([DEMO_FILE])
  })
})

it("an older version's dump, without images, is restored", async () => {
  await dumpDatabase(await fillDatabase(), dump)
  const file = join(dump, 'manifest.json')
  const manifest = await readFile(file, 'utf8')
  await writeFile(file, manifest.replace(/,\s*"pictures": \[\]/, ''))
  expect(await readFile(file, 'utf8')).not.toContain('"pictures": [')
  const db = await openDatabase()
  await restoreDatabase(db, dump, { pictures: openDisk('target') })
  expect(await db.collection('pictures').countDocuments()).toBe(1)
})

describe('a hostile dump', () => {
  const media = () => join(dump, 'media')
  const SECRET = 'a secret'

  async function nameInManifest(name: string): Promise<void> {
    const file = join(dump, 'manifest.json')
    const manifest = await readFile(file, 'utf8')
    await writeFile(file, manifest.replaceAll(JSON.stringify(DEMO_FILE), JSON.stringify(name)))
  }

  beforeEach(async () => {
    await dumpDatabase(await fillDatabase(), dump, { pictures: await fill(openDisk('source')) })
    await writeFile(join(folder, 'secret.webp'), SECRET)
  })

  it.each<[string, () => Promise<void>]>([
    ['leads out of its folder', () => nameInManifest('../../secret.webp')],
    ['has an absolute path', () => nameInManifest('/etc/passwd')],
    ['is in another folder', () => nameInManifest('a/b-960.webp')],
    ['is missing', () => rm(join(media(), DEMO_FILE))],
    ['has another byte', () => appendFile(join(media(), DEMO_FILE), 'x')],
    [
      'is a link',
      async () => {
        await rm(join(media(), DEMO_FILE))
        await symlink(join(folder, 'secret.webp'), join(media(), DEMO_FILE))
      },
    ],
    [
      'is a folder',
      async () => {
        await rm(join(media(), DEMO_FILE))
        await mkdir(join(media(), DEMO_FILE))
      },
    ],
    [
      'is behind a link',
      async () => {
        await rename(media(), join(folder, 'elsewhere'))
        await symlink(join(folder, 'elsewhere'), media())
      },
    ],
  ])('a dump with an image that %s changes nothing', async (_what, spoil) => {
    await spoil()
    const target = openDisk('target')
    const db = await openDatabase()
    await expect(restoreDatabase(db, dump, { pictures: target })).rejects.toThrow(
      /is not the name of an image|is missing or is not a (file|folder)|was changed or damaged/,
    )
    expect(await db.listCollections().toArray()).toEqual([])
    expect(await list(target)).toEqual([])
  })

  it.each([
    ['text', () => Buffer.from(SECRET)],
    ['an image of another type', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['more than 20 MB', () => Buffer.concat([bytes, Buffer.alloc(20 * 1024 * 1024)])],
  ])('a dump with an image that contains %s is rejected', async (_what, build) => {
    await writeFile(join(media(), DEMO_FILE), build())
    const target = openDisk('target')
    await expect(restoreDatabase(await openDatabase(), dump, { pictures: target })).rejects.toThrow(
      /demo-960\.webp is not an image in WebP format/,
    )
    expect(await target.has(DEMO_FILE)).toBe(false)
  })
})
