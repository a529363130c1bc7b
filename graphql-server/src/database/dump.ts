import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { EJSON } from 'bson'
import type { Document } from 'bson'
import type { mongo } from 'mongoose'
import { z } from 'zod'
import { inChunks } from '../lib/chunks.ts'

export type OnProgress = (collection: string, done: number, total: number) => void

interface DumpOptions {
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
})

type Manifest = z.infer<typeof manifestSchema>

function collectionFile(folder: string, collection: string): string {
  return join(folder, `${encodeURIComponent(collection)}.jsonl`)
}

/**
 * Writes all collections into a folder: documents as lines of Extended JSON, which preserves every type, and
 * manifest.json with the indexes. Throws for views and collections with options, which could not be restored.
 * All are read as they were at one point in time, even if the store is running.
 */
export async function dumpDatabase(
  db: mongo.Db,
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<Manifest> {
  return db.client.withSession({ snapshot: true }, (session) =>
    dumpSnapshot(db, { folder, session, onProgress }),
  )
}

async function dumpSnapshot(
  db: mongo.Db,
  { folder, session, onProgress }: DumpOptions,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  const manifest: Manifest = { version: VERSION, collections: [] }
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
    manifest.collections.push({
      name,
      documents,
      indexes: indexes.parse(await collection.indexes()),
    })
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Restores a dump: documents first, then indexes, and checks the number of documents. Throws for a folder without a
 * complete dump, and for collections that already have documents unless `replace` is set.
 */
export async function restoreDatabase(
  db: mongo.Db,
  folder: string,
  { replace = false, onProgress = () => {} }: { replace?: boolean; onProgress?: OnProgress } = {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { name } of manifest.collections) {
    if ((await db.collection(name).findOne()) === null || replace) continue
    throw new Error(`${name} already has documents. Use --replace to replace them with the dump.`)
  }
  for (const { name, documents, indexes } of manifest.collections) {
    const collection = db.collection(name)
    await collection.drop().catch(() => undefined)
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
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no complete dump in ${folder}: ${file} is missing.`)
  })
  return manifestSchema.parse(JSON.parse(text))
}

async function* readDocuments(file: string): AsyncGenerator<Document> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  for await (const line of lines) yield EJSON.parse(line, { relaxed: false }) as Document
}
