import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from '../../../lib/files/create-once.ts'
import { damaged } from './damaged.ts'
import { EMPTY, writeHeader } from './header.ts'

/** A folder's files, except sockets and owners' claims (see ownership.ts). */
export const folderFiles = (folder: string) => ({
  journal: join(folder, 'data.journal'),
  /** Shared by the processes that use the folder. */
  secret: join(folder, 'secret'),
  /** Written by versions before the journal. */
  lmdb: join(folder, 'data.mdb'),
})

/** Creates a new folder's journal. Several processes may do so at the same time. */
export function initializeFolder(folder: string): void {
  const { journal, lmdb } = folderFiles(folder)
  if (existsSync(lmdb)) return
  const wasUsed = existsSync(join(folder, 'server.json')) && !existsSync(journal)
  if (wasUsed) throw damaged(lmdb, 'it is missing')
  createOnce(journal, writeHeader(EMPTY))
}

/** The folder's secret, created by the first call. */
export function folderSecret(folder: string): string {
  const { secret } = folderFiles(folder)
  createOnce(secret, randomBytes(16).toString('hex'))
  return readFileSync(secret, 'utf8')
}
