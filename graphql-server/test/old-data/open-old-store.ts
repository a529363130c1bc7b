import mongoose from 'mongoose'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { connectMongoose } from '../../src/database/connect.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { runMigrations } from '../../src/database/migrations/run-migrations.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

/** Opens a server on the database that a past version has written, after all migrations. */
export async function openOldStore(version: '0.1.0.mdb' | '1.0.0.journal' | '1.1.0.journal') {
  const folder = await mkdtemp(join(tmpdir(), 'old-data-'))
  const database = join(folder, 'database')
  await mkdir(database)
  const file = join(database, `data.${version.split('.').at(-1) ?? ''}`)
  await writeFile(file, gunzipSync(await readFile(new URL(`${version}.gz`, import.meta.url))))
  const embedded = await startEmbeddedDatabase({ folder: database, inWorker: false })
  await connectMongoose(embedded.uri)
  await runMigrations()
  const close = async () => {
    await mongoose.disconnect()
    await embedded.close()
  }
  const store: TestStore = await openTestStore({ database: { kind: 'embedded', close } })
  return {
    store,
    async close() {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
