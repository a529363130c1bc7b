import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorage } from './storage.ts'

/** A picture storage in a folder that the web server can serve directly. */
export interface DiskStorage extends PictureStorage {
  readonly folder: string
}

const NAME = /^[a-z0-9][a-z0-9.-]*$/
const UNFINISHED = '.unfinished'
const HOUR_MS = 60 * 60 * 1000

/**
 * Creates the folder if needed, and deletes partial files of killed processes. `write` and `remove` throw for a name
 * that could lead outside the folder.
 */
export function createDiskStorage(folder: string): DiskStorage {
  const unfinished = join(folder, UNFINISHED)
  mkdirSync(unfinished, { recursive: true })
  void clearOldFiles(unfinished).catch(() => undefined)
  return {
    folder,
    async write(file, bytes) {
      requireName(file)
      const draft = join(unfinished, randomUUID())
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async has(file) {
      if (!NAME.test(file)) return false
      return access(join(folder, file)).then(
        () => true,
        () => false,
      )
    },
    async remove(file) {
      requireName(file)
      await rm(join(folder, file), { force: true })
    },
  }
}

function requireName(file: string): void {
  if (!NAME.test(file)) throw new Error(`Not a name of a picture: ${file}`)
}

/** Newer files may belong to another process that is writing now. */
async function clearOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - HOUR_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < oldest) await rm(path, { force: true })
  }
}
