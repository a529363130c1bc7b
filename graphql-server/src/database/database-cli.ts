import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mongoose from 'mongoose'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { resetLog } from '../domains/catalogue/changes/change-log.service.ts'
import { START_TIMEOUT_MS } from './connect.ts'
import { dumpDatabase, type Manifest, restoreDatabase } from './dump.ts'
import { openStorages } from '../uploads/open-storage.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'
import { explainProblems } from './mongodb-problems.ts'
import { progressLine } from './progress-line.ts'

const HELP = `Copies the whole database, the pictures and the prescriptions.

  npm run database -- dump FOLDER                 writes collections, indexes and files to FOLDER
  npm run database -- restore FOLDER [--replace]  restores them; --replace drops all collections first

MONGODB_URI is the URI of a MongoDB server. Without it, the embedded database in DATA_DIR is used.
MEDIA_URL is the object store with pictures and prescriptions. Without it, they are in DATA_DIR. A dump
contains the data of one point in time, even while the store is running. Stop the store to restore.
`

async function run(command: 'dump' | 'restore', folder: string, replace: boolean): Promise<void> {
  const { mongodbUri, mediaUrl, dataDir } = readConfig(process.env)
  openDataFolder(dataDir)
  const storages = await openStorages({ mediaUrl, dataDir })
  const embedded = mongodbUri
    ? undefined
    : await startEmbeddedDatabase({ folder: join(dataDir, 'database'), inWorker: true })
  const client = new mongoose.mongo.MongoClient(mongodbUri ?? embedded?.uri ?? '', {
    serverSelectionTimeoutMS: START_TIMEOUT_MS,
  })
  let line = progressLine('')
  let current = ''
  const onProgress = (what: string, done: number, total: number) => {
    if (what !== current) {
      line.stop()
      line = progressLine((current = what))
    }
    line.update(done, total)
  }
  try {
    const connect = () => client.connect()
    await (mongodbUri ? explainProblems(connect) : connect())
    const manifest =
      command === 'dump'
        ? await dumpDatabase(client.db(), folder, { ...storages, onProgress })
        : await restoreDatabase(client.db(), folder, { replace, ...storages, onProgress })
    if (command === 'restore') await resetLog(client.db())
    line.stop()
    process.stdout.write(
      `${summarize(manifest)} ${command === 'dump' ? 'written to' : 'restored from'} ${folder}\n`,
    )
  } finally {
    line.stop()
    await client.close()
    await embedded?.close()
  }
}

function summarize({ collections, pictures, prescriptions }: Manifest): string {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0)
  return `${documents} documents in ${collections.length} collections, ${pictures.length} picture files and ${prescriptions.length} prescription files`
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
