import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage, type DiskStorage } from '../../src/uploads/disk-storage.ts'
import { type FileKind, PICTURES } from '../../src/uploads/file-kinds.ts'
import type { ObjectStorage } from '../../src/uploads/object-storage.ts'
import { S3_LIMITS } from '../../src/uploads/s3-client.ts'
import { createS3Storage } from '../../src/uploads/s3-storage.ts'
import { startObjectStore } from './object-store.ts'

export interface OpenStorage {
  storage: DiskStorage | ObjectStorage
  close: () => Promise<void>
}

interface StoragePlace {
  place: string
  /** Opens an empty storage, for images by default. */
  open: (kind?: FileKind) => Promise<OpenStorage>
}

/** Every place for an image storage, for tests that all of them must pass. The tests set the S3 credentials. */
export const PICTURE_STORAGES: StoragePlace[] = [
  { place: 'on disk', open: openDiskStorage },
  { place: 'in an object store', open: openS3Storage },
]

async function openDiskStorage(kind = PICTURES): Promise<OpenStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  return { storage: createDiskStorage(folder, kind), close: () => rm(folder, { recursive: true }) }
}

/** Its listing pages are short, so that a few files need several pages. */
async function openS3Storage(kind = PICTURES): Promise<OpenStorage> {
  const { place, close } = await startObjectStore()
  const limits = { ...S3_LIMITS, pageSize: 3 }
  return { storage: createS3Storage(place, { limits, kind }), close }
}
