import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom } from '../../src/lib/random.ts'
import { killRestore, readDataFolder, runDatabase } from './rescue/database-command.ts'
import { dumpBusyShop, dumpOldShop } from './rescue/make-shops.ts'
import {
  readDocuments,
  readLastNumbers,
  withoutChanges,
  type Documents,
} from './rescue/read-dump.ts'
import { startStore } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 10)
const OPTIONS = ['--no-quiet', '--numbers-as-dumped']

let folder: string
let busy: string
let old: string
/** How long a restore takes. */
let durationMs: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-rescue-'))
  busy = join(folder, 'busy-dump')
  old = join(folder, 'old-dump')
  await dumpBusyShop(join(folder, 'busy'), busy)
  await dumpOldShop(join(folder, 'old'), old)
  await runDatabase(join(folder, 'replaced'), 'restore', old, ...OPTIONS)
  await runDatabase(join(folder, 'replaced'), 'restore', busy, '--replace', ...OPTIONS)
  const started = Date.now()
  // The shop's own dump: old and new collections side by side are more than a first batch of 101.
  await runDatabase(join(folder, 'replaced'), 'restore', busy, '--replace', ...OPTIONS)
  durationMs = Date.now() - started
}, 600_000)
afterAll(() => rm(folder, { recursive: true }))

/** Starts the server, which must become ready, and stops it. */
async function startAndStop(dataDir: string): Promise<void> {
  const { process: server } = await startStore(dataDir, { SEED: 'none' })
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(server.exitCode).toBe(0)
}

function expectSame(found: Documents, expected: Documents): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort())
  for (const [name, lines] of Object.entries(expected)) expect(found[name], name).toEqual(lines)
}

/** Whether the data is the dump's. Fails unless it is that or the data from before, document by document. */
async function isRestored(dataDir: string, dump: string, before: Documents): Promise<boolean> {
  const found = await readDataFolder(dataDir)
  const restored = withoutChanges(await readDocuments(dump))
  const isNew = Object.keys(found).length > 0 && found.orders?.join() === restored.orders?.join()
  if (isNew) expectSame(withoutChanges(found), restored)
  else expectSame(found, before)
  const last = readLastNumbers(found)
  for (const [series, number] of Object.entries(readLastNumbers(before))) {
    expect(last[series]).toBeGreaterThanOrEqual(number)
  }
  return isNew
}

it('the dump has documents of every collection', async () => {
  const names = Object.values(mongoose.models).map(({ collection }) => collection.name)
  expect(Object.keys(await readDocuments(busy)).sort()).toEqual(names.sort())
})

it(`a restore with --replace that is killed ${KILLS} times leaves the old or the new shop, which starts`, async () => {
  const random = randomFrom(62)
  const dataDir = join(folder, 'replaced')
  let current = busy
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await readDataFolder(dataDir)
    const next = current === busy ? old : busy
    const afterMs = Math.sqrt(random()) * durationMs * 1.1
    await killRestore(dataDir, afterMs, [next, '--replace', ...OPTIONS])
    if (await isRestored(dataDir, next, before)) current = next
    await startAndStop(dataDir)
  }
})

it(`a restore into an empty folder that is killed ${KILLS} times leaves it empty or with the shop, which starts`, async () => {
  const random = randomFrom(63)
  const dataDir = join(folder, 'empty')
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killRestore(dataDir, Math.sqrt(random()) * durationMs * 1.1, [busy, ...OPTIONS])
    if (!(await isRestored(dataDir, busy, {}))) continue
    await startAndStop(dataDir)
    await rm(dataDir, { recursive: true })
  }
})
