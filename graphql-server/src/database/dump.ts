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

const BATCH_SIZE = 1000
const VERSION = 1

/** Written last: a folder without it holds no whole dump. */
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

function fileOf(folder: string, collection: string): string {
  return join(folder, `${encodeURIComponent(collection)}.jsonl`)
}

/**
 * Writes all collections into a folder: their documents in Extended JSON, a line each, which keeps
 * every type, and manifest.json with their indexes. Refuses what it could not restore (views,
 * collections with options). Each collection is as it was when its turn came.
 */
export async function dumpDatabase(
  db: mongo.Db,
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  const manifest: Manifest = { version: VERSION, collections: [] }
  const found = await db.listCollections({}, { nameOnly: false }).toArray()
  for (const { name, type, options = {} } of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (type !== 'collection' || Object.keys(options).length > 0)
      throw new Error(`${name} is a view or has options of its own, which a dump does not keep.`)
    const collection = db.collection(name)
    const total = await collection.estimatedDocumentCount()
    let documents = 0
    const lines = async function* () {
      const cursor = collection.find({}, { promoteValues: false, bsonRegExp: true })
      for await (const document of cursor) {
        yield `${EJSON.stringify(document, { relaxed: false })}\n`
        if (++documents % BATCH_SIZE === 0) onProgress(name, documents, Math.max(total, documents))
      }
    }
    await pipeline(lines, createWriteStream(fileOf(folder, name)))
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
 * Puts a dump back, documents first, then the indexes, and counts what arrived. Refuses a folder
 * without a whole dump, and collections that hold documents already unless they may be replaced.
 */
export async function restoreDatabase(
  db: mongo.Db,
  folder: string,
  { replace = false, onProgress = () => {} }: { replace?: boolean; onProgress?: OnProgress } = {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { name } of manifest.collections) {
    if ((await db.collection(name).findOne()) === null || replace) continue
    throw new Error(`${name} holds documents already. With --replace they make way for the dump.`)
  }
  for (const { name, documents, indexes } of manifest.collections) {
    const collection = db.collection(name)
    await collection.drop().catch(() => undefined)
    await db.createCollection(name)
    let done = 0
    for await (const batch of inChunks(readDocuments(fileOf(folder, name)), BATCH_SIZE)) {
      await collection.insertMany(batch, { ignoreUndefined: false })
      done += batch.length
      onProgress(name, done, documents)
    }
    if (done !== documents)
      throw new Error(`${fileOf(folder, name)} holds ${done} documents, not ${documents}.`)
    onProgress(name, done, documents)
    const own = indexes.filter((index) => index.name !== '_id_')
    if (own.length > 0) await db.command({ createIndexes: name, indexes: own })
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no whole dump in ${folder}: ${file} is missing.`)
  })
  return manifestSchema.parse(JSON.parse(text))
}

async function* readDocuments(file: string): AsyncGenerator<Document> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  for await (const line of lines) yield EJSON.parse(line, { relaxed: false }) as Document
}
