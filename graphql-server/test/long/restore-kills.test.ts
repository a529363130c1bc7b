import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { dumpDatabase } from '../../src/database/dump/dump.ts'
import { createIndex } from '../../src/database/embedded/conformance/deployment.ts'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { randomFrom } from '../../src/lib/random.ts'
import { withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 60)
const COLLECTIONS = Array.from({ length: 20 }, (_, n) => `collection${n}`)
const DOCUMENTS = 1500

const cli = fileURLToPath(new URL('../../dist/database-cli.js', import.meta.url))

/** Dumps documents that all have their version's number, with a collection that the other version lacks. */
async function writeVersion(folder: string, version: number): Promise<string> {
  const { db, close } = await openEmptyDatabase()
  for (const name of [...COLLECTIONS, `only${version}`]) {
    const documents = Array.from({ length: DOCUMENTS }, (_, n) => ({ version, n }))
    await db.collection(name).insertMany(documents)
    await createIndex(db.collection(name), { n: 1 }, { unique: true })
  }
  const dump = join(folder, `version${version}`)
  await dumpDatabase(db, dump)
  await close()
  return dump
}

function startRestore(env: NodeJS.ProcessEnv, dump: string) {
  return spawn(process.execPath, [cli, 'restore', dump, '--replace'], { env, stdio: 'ignore' })
}

/** Returns the database's version. Throws if it has anything else. */
async function readVersion(env: NodeJS.ProcessEnv, folder: string): Promise<number> {
  const dump = join(folder, 'found')
  await promisify(execFile)(process.execPath, [cli, 'dump', dump], { env })
  const manifest = z
    .object({ collections: z.array(z.object({ name: z.string(), documents: z.number() })) })
    .parse(JSON.parse(await readFile(join(dump, 'manifest.json'), 'utf8')))
  const names = manifest.collections.map(({ name }) => name)
  const version = names.includes('only1') ? 1 : 2
  expect(names).toEqual([...COLLECTIONS, `only${version}`].sort())
  for (const { name, documents } of manifest.collections) {
    expect(documents).toBe(DOCUMENTS)
    const text = await readFile(join(dump, `${name}.jsonl`), 'utf8')
    expect(text.split(`"version":{"$numberInt":"${version}"}`)).toHaveLength(DOCUMENTS + 1)
  }
  return version
}

it(`a restore that is killed ${KILLS} times leaves the old or the new data`, () =>
  withFolder(async (folder) => {
    const random = randomFrom(3)
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), MONGODB_URI: '', UPI: 'off' }
    const dumps = [await writeVersion(folder, 1), await writeVersion(folder, 2)] as const
    const started = Date.now()
    await once(startRestore(env, dumps[0]), 'exit')
    const duration = Date.now() - started
    const found = { old: 0, new: 0 }
    let version = await readVersion(env, folder)
    expect(version).toBe(1)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const restoring = startRestore(env, version === 1 ? dumps[1] : dumps[0])
      const gone = once(restoring, 'exit')
      // Later moments are more frequent, because replacing the data takes a small part of the time.
      await pause(Math.sqrt(random()) * duration * 1.1)
      restoring.kill('SIGKILL')
      await gone
      const after = await readVersion(env, folder)
      found[after === version ? 'old' : 'new'] += 1
      version = after
    }
    process.stdout.write(`${JSON.stringify(found)}\n`)
  }))
