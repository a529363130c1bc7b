import { randomUUID } from 'node:crypto'
import {
  access,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryError } from '../lib/errors.ts'
import { createFolder } from '../lib/files/create-folder.ts'
import { PICTURES } from './file-kinds.ts'
import { isFileName, type FileStorage, requireFileName } from './storage.ts'

/** A storage in a folder. The web server can serve public files from it directly. */
export interface DiskStorage extends FileStorage {
  readonly folder: string
}

const UNFINISHED = '.unfinished'
const HOUR_MS = 60 * 60 * 1000
const FOLDER_MODE = 0o700
/** The part of the disk that uploads leave free, because the embedded database may be on the same disk. */
const FREE_PART = 0.1

/** Returns the number of blocks on a disk, and how many this account can still write. */
type ReadSpace = (folder: string) => Promise<{ blocks: number; bavail: number }>

/**
 * Creates the folder if needed, private to the account, and deletes killed processes' partial files. `read`, `write`
 * and `remove` throw for a name that could lead outside the folder.
 */
export function createDiskStorage(
  folder: string,
  { isOwn } = PICTURES,
  readSpace: ReadSpace = statfs,
): DiskStorage {
  const unfinished = join(folder, UNFINISHED)
  createFolder(unfinished, FOLDER_MODE)
  void clearOldFiles(unfinished).catch(() => undefined)
  return {
    folder,
    async write(file, bytes) {
      requireFileName(file)
      const draft = join(unfinished, randomUUID())
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, join(folder, file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async has(file) {
      if (!isFileName(file)) return false
      return access(join(folder, file)).then(
        () => true,
        () => false,
      )
    },
    async read(file) {
      requireFileName(file)
      return readFile(join(folder, file)).catch(nullIfMissing)
    },
    async open(file) {
      requireFileName(file)
      const opened = await open(join(folder, file)).catch(nullIfMissing)
      return opened && { body: opened.createReadStream(), size: (await opened.stat()).size }
    },
    async remove(files) {
      files.forEach(requireFileName)
      for (const file of files) await rm(join(folder, file), { force: true })
    },
    async *list() {
      for await (const entry of await opendir(folder)) {
        if (entry.isFile() && isOwn(entry.name)) yield entry.name
      }
    },
    async requireRoom() {
      const { blocks, bavail } = await readSpace(folder)
      if (bavail < FREE_PART * blocks) throw temporaryError('STORAGE_FULL')
    },
    check: () => Promise.resolve(),
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Deletes old files only, because another process may be writing newer ones. */
async function clearOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - HOUR_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < oldest) await rm(path, { force: true })
  }
}
