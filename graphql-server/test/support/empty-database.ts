import mongoose from 'mongoose'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'

export interface EmptyDatabase {
  db: mongoose.mongo.Db
  close: () => Promise<void>
}

/** Opens an embedded database in memory, without the server's collections. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  return { db: client.db(), close: () => client.close().then(() => database.close()) }
}
