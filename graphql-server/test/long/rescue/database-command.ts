import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { builtProgram } from '../../support/built.ts'
import { readDocuments, type Documents } from './read-dump.ts'

const cli = builtProgram('database-cli')
const toEnv = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' })

export async function runDatabase(dataDir: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [cli, ...args], { env: toEnv(dataDir) })
}

/** Starts a restore, and kills it after this time unless it has ended. */
export async function killRestore(dataDir: string, afterMs: number, args: string[]) {
  const child = spawn(process.execPath, [cli, 'restore', ...args], {
    env: toEnv(dataDir),
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  await pause(afterMs)
  child.kill('SIGKILL')
  await gone
}

/** Reads the documents of a data folder with a dump, which completes an interrupted restore. */
export async function readDataFolder(dataDir: string): Promise<Documents> {
  const dump = join(dataDir, 'found')
  await runDatabase(dataDir, 'dump', dump)
  return readDocuments(dump)
}
