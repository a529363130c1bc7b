import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates the folder and its parents with this mode. Node's recursive `mkdirSync` never returns for a folder below
 * /proc, and hides why a folder cannot be created on a read-only disk.
 */
export function createFolder(folder: string, mode?: number): void {
  const parent = dirname(folder)
  if (!existsSync(parent)) createFolder(parent, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // The folder exists, or another process has just created it.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
