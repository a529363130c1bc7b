import mongoose from 'mongoose'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'

export interface EmptyDatabase {
  db: mongoose.mongo.Db
  close: () => Promise<void>
}

/** An embedded database in memory, without the collections of the store. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  return { db: client.db(), close: () => client.close().then(() => database.close()) }
}
