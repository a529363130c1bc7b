import { randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { z } from 'zod'
import { startEmbeddedDatabase } from '../start.ts'

const statusSchema = z.object({
  metrics: z.object({
    queryExecutor: z.object({ collectionScans: z.object({ total: z.number() }) }),
  }),
})

/** The database under test: the embedded one, or a MongoDB to compare it with. */
export interface Deployment {
  kind: 'embedded' | 'mongodb'
  uri: string
  client: mongo.MongoClient
  /** A separate database for this run. */
  db: mongo.Db
  close(): Promise<void>
}

interface Server {
  kind: Deployment['kind']
  uri: string
  stop: () => Promise<unknown>
}

async function server(): Promise<Server> {
  const { MONGODB_URI, MONGOMS_SYSTEM_BINARY } = process.env
  if (MONGODB_URI) return { kind: 'mongodb', uri: MONGODB_URI, stop: () => Promise.resolve() }
  if (MONGOMS_SYSTEM_BINARY) {
    const { MongoMemoryReplSet } = await import('mongodb-memory-server')
    const set = await MongoMemoryReplSet.create({ replSet: { count: 1 } })
    return { kind: 'mongodb', uri: set.getUri(), stop: () => set.stop() }
  }
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  return { kind: 'embedded', uri: database.uri, stop: () => database.close() }
}

/** Opens the embedded database, or the MongoDB at MONGODB_URI, or one started from the binary MONGOMS_SYSTEM_BINARY. */
export async function openDeployment(): Promise<Deployment> {
  const { kind, uri, stop } = await server()
  const client = await new mongoose.mongo.MongoClient(uri).connect()
  const db = client.db(`conformance_${randomBytes(6).toString('hex')}`)
  return {
    kind,
    uri,
    client,
    db,
    async close() {
      await db.dropDatabase()
      await client.close()
      await stop()
    },
  }
}

export type Fields = { [field: string]: unknown }

/** Creates an index. Typed without the driver's other options. */
export function createIndex<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  key: mongo.IndexSpecification,
  options: mongo.CreateIndexesOptions = {},
): Promise<string> {
  return collection.createIndex(key, options, {})
}

/** Reads a reply's cursor: its id, and its first or next batch. */
export function readCursor(reply: Fields): { id: unknown; batch: unknown[] } {
  const { cursor } = reply
  const entries: [string, unknown][] =
    typeof cursor === 'object' && cursor !== null ? Object.entries(cursor) : []
  const batch = entries.find(([name]) => name.endsWith('Batch'))?.[1]
  const id = entries.find(([name]) => name === 'id')?.[1]
  return { id, batch: Array.isArray(batch) ? batch : [] }
}

/** Returns a failed call's error code. Throws if the call succeeds. */
export async function getErrorCode(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? error.code : error
  }
  return 'no error'
}

/** How often the server has scanned a whole collection. */
export async function collectionScans(db: mongo.Db): Promise<number> {
  const status: unknown = await db.command({ serverStatus: 1 })
  return statusSchema.parse(status).metrics.queryExecutor.collectionScans.total
}
