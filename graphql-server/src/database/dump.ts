import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { EJSON } from 'bson'
import type { Document } from 'bson'
import type { mongo } from 'mongoose'
import { z } from 'zod'
import { inChunks } from '../lib/chunks.ts'
import { isPictureFile } from '../lib/pictures.ts'
import { PRESCRIPTIONS } from '../uploads/file-kinds.ts'
import type { FileStorage } from '../uploads/storage.ts'
import { checkDumpedFiles, dumpFiles, restoreFiles } from './dump-files.ts'
import { DUMPED_PICTURES, DUMPED_PRESCRIPTIONS } from './dump-kinds.ts'

/** `what` is the name of a collection, 'picture files' or 'prescription files'. */
export type OnProgress = (what: string, done: number, total: number) => void

interface DumpOptions {
  /** The storage of the pictures. Without it, they are not dumped or restored. */
  pictures?: FileStorage
  /** The storage of the prescriptions. Without it, they are not dumped or restored. */
  prescriptionFiles?: FileStorage
  onProgress?: OnProgress
}

interface SnapshotOptions {
  folder: string
  session: mongo.ClientSession
  onProgress: OnProgress
}

const BATCH_SIZE = 1000
const VERSION = 1

/** Written last: a folder without it has no complete dump. */
const manifestSchema = z.object({
  version: z.literal(VERSION),
  collections: z.array(
    z.object({
      name: z.string(),
      documents: z.number(),
      indexes: z.array(z.looseObject({ key: z.record(z.string(), z.unknown()), name: z.string() })),
    }),
  ),
  /** The files in `media`. Dumps of older versions have none. */
  pictures: z.array(z.string().refine(isPictureFile, 'is not the name of a picture')).default([]),
  /** The files in `prescriptions`. Dumps of older versions have none. */
  prescriptions: z
    .array(z.string().refine(PRESCRIPTIONS.isOwn, 'is not the name of a prescription'))
    .default([]),
})

export type Manifest = z.infer<typeof manifestSchema>

function manifestFile(folder: string): string {
  return join(folder, 'manifest.json')
}

function collectionFile(folder: string, collection: string): string {
  return join(folder, `${encodeURIComponent(collection)}.jsonl`)
}

/**
 * Writes all collections and files into a folder: documents as lines of Extended JSON, which preserves every type,
 * pictures in `media`, prescriptions in `prescriptions`, and manifest.json with the indexes. Replaces an earlier dump
 * in the folder. Throws for views and collections with options, which could not be restored. All collections are read
 * as they were at one point in time, even if the store is running.
 */
export async function dumpDatabase(
  db: mongo.Db,
  folder: string,
  { pictures, prescriptionFiles, onProgress = () => {} }: DumpOptions = {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  await rm(manifestFile(folder), { force: true })
  const known = { pictures: new Set<string>(), prescriptions: new Set<string>() }
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
  // Once before the collections are read, because files that they still refer to may be deleted, and once after,
  // because they may refer to newer files.
  await copy()
  const collections = await db.client.withSession({ snapshot: true }, (session) =>
    dumpSnapshot(db, { folder, session, onProgress }),
  )
  await copy()
  const manifest: Manifest = {
    version: VERSION,
    collections,
    pictures: [...known.pictures].sort(),
    prescriptions: [...known.prescriptions].sort(),
  }
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function dumpSnapshot(
  db: mongo.Db,
  { folder, session, onProgress }: SnapshotOptions,
): Promise<Manifest['collections']> {
  const collections: Manifest['collections'] = []
  const found = await db.listCollections({}, { nameOnly: false }).toArray()
  for (const { name, type, options = {} } of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (type !== 'collection' || Object.keys(options).length > 0)
      throw new Error(`${name} is a view or has its own options, which a dump can't contain.`)
    const collection = db.collection(name)
    const total = await collection.estimatedDocumentCount()
    let documents = 0
    const lines = async function* () {
      const cursor = collection.find({}, { session, promoteValues: false, bsonRegExp: true })
      for await (const document of cursor) {
        yield `${EJSON.stringify(document, { relaxed: false })}\n`
        if (++documents % BATCH_SIZE === 0) onProgress(name, documents, Math.max(total, documents))
      }
    }
    await pipeline(lines, createWriteStream(collectionFile(folder, name)))
    onProgress(name, documents, documents)
    const indexes = manifestSchema.shape.collections.element.shape.indexes
    collections.push({ name, documents, indexes: indexes.parse(await collection.indexes()) })
  }
  return collections
}

/**
 * Restores a dump: documents first, then indexes, then files, and checks the number of documents. Throws for a folder
 * without a complete dump, and for a database that already has documents unless `replace` is set. All collections of
 * the database are dropped before. Files that are already stored stay.
 */
export async function restoreDatabase(
  db: mongo.Db,
  folder: string,
  {
    replace = false,
    pictures,
    prescriptionFiles,
    onProgress = () => {},
  }: DumpOptions & { replace?: boolean } = {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (pictures) await checkDumpedFiles(DUMPED_PICTURES, folder, manifest.pictures)
  if (prescriptionFiles) {
    await checkDumpedFiles(DUMPED_PRESCRIPTIONS, folder, manifest.prescriptions)
  }
  const existing = await listCollections(db)
  if (!replace) for (const name of existing) await requireEmpty(db, name)
  for (const name of existing) await db.dropCollection(name)
  await restoreCollections(db, manifest, { folder, onProgress })
  const from = { db, folder, onProgress }
  if (pictures) {
    const files = manifest.pictures
    await restoreFiles(DUMPED_PICTURES, { ...from, storage: pictures, files })
  }
  if (prescriptionFiles) {
    const files = manifest.prescriptions
    await restoreFiles(DUMPED_PRESCRIPTIONS, { ...from, storage: prescriptionFiles, files })
  }
  return manifest
}

/** The names of all collections, except those of MongoDB itself. */
async function listCollections(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
}

async function requireEmpty(db: mongo.Db, name: string): Promise<void> {
  if ((await db.collection(name).findOne()) === null) return
  throw new Error(
    `${name} already has documents. Use --replace to drop all collections of the database first.`,
  )
}

async function restoreCollections(
  db: mongo.Db,
  { collections }: Manifest,
  { folder, onProgress }: { folder: string; onProgress: OnProgress },
): Promise<void> {
  for (const { name, documents, indexes } of collections) {
    const collection = db.collection(name)
    await db.createCollection(name)
    let done = 0
    for await (const batch of inChunks(readDocuments(collectionFile(folder, name)), BATCH_SIZE)) {
      await collection.insertMany(batch, { ignoreUndefined: false })
      done += batch.length
      onProgress(name, done, documents)
    }
    if (done !== documents)
      throw new Error(
        `${collectionFile(folder, name)} has ${done} documents instead of ${documents}.`,
      )
    onProgress(name, done, documents)
    const own = indexes.filter((index) => index.name !== '_id_')
    if (own.length > 0) await db.command({ createIndexes: name, indexes: own })
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = manifestFile(folder)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no complete dump in ${folder}: ${file} is missing.`)
  })
  const { data, error } = manifestSchema.safeParse(JSON.parse(text))
  if (error) throw new Error(`${file} is not valid:\n${z.prettifyError(error)}`)
  return data
}

async function* readDocuments(file: string): AsyncGenerator<Document> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  for await (const line of lines) yield EJSON.parse(line, { relaxed: false }) as Document
}
