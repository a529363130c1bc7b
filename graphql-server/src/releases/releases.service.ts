import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../lib/time/days.ts'
import { ReleaseFile } from './release-file.model.ts'

/* Parts of the web app in the database, where processes of other releases find them: see ADR 35. */

/** How long the parts of a release are kept after a process has stored them for the last time. */
const KEPT_MS = 30 * DAY_MS

const COMPRESSED_SCRIPT = /^(?<name>[\w-]+\.js)\.br$/

export interface Release {
  /** The texts of the web app's operations by their hash. */
  operations: ReadonlyMap<string, string>
  /** The folder of the built web app, or null without one. */
  webDir: string | null
}

/** Stores the parts of this release, or keeps them for longer. Called at the start and once a day. */
export async function publishRelease({ operations, webDir }: Release): Promise<void> {
  const keptUntil = new Date(Date.now() + KEPT_MS)
  const files = new Map([
    ...[...operations].map(([hash, text]) => [`operations/${hash}`, Buffer.from(text)] as const),
    ...(webDir === null ? [] : await readScripts(join(webDir, 'assets'))),
  ])
  await ReleaseFile.bulkWrite(
    [...files].map(([_id, body]) => ({
      updateOne: {
        filter: { _id },
        update: { $setOnInsert: { body }, $set: { keptUntil } },
        upsert: true,
      },
    })),
    { ordered: false },
  )
}

async function readScripts(folder: string): Promise<[id: string, body: Buffer][]> {
  const names = (await readdir(folder)).flatMap(
    (file) => COMPRESSED_SCRIPT.exec(file)?.groups?.name ?? [],
  )
  return Promise.all(
    names.map(async (name) => [`assets/${name}`, await readFile(join(folder, `${name}.br`))]),
  )
}

/** Returns the text of an operation of any recent release; null if there is no such operation. */
export async function findReleasedOperation(hash: string): Promise<string | null> {
  const body = /^[0-9a-f]{64}$/.test(hash) ? await findBody(`operations/${hash}`) : null
  return body?.toString() ?? null
}

/** Returns a script of any recent release, compressed with Brotli; null if there is no such script. */
export async function findReleasedScript(name: string): Promise<Buffer | null> {
  return COMPRESSED_SCRIPT.test(`${name}.br`) ? findBody(`assets/${name}`) : null
}

async function findBody(id: string): Promise<Buffer | null> {
  const file = await ReleaseFile.findById(id)
  return file?.body ?? null
}

export async function deleteOldReleases(): Promise<void> {
  await ReleaseFile.deleteMany({ keptUntil: { $lt: new Date() } })
}
