import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** What stores before this one left readable for other accounts of the machine. */
const ONCE_READABLE = ['database', 'mail']

/**
 * Makes the data folder, and keeps it and what the process writes from now on private to the account
 * that runs the store: it holds passwords' hashes, mails and addresses.
 */
export function openDataFolder(dataDir: string): void {
  process.umask(0o777 & ~FOLDER_MODE)
  mkdirSync(dataDir, { recursive: true })
  makePrivate(dataDir, FOLDER_MODE)
  for (const folder of ONCE_READABLE.map((name) => join(dataDir, name)).filter(existsSync)) {
    makePrivate(folder, FOLDER_MODE)
    for (const file of readdirSync(folder, { withFileTypes: true }))
      if (file.isFile()) makePrivate(join(folder, file.name), FILE_MODE)
  }
}

function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    process.stderr.write(
      `Other accounts of this machine may be able to read ${path}: it belongs to another account.\n`,
    )
  }
}
