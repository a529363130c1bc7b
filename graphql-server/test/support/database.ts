import { DryMongoBinary, MongoMemoryReplSet } from 'mongodb-memory-server'
import mongoose from 'mongoose'
import { randomUUID } from 'node:crypto'
import { connectToPrepared } from '../../src/database/connect.ts'
import { rejectWritesToClosedSockets } from '../../src/database/driver-writes.ts'
import { collectionScans } from '../../src/database/embedded/conformance/deployment.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { connectedDb, createPreparedCollections } from './prepared-collections.ts'

export interface TestDatabase {
  kind: string
  /** The URI for other processes. */
  uri: string
  close(): Promise<void>
}

interface Server {
  kind: string
  uri: string
}

let server: Promise<Server> | undefined
const dbName = `test-${randomUUID()}`
const collections = createPreparedCollections()

/**
 * Opens an empty database for a test: at MONGODB_URI, or on a real mongod if this machine has one
 * (MONGOMS_SYSTEM_BINARY, or one that mongodb-memory-server has downloaded), otherwise the embedded one. All files in a
 * worker share one server, which ends with the worker. They also share its collections, because creating 50 of them with
 * their indexes takes longer than most files' tests.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { kind, uri } = await (server ??= startServer())
  rejectWritesToClosedSockets()
  await connectToPrepared(uri, { dbName, monitorCommands: true })
  await collections.prepare()
  return {
    kind,
    uri,
    async close() {
      await collections.empty()
      await mongoose.disconnect()
    },
  }
}

async function startServer(): Promise<Server> {
  const given = process.env.MONGODB_URI
  if (given) return { kind: 'MongoDB at MONGODB_URI', uri: given }
  if (await hasMongod()) {
    const replicaSet = await MongoMemoryReplSet.create({ replSet: { count: 1 } })
    return { kind: 'mongod', uri: replicaSet.getUri() }
  }
  const { uri } = await startEmbeddedDatabase({ folder: null, inWorker: false })
  return { kind: 'embedded', uri }
}

async function hasMongod(): Promise<boolean> {
  return (await DryMongoBinary.locateBinary(DryMongoBinary.getEnsuredOptions())) !== undefined
}

/** Counts how many collections the work scans. */
export async function countScans(work: () => PromiseLike<unknown>): Promise<number> {
  const before = await collectionScans(connectedDb())
  await work()
  return (await collectionScans(connectedDb())) - before
}
