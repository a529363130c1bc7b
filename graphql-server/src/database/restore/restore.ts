import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'
import { inChunks } from '../../lib/chunks.ts'
import { readDocuments, requireCount } from '../dump/dump-documents.ts'
import { restoreFiles } from '../dump/dump-files.ts'
import { listDumpedFiles } from '../dump/dump-kinds.ts'
import { readManifest, type Manifest } from '../dump/dump-manifest.ts'
import type { DumpOptions, OnProgress } from '../dump/dump.ts'
import { BESIDE } from '../dump/names.ts'
import { continueNumbers, NUMBERED } from './continue-numbers.ts'
import type { LastNumbers } from './last-numbers.ts'
import { continueWebhooks, silence } from './outgoing.ts'
import {
  discard,
  leaseEnd,
  listShopData,
  restoreRecords,
  settleRestore,
  swap,
} from './settle-restore.ts'
import { requireNoProcess } from './store-processes.ts'
import { verifyDump, type DumpSize } from './verify-dump.ts'

export interface RestoreOptions extends Omit<DumpOptions, 'dataFolderId'> {
  /** Whether the database may have documents, which are dropped. */
  replace?: boolean
  /** Whether waiting emails and deliveries in the dump are dropped instead of sent. */
  quiet?: boolean
  /** Whether other processes can use the database during the restore. */
  isShared?: boolean
  /** The last numbers that were given, if the replaced data does not know them. */
  lastNumbers?: LastNumbers
  /** Throws if there is too little space for the dump. */
  requireSpace?: (size: DumpSize) => Promise<void>
}

const BATCH_SIZE = 1000
const RENEWAL_INTERVAL_MS = 2_000

/**
 * Restores a dump in three steps: reads and verifies all of it, restores it beside the shop's data, and replaces that
 * data. If the process is killed, the next one that opens the database finds the old data or the new data. Throws for
 * an incomplete dump, for a database that a server uses, and for a database with documents unless `replace` is set.
 * Files that are already stored stay.
 */
export async function restoreDatabase(
  db: mongo.Db,
  folder: string,
  options: RestoreOptions = {},
): Promise<Manifest> {
  const { replace = false, isShared = false } = options
  const manifest = await readManifest(folder)
  const size = await verifyDump(folder, manifest, options)
  await options.requireSpace?.(size)
  const holder = randomUUID()
  const renewal = await begin(db, manifest, { holder, isShared })
  try {
    if (!replace) for (const name of await listShopData(db)) await requireEmpty(db, name)
    await fill(db, folder, manifest, options)
    await promise(db, holder)
  } catch (error) {
    await discard(db).catch(() => null)
    throw error
  } finally {
    clearInterval(renewal)
  }
  await swap(db, listRestored(manifest))
  return manifest
}

function listRestored({ collections }: Manifest): string[] {
  return [...new Set([...collections.map(({ name }) => name), ...NUMBERED])]
}

/** Records the restore, so that no server starts. Throws if another restore is running. */
async function begin(
  db: mongo.Db,
  manifest: Manifest,
  { holder, isShared }: { holder: string; isShared: boolean },
): Promise<NodeJS.Timeout> {
  await settleRestore(db)
  const heldUntil = () => (isShared ? leaseEnd() : new Date(0))
  const collections = listRestored(manifest)
  const record = { state: 'FILLING' as const, collections, holder, heldUntil: heldUntil() }
  await restoreRecords(db).insertOne({ _id: 'restore', ...record })
  try {
    await requireNoProcess(db)
  } catch (error) {
    await discard(db)
    throw error
  }
  const renew = () => restoreRecords(db).updateOne({ holder }, { $set: { heldUntil: heldUntil() } })
  return setInterval(() => void renew().catch(() => null), RENEWAL_INTERVAL_MS)
}

async function requireEmpty(db: mongo.Db, name: string): Promise<void> {
  if ((await db.collection(name).findOne()) === null) return
  throw new Error(
    `${name} already has documents. Use --replace to replace all collections of the database.`,
  )
}

/** Restores everything beside the shop's data. */
async function fill(
  db: mongo.Db,
  folder: string,
  manifest: Manifest,
  { quiet = false, lastNumbers, onProgress = () => {}, ...storages }: RestoreOptions,
): Promise<void> {
  for (const collection of manifest.collections) {
    await fillCollection(db, folder, { collection, onProgress })
  }
  for (const { kind, storage, files } of listDumpedFiles(manifest, storages)) {
    await restoreFiles(kind, { db, folder, onProgress, storage, files })
  }
  if (quiet) await silence(db)
  await continueWebhooks(db, quiet)
  await continueNumbers(db, lastNumbers)
}

async function fillCollection(
  db: mongo.Db,
  folder: string,
  {
    collection: { name, documents, indexes },
    onProgress,
  }: { collection: Manifest['collections'][number]; onProgress: OnProgress },
): Promise<void> {
  const beside = db.collection(`${BESIDE}${name}`)
  await db.createCollection(beside.collectionName)
  let done = 0
  for await (const batch of inChunks(readDocuments(folder, name), BATCH_SIZE)) {
    await beside.insertMany(batch, { ignoreUndefined: false })
    onProgress(name, (done += batch.length), documents)
  }
  requireCount(folder, { name, documents }, done)
  onProgress(name, done, documents)
  const own = indexes.filter((index) => index.name !== '_id_')
  if (own.length > 0) await db.command({ createIndexes: beside.collectionName, indexes: own })
}

/** From here on, the next process finds the new data. */
async function promise(db: mongo.Db, holder: string): Promise<void> {
  const { matchedCount } = await restoreRecords(db).updateOne(
    { holder, state: 'FILLING' },
    { $set: { state: 'SWAPPING' } },
  )
  if (matchedCount === 0) throw new Error('Another process has ended this restore. Start it again.')
}
