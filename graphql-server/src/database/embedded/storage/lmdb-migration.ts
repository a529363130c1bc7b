import { existsSync, readFileSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { encodeKey } from '../bson/keys.ts'
import { greet } from '../wire/reach-owner.ts'
import { decode } from '../bson/values.ts'
import { damaged } from './damaged.ts'
import { folderFiles } from './folder-files.ts'
import { splitFrames } from './frames.ts'
import { JournalFile, syncFolder } from './journal-file.ts'
import { readLmdb, type LmdbEntry } from './read-lmdb.ts'
import { CATALOG, FIRST_COLLECTION, SESSIONS, type Operation } from './store.ts'

const addressSchema = z.object({ pid: z.number(), port: z.number(), token: z.string() })
/** How long a running server may take to answer. */
const ANSWER_TIMEOUT_MS = 5000

const OWNER = 'o'
const CHECKSUM_BYTES = 4

/**
 * Converts a folder with an lmdb file (`data.mdb`) to a journal, once. The old file is kept as `data.mdb.migrated`.
 * Throws when the old file is damaged or still in use.
 */
export async function migrateLmdb(folder: string): Promise<void> {
  const { journal, lmdb } = folderFiles(folder)
  if (!existsSync(lmdb)) return
  if (!existsSync(journal)) {
    const entries = readOldFile(readFileSync(lmdb), lmdb)
    await refuseWhileInUse(folder, entries)
    await writeJournal(journal, entries)
  }
  renameSync(lmdb, `${lmdb}.migrated`)
}

/** Reads all entries and verifies their checksums. */
export function readOldFile(file: Buffer, path = 'data.mdb'): LmdbEntry[] {
  try {
    const entries = file.length === 0 ? [] : readLmdb(file)
    return entries.map((entry) => (entry.key.toString() === OWNER ? entry : checked(entry)))
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error))
  }
}

/** Values started with a checksum, which did not include the key. */
function checked({ key, value: stored }: LmdbEntry): LmdbEntry {
  const value = stored.subarray(CHECKSUM_BYTES)
  if (crc32(value) !== stored.readUInt32LE())
    throw new Error('an entry does not match its checksum')
  const isDocument = key.toString('latin1', 0, 1) === 'd'
  if (isDocument && encodeKey(decode(value)._id) !== key.toString('latin1', 5))
    throw new Error('a document is filed under the _id of another one')
  return { key, value }
}

/** The old server listened on a port, which is in its owner's entry. */
async function refuseWhileInUse(folder: string, entries: LmdbEntry[]): Promise<void> {
  const owner = entries.find(({ key }) => key.toString() === OWNER)?.value.toString() ?? '{}'
  const { data: address } = addressSchema.safeParse(JSON.parse(owner))
  if (!address || !(await isAnswered(address))) return
  throw new Error(
    `The database in ${folder} is in use by an earlier version of the server, process ` +
      `${address.pid}. Stop it, then start again.`,
  )
}

async function isAnswered({ port, token }: z.infer<typeof addressSchema>): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    const reply = await greet(socket, {}, ANSWER_TIMEOUT_MS)
    return reply.embeddedToken === token
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function writeJournal(journal: string, entries: LmdbEntry[]): Promise<void> {
  const draft = `${journal}.migrated`
  const file = await JournalFile.create(draft)
  for (const part of splitFrames(entries.flatMap(toOperation))) await file.add(part)
  await file.sync()
  await file.close()
  renameSync(draft, journal)
  await syncFolder(dirname(journal))
}

/** Keys started with a letter: c and a collection name, d and a collection number and the _id, or s and a session. */
function toOperation({ key, value }: LmdbEntry): Operation[] {
  const rest = key.toString('latin1', 1)
  switch (key.toString('latin1', 0, 1)) {
    case 'c':
      return [{ table: CATALOG, key: rest, value }]
    case 's':
      return [{ table: SESSIONS, key: rest, value }]
    case 'd':
      return [{ table: FIRST_COLLECTION + key.readUInt32BE(1), key: rest.slice(4), value }]
    default:
      return []
  }
}
