import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_SECRET_LENGTH } from './config.ts'
import { createFolder } from '../lib/files/create-folder.ts'
import { createOnce } from '../lib/files/create-once.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** Folders that older versions left readable for other accounts. */
const ONCE_READABLE = ['database', 'mail']

/**
 * Creates the data folder, and makes it and everything the process writes private to the account that runs the server,
 * because it contains password hashes, emails and addresses.
 */
export function openDataFolder(dataDir: string): void {
  process.umask(0o777 & ~FOLDER_MODE)
  createFolder(dataDir)
  makePrivate(dataDir, FOLDER_MODE)
  for (const folder of ONCE_READABLE.map((name) => join(dataDir, name)).filter(existsSync)) {
    makePrivate(folder, FOLDER_MODE)
    for (const file of readdirSync(folder, { withFileTypes: true }))
      if (file.isFile()) makePrivate(join(folder, file.name), FILE_MODE)
  }
}

/**
 * Returns the secret that signs tokens. The first start creates it in the data folder, readable only by its owner.
 * Throws if the stored secret is too short, because tokens could then be forged.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  createOnce(file, randomBytes(48).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(
      `The secret in ${file} has fewer than ${MIN_SECRET_LENGTH} characters. ` +
        'Delete the file to get a new secret, which logs everyone out.',
    )
  }
  return secret
}

/** Identifies this data folder in its dumps. */
export function readOrCreateFolderId(dataDir: string): string {
  const file = join(dataDir, 'folder-id')
  createOnce(file, randomUUID())
  return readFileSync(file, 'utf8').trim()
}

function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    process.stderr.write(
      `Other accounts on this machine may be able to read ${path}, because another account owns it.\n`,
    )
  }
}
