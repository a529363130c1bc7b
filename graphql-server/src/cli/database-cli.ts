import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mongoose from 'mongoose'
import { readConfig } from '../settings/config.ts'
import { openDataFolder, readOrCreateFolderId } from '../settings/data-folder.ts'
import { openStorages } from '../uploads/open-storage.ts'
import { START_TIMEOUT_MS } from '../database/connect.ts'
import { readManifest, type Manifest } from '../database/dump/dump-manifest.ts'
import { dumpDatabase } from '../database/dump/dump.ts'
import { startEmbeddedDatabase } from '../database/embedded/start.ts'
import { explainProblems } from '../database/mongodb-problems.ts'
import { progressLine } from '../lib/progress-line.ts'
import { requireDiskSpace } from '../database/restore/check-space.ts'
import {
  readDumpedNumbers,
  readOwnNumbers,
  writeNumbers,
} from '../database/restore/last-numbers.ts'
import { restoreDatabase } from '../database/restore/restore.ts'
import { settleRestore } from '../database/restore/settle-restore.ts'
import type { DumpSize } from '../database/restore/verify-dump.ts'
import { chooseLastNumbers, terminalQuestion } from './choose-last-numbers.ts'

const HELP = `Copies the whole database, the images and the prescriptions.

  npm run database -- dump FOLDER     writes collections, indexes and files to FOLDER
  npm run database -- restore FOLDER  restores them into an empty database
    --replace                         replaces all collections in the database
    --quiet                           drops unsent emails and webhook deliveries in the dump;
                                      the default for a dump from another data folder
    --no-quiet                        keeps them, and the server sends them when it starts
    --last-numbers 'T26-27=140 …'     the last number that was given in each series of invoices and
                                      credit notes, and BAG=17 for today's last bag: needed if the
                                      database lacks them. Without it, a terminal is asked
    --numbers-as-dumped               no numbers were given after the dump was made

MONGODB_URI is the URI of a MongoDB server. Without it, the embedded database in DATA_DIR is used.
MEDIA_URL is the object store with images and prescriptions. Without it, they are in DATA_DIR. A dump
contains the data at one point in time, even while the server is running. Stop the server to restore.
The dump is verified before anything is changed. The old data is replaced after all data is restored.
`

const KEPT = 'The server will send the unsent emails and webhook deliveries in the dump.'
const DROPPED =
  'Unsent emails and webhook deliveries in the dump were dropped. Webhooks receive only later changes.'
const DROPPED_BY_DEFAULT = `${DROPPED} This is the default for a dump from another data folder: use --no-quiet to keep them.`

const options = {
  replace: { type: 'boolean', default: false },
  quiet: { type: 'boolean' },
  'last-numbers': { type: 'string' },
  'numbers-as-dumped': { type: 'boolean', default: false },
} as const

interface Choices {
  replace: boolean
  quiet?: boolean
  'last-numbers'?: string
  'numbers-as-dumped': boolean
}

interface Target {
  db: mongoose.mongo.Db
  isShared: boolean
  close: () => Promise<void>
}

async function open(isExclusive: boolean): Promise<Target> {
  const { mongodbUri, dataDir } = readConfig(process.env)
  const folder = join(dataDir, 'database')
  const embedded = mongodbUri
    ? undefined
    : await startEmbeddedDatabase({ folder, inWorker: true, isExclusive })
  const client = new mongoose.mongo.MongoClient(mongodbUri ?? embedded?.uri ?? '', {
    serverSelectionTimeoutMS: START_TIMEOUT_MS,
  })
  const close = async () => {
    await client.close()
    await embedded?.close()
  }
  const connect = () => client.connect()
  try {
    await (mongodbUri ? explainProblems(connect) : connect())
    await settleRestore(client.db())
    return { db: client.db(), isShared: mongodbUri !== undefined, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function dump(folder: string): Promise<string[]> {
  const { mediaUrl, dataDir } = readConfig(process.env)
  const storages = await openStorages({ mediaUrl, dataDir })
  const dataFolderId = readOrCreateFolderId(dataDir)
  const { db, close } = await open(false)
  const progress = showProgress()
  try {
    const written = await dumpDatabase(db, folder, { ...storages, dataFolderId, ...progress })
    return [`${summarize(written)} written to ${folder}`]
  } finally {
    progress.stop()
    await close()
  }
}

async function restore(folder: string, choices: Choices): Promise<string[]> {
  const { replace, quiet: chosen } = choices
  const { mediaUrl, mongodbUri, dataDir } = readConfig(process.env)
  const manifest = await readManifest(folder)
  const { dataFolderId } = manifest
  const quiet = chosen ?? dataFolderId !== readOrCreateFolderId(dataDir)
  const storages = await openStorages({ mediaUrl, dataDir })
  const requireSpace = ({ documents, files }: DumpSize) =>
    requireDiskSpace(dataDir, (mongodbUri ? 0 : documents) + (mediaUrl ? 0 : files))
  const { db, isShared, close } = await open(true)
  const progress = showProgress()
  try {
    const lastNumbers = await chooseLastNumbers({
      given: choices['last-numbers'],
      asDumped: choices['numbers-as-dumped'],
      dumped: await readDumpedNumbers(folder, manifest),
      own: await readOwnNumbers(db),
      hasOrders: manifest.collections.some(
        ({ name, documents }) => name === 'orders' && documents > 0,
      ),
      ask: terminalQuestion(),
    })
    const rules = { replace, quiet, isShared, requireSpace, lastNumbers }
    const restored = await restoreDatabase(db, folder, { ...rules, ...storages, ...progress })
    const dropped = chosen === undefined ? DROPPED_BY_DEFAULT : DROPPED
    const numbers = writeNumbers(await readOwnNumbers(db))
    return [
      `${summarize(restored)} restored from ${folder}`,
      ...(numbers ? [`The last numbers of invoices and credit notes are ${numbers}.`] : []),
      quiet ? dropped : KEPT,
    ]
  } finally {
    progress.stop()
    await close()
  }
}

function showProgress() {
  let line = progressLine('')
  let current = ''
  return {
    onProgress(what: string, done: number, total: number) {
      if (what !== current) {
        line.stop()
        line = progressLine((current = what))
      }
      line.update(done, total)
    },
    stop: () => line.stop(),
  }
}

function summarize({ collections, pictures, prescriptions }: Manifest): string {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0)
  return `${documents} documents in ${collections.length} collections, ${pictures.length} image files and ${prescriptions.length} prescription files`
}

function run(command: string, folder: string, choices: Choices): Promise<string[]> {
  openDataFolder(readConfig(process.env).dataDir)
  return command === 'dump' ? dump(folder) : restore(folder, choices)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options,
  })
  const [command, folder, ...more] = positionals
  if ((command === 'dump' || command === 'restore') && folder && more.length === 0) {
    const lines = await run(command, folder, values)
    process.stdout.write(`${lines.join('\n')}\n`)
  } else {
    process.stdout.write(HELP)
    if (command) process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
