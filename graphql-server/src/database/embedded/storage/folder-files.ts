import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from '../../../lib/files/create-once.ts'
import { damaged } from './damaged.ts'
import { EMPTY, writeHeader } from './header.ts'

/** The files of a folder, except sockets and the claims of owners (see ownership.ts). */
export const folderFiles = (folder: string) => ({
  journal: join(folder, 'data.journal'),
  /** Shared by the processes that use the folder. */
  secret: join(folder, 'secret'),
  /** From versions before the journal. */
  lmdb: join(folder, 'data.mdb'),
})

/** Creates the journal of a new folder. Several processes may do so at the same time. */
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
