import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mongoose from 'mongoose'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { resetLog } from '../domains/catalogue/changes/change-log.service.ts'
import { dumpDatabase, restoreDatabase } from './dump.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'
import { progressLine } from './progress-line.ts'

const HELP = `Copies the whole database from and to a MongoDB server or the embedded database.

  npm run database -- dump FOLDER                 writes all collections and indexes to FOLDER
  npm run database -- restore FOLDER [--replace]  restores them; --replace drops existing ones

MONGODB_URI is the URI of the server. Without it, the embedded database in DATA_DIR is used. A dump
contains the data of one point in time, even while the store is running. Stop the store to restore.
`

async function run(command: 'dump' | 'restore', folder: string, replace: boolean): Promise<void> {
  const { mongodbUri, dataDir } = readConfig(process.env)
  openDataFolder(dataDir)
  const embedded = mongodbUri
    ? undefined
    : await startEmbeddedDatabase({ folder: join(dataDir, 'database'), inWorker: true })
  const client = new mongoose.mongo.MongoClient(mongodbUri ?? embedded?.uri ?? '')
  let line = progressLine('')
  let current = ''
  const onProgress = (collection: string, done: number, total: number) => {
    if (collection !== current) {
      line.stop()
      line = progressLine((current = collection))
    }
    line.update(done, total)
  }
  try {
    await client.connect()
    const { collections } =
      command === 'dump'
        ? await dumpDatabase(client.db(), folder, onProgress)
        : await restoreDatabase(client.db(), folder, { replace, onProgress })
    if (command === 'restore') await resetLog(client.db())
    line.stop()
    const documents = collections.reduce((sum, collection) => sum + collection.documents, 0)
    const what = `${documents} documents in ${collections.length} collections`
    process.stdout.write(
      `${what} ${command === 'dump' ? 'written to' : 'restored from'} ${folder}\n`,
    )
  } finally {
    line.stop()
    await client.close()
    await embedded?.close()
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [command, folder, ...more] = positionals
  if ((command === 'dump' || command === 'restore') && folder && more.length === 0)
    await run(command, folder, values.replace)
  else {
    process.stdout.write(HELP)
    if (command) process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
