import { join } from 'node:path'
import mongoose from 'mongoose'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'

/** Marks all accounts' emails on a running server as verified: other accounts can have few open cash orders. */
export async function verifyEmails(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const joined = await startEmbeddedDatabase({ folder, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(joined.uri).connect()
  await client
    .db()
    .collection('users')
    .updateMany({}, { $set: { emailVerified: true } })
  await client.close()
  await joined.close()
}
