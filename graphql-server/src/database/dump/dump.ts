import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EJSON } from 'bson'
import type { mongo } from 'mongoose'
import type { FileStorage } from '../../uploads/storage.ts'
import { dumpFiles } from './dump-files.ts'
import { DUMPED_PICTURES, DUMPED_PRESCRIPTIONS } from './dump-kinds.ts'
import {
  collectionPath,
  manifestFile,
  manifestSchema,
  VERSION,
  type Manifest,
} from './dump-manifest.ts'
import { isShopData } from './names.ts'

/** `what` is a collection name, 'image files' or 'prescription files'. */
export type OnProgress = (what: string, done: number, total: number) => void

export interface DumpOptions {
  /** The image storage. Without it, images are neither dumped nor restored. */
  pictures?: FileStorage
  /** The prescription storage. Without it, prescriptions are neither dumped nor restored. */
  prescriptionFiles?: FileStorage
  /** Identifies the data folder. */
  dataFolderId?: string
  onProgress?: OnProgress
}

interface SnapshotOptions {
  folder: string
  session: mongo.ClientSession
  /** Gets each file's checksum. */
  sha256: Record<string, string>
  onProgress: OnProgress
}

const BATCH_SIZE = 1000

/**
 * Writes all collections and files into a folder: documents as lines of Extended JSON, which preserves every type,
 * images in `media`, prescriptions in `prescriptions`, and manifest.json with the indexes and checksums. Replaces an
 * earlier dump in the folder. Throws for views and collections with options, which could not be restored. All
 * collections are read as they were at one point in time, even if the server is running.
 */
export async function dumpDatabase(
  db: mongo.Db,
  folder: string,
  { pictures, prescriptionFiles, dataFolderId, onProgress = () => {} }: DumpOptions = {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  await rm(manifestFile(folder), { force: true })
  const known = { pictures: new Map<string, string>(), prescriptions: new Map<string, string>() }
  const copy = async () => {
    const to = { db, folder, onProgress }
    if (pictures) {
      await dumpFiles(DUMPED_PICTURES, { ...to, storage: pictures, known: known.pictures })
    }
    if (prescriptionFiles) {
      const from = { storage: prescriptionFiles, known: known.prescriptions }
      await dumpFiles(DUMPED_PRESCRIPTIONS, { ...to, ...from })
    }
  }
  // Copies once before the collections are read, because files that they still refer to may be deleted, and once after,
  // because they may refer to newer files.
  await copy()
  const sha256: Record<string, string> = {}
  const collections = await db.client.withSession({ snapshot: true }, (session) =>
    dumpSnapshot(db, { folder, session, sha256, onProgress }),
  )
  await copy()
  addChecksums(sha256, DUMPED_PICTURES.folder, known.pictures)
  addChecksums(sha256, DUMPED_PRESCRIPTIONS.folder, known.prescriptions)
  const manifest: Manifest = {
    version: VERSION,
    ...(dataFolderId && { dataFolderId }),
    collections,
    pictures: [...known.pictures.keys()].sort(),
    prescriptions: [...known.prescriptions.keys()].sort(),
    sha256,
  }
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  return manifest
}

function addChecksums(
  sha256: Record<string, string>,
  folder: string,
  known: ReadonlyMap<string, string>,
): void {
  for (const [file, checksum] of known) sha256[`${folder}/${file}`] = checksum
}

async function dumpSnapshot(
  db: mongo.Db,
  { folder, session, sha256, onProgress }: SnapshotOptions,
): Promise<Manifest['collections']> {
  const collections: Manifest['collections'] = []
  const found = await db.listCollections({}, { nameOnly: false }).toArray()
  const shop = found.filter(({ name }) => isShopData(name))
  for (const { name, type, options = {} } of shop.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (type !== 'collection' || Object.keys(options).length > 0)
      throw new Error(`${name} is a view or has options, which a dump cannot contain.`)
    const collection = db.collection(name)
    const total = await collection.estimatedDocumentCount()
    const hash = createHash('sha256')
    let documents = 0
    const lines = async function* () {
      const cursor = collection.find({}, { session, promoteValues: false, bsonRegExp: true })
      for await (const document of cursor) {
        const line = `${EJSON.stringify(document, { relaxed: false })}\n`
        hash.update(line)
        yield line
        if (++documents % BATCH_SIZE === 0) onProgress(name, documents, Math.max(total, documents))
      }
    }
    const path = collectionPath(name)
    await pipeline(lines, createWriteStream(join(folder, path), { flush: true }))
    sha256[path] = hash.digest('hex')
    onProgress(name, documents, documents)
    const indexes = manifestSchema.shape.collections.element.shape.indexes
    collections.push({ name, documents, indexes: indexes.parse(await collection.indexes()) })
  }
  return collections
}
