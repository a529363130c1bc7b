import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { createDiskStorage } from '../../uploads/disk-storage.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { dumpFiles, restoreFiles } from './dump-files.ts'
import { DUMPED_PICTURES } from './dump-kinds.ts'

const BROKEN = 'broken-960.webp'
const SLOW = 'slow-960.webp'
const FILES = [BROKEN, SLOW]

let folder: string
let db: mongo.Db
let disk: FileStorage
let close: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-files-'))
  ;({ db, close } = await openEmptyDatabase())
  const create = { width: 8, height: 8, channels: 3, background: '#0a0' } as const
  const bytes = await sharp({ create }).webp().toBuffer()
  disk = createDiskStorage(join(folder, 'source'))
  for (const file of FILES) await disk.write(file, bytes)
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const options = (storage: FileStorage) => ({ db, storage, folder, onProgress: () => undefined })

/** Fails at once for one file, and delays the other one. */
async function spoil(file: string): Promise<void> {
  if (file === BROKEN) throw new Error('The disk is broken.')
  await delay(50)
}

describe('a file that cannot be copied', () => {
  it("a dump with a file that cannot be copied fails after it has written the batch's other files", async () => {
    const read = async (file: string) => {
      await spoil(file)
      return disk.read(file)
    }
    const dumping = dumpFiles(DUMPED_PICTURES, {
      ...options({ ...disk, read }),
      known: new Map(),
    })
    await expect(dumping).rejects.toThrow('The disk is broken.')
    expect(await readdir(join(folder, DUMPED_PICTURES.folder))).toEqual([SLOW])
  })

  it("a restore with a file that cannot be copied fails after it has written the batch's other files", async () => {
    await dumpFiles(DUMPED_PICTURES, { ...options(disk), known: new Map() })
    const target = createDiskStorage(join(folder, 'target'))
    const write = async (file: string, bytes: Buffer) => {
      await spoil(file)
      await target.write(file, bytes)
    }
    const restoring = restoreFiles(DUMPED_PICTURES, {
      ...options({ ...target, write }),
      files: FILES,
    })
    await expect(restoring).rejects.toThrow('The disk is broken.')
    expect(await target.has(SLOW)).toBe(true)
  })
})
