import mongoose from 'mongoose'
import { join } from 'node:path'
import { countDatabaseCommand } from '../lib/operation-metrics.ts'
import { rejectWritesToClosedSockets } from './driver-writes.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'
import { explainProblems, requireTransactions } from './mongodb-problems.ts'
import { rejectNewerData } from './migrations/run-migrations.ts'
import { settleRestore } from './restore/settle-restore.ts'
import { announceProcess } from './restore/store-processes.ts'

export interface DatabaseOptions {
  /** The MongoDB deployment to use. Without a URI, the embedded database is started. */
  mongodbUri?: string
  /** The folder that contains the embedded database's files. */
  dataDir: string
  /** Whether the driver emits command events, which costs time. Off by default. */
  monitorCommands?: boolean
}

export interface Database {
  /** The embedded database stores its data in this machine's data folder. */
  kind: 'embedded' | 'mongodb'
  close(): Promise<void>
}

/** Connects mongoose to MongoDB or, without a URI, to the embedded database. */
export async function connectDatabase({
  mongodbUri,
  dataDir,
  monitorCommands = false,
}: DatabaseOptions): Promise<Database> {
  if (mongodbUri) {
    await explainProblems(() => connectMongoose(mongodbUri, { monitorCommands }))
    const withdraw = await announceProcess(connectedDb())
    // This process was not announced yet to a restore that began earlier.
    await settleRestore(connectedDb())
    return {
      kind: 'mongodb',
      async close() {
        await withdraw()
        await mongoose.disconnect()
      },
    }
  }
  const embedded = await startEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    inWorker: true,
  })
  await connectMongoose(embedded.uri, { ...EMBEDDED_LIMITS, monitorCommands })
  return {
    kind: 'embedded',
    async close() {
      await mongoose.disconnect()
      await embedded.close()
    },
  }
}

function connectedDb(): mongoose.mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database connection.')
  return db
}

/**
 * Timeouts that limit an outage to five seconds. If the database is silent for two seconds, its connections and the
 * requests that wait for them fail. The driver then tries to reach it for one second. Either may happen twice while
 * connecting or in a transaction. A command may run as long as it needs while the database answers others.
 */
const OUTAGE_LIMITS = {
  heartbeatFrequencyMS: 1000,
  connectTimeoutMS: 1500,
  serverSelectionTimeoutMS: 1000,
}

/**
 * The embedded database runs in this process or in another one on this machine. If it is slow, the machine is busy and
 * giving up would not help. If its process ends, another one takes over within two seconds.
 */
const EMBEDDED_LIMITS = {
  heartbeatFrequencyMS: 10_000,
  connectTimeoutMS: 60_000,
  serverSelectionTimeoutMS: 4000,
}

/** Reports an unreachable database within five seconds, including the time that the process needs to start. */
export const START_TIMEOUT_MS = 4000

/**
 * Completes an interrupted restore, creates all models' collections and indexes, and connects. Throws if the database
 * has no transactions, if a dump is being restored into it, or if a newer version of Kirana Care has migrated the data.
 */
export async function connectMongoose(
  uri: string,
  options: mongoose.ConnectOptions = {},
): Promise<void> {
  rejectWritesToClosedSockets()
  // The embedded database answers no other command while it builds a large index.
  await mongoose.connect(uri, {
    autoIndex: false,
    ...options,
    serverSelectionTimeoutMS: START_TIMEOUT_MS,
  })
  await requireTransactions(mongoose.connection)
  await settleRestore(connectedDb())
  await rejectNewerData()
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection()
    await model.createIndexes()
  }
  await mongoose.disconnect()
  await connectToPrepared(uri, options)
}

/** Connects to a database that has all models' collections and indexes. */
export async function connectToPrepared(
  uri: string,
  options: mongoose.ConnectOptions = {},
): Promise<void> {
  // Otherwise, mongoose would buffer commands for ten seconds during an outage.
  await mongoose.connect(uri, {
    autoIndex: false,
    bufferCommands: false,
    ...OUTAGE_LIMITS,
    ...options,
  })
  // Each command takes a connection from the pool. Monitoring commands instead would decode each reply twice.
  mongoose.connection.getClient().on('connectionCheckOutStarted', countDatabaseCommand)
}
