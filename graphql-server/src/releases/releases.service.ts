import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../lib/time/days.ts'
import { ReleaseFile } from './release-file.model.ts'

/* The web app's parts are in the database, where processes from other releases find them: see ADR 35. */

/** How long a release's parts are kept after a process last stored them. */
const KEPT_MS = 30 * DAY_MS

const COMPRESSED_SCRIPT = /^(?<name>[\w-]+\.js)\.br$/

export interface Release {
  /** The web app's queries by their hash. */
  operations: ReadonlyMap<string, string>
  /** The built web app's folder, or null without one. */
  webDir: string | null
}

/** Stores this release's parts, or extends how long they are kept. Call it at the start and once a day. */
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

/** Returns an operation's query from any recent release, or null. */
export async function findReleasedOperation(hash: string): Promise<string | null> {
  const body = /^[0-9a-f]{64}$/.test(hash) ? await findBody(`operations/${hash}`) : null
  return body?.toString() ?? null
}

/** Returns a script from any recent release, compressed with Brotli, or null. */
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
