import mongoose from 'mongoose'
import { join } from 'node:path'
import { countDatabaseCommand } from '../lib/operation-metrics.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'

export interface DatabaseOptions {
  /** The deployment to use; without one the embedded database is started. */
  mongodbUri?: string
  /** Folder of the embedded database's files. */
  dataDir: string
}

export interface Database {
  /** The embedded one lives in this machine's data folder; the other is a deployment of MongoDB. */
  kind: 'embedded' | 'mongodb'
  close(): Promise<void>
}

/** Connects mongoose to MongoDB or, without an address, to the embedded database. */
export async function connectDatabase({ mongodbUri, dataDir }: DatabaseOptions): Promise<Database> {
  if (mongodbUri) {
    await connectMongoose(mongodbUri)
    return { kind: 'mongodb', close: () => mongoose.disconnect() }
  }
  const embedded = await startEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    inWorker: true,
  })
  await connectMongoose(embedded.uri, EMBEDDED_LIMITS)
  return {
    kind: 'embedded',
    async close() {
      await mongoose.disconnect()
      await embedded.close()
    },
  }
}

/**
 * Timeouts that bound an outage to five seconds. A database that is silent for two seconds loses its
 * connections and the requests that wait on them; then the driver looks for it for a second. What was
 * just connecting, or in a transaction, does one of these twice. A command may take as long as it
 * needs while the database answers others.
 */
const OUTAGE_LIMITS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1750,
  serverSelectionTimeoutMS: 1000,
}

/**
 * The embedded database is in this process or in one beside it. If it is slow, the machine is busy,
 * and giving up would not help; if its process ends, another one takes over within two seconds.
 */
const EMBEDDED_LIMITS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 60_000,
  serverSelectionTimeoutMS: 4000,
}

/** Makes sure of every collection and index that the models declare, and connects. */
export async function connectMongoose(
  uri: string,
  options: mongoose.ConnectOptions = {},
): Promise<void> {
  // The embedded database answers nothing else while it builds a large index.
  await mongoose.connect(uri, { autoIndex: false, ...options, serverSelectionTimeoutMS: 5000 })
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection()
    await model.createIndexes()
  }
  await mongoose.disconnect()
  // Mongoose would keep for ten seconds what is asked of a database that is out.
  await mongoose.connect(uri, {
    autoIndex: false,
    bufferCommands: false,
    ...OUTAGE_LIMITS,
    ...options,
  })
  // Each command takes a connection from the pool. Listening to the commands would have each reply decoded twice.
  mongoose.connection.getClient().on('connectionCheckOutStarted', countDatabaseCommand)
}
