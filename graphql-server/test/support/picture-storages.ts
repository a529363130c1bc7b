import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage, type DiskStorage } from '../../src/uploads/disk-storage.ts'
import type { ObjectStorage } from '../../src/uploads/object-storage.ts'
import { S3_LIMITS } from '../../src/uploads/s3-client.ts'
import { createS3Storage } from '../../src/uploads/s3-storage.ts'
import { startObjectStore } from './object-store.ts'

export interface OpenStorage {
  storage: DiskStorage | ObjectStorage
  close: () => Promise<void>
}

/** Every kind of picture storage, for tests that all of them must pass. The tests set the credentials of S3. */
export const PICTURE_STORAGES: { place: string; open: () => Promise<OpenStorage> }[] = [
  { place: 'on disk', open: openDiskStorage },
  { place: 'in an object store', open: openS3Storage },
]

async function openDiskStorage(): Promise<OpenStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  return { storage: createDiskStorage(folder), close: () => rm(folder, { recursive: true }) }
}

/** Its pages of listings are short, so that few files have several. */
async function openS3Storage(): Promise<OpenStorage> {
  const { place, close } = await startObjectStore()
  return { storage: createS3Storage(place, { ...S3_LIMITS, pageSize: 3 }), close }
}
