import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { damage } from '../failures/damaged-files.ts'
import { randomFrom } from '../../src/lib/random.ts'
import { startStore, withFolder } from './store-process.ts'

const DAMAGES = 500

/** The whole contents of a folder's database as text. */
async function contents(folder: string): Promise<string> {
  const database = await startEmbeddedDatabase({ folder, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  try {
    const names = (await client.db().listCollections().toArray()).map(({ name }) => name).sort()
    const found = names.map(async (name) => {
      const collection = client.db().collection(name)
      return [name, await collection.indexes(), await collection.find().toArray()]
    })
    return JSON.stringify(await Promise.all(found))
  } finally {
    await client.close()
    await database.close()
  }
}

it(`a folder with one of ${DAMAGES} seeded damages is rejected with a sentence or opens unchanged`, () =>
  withFolder(async (folder) => {
    const { process: store } = await startStore(folder)
    store.kill('SIGTERM')
    await once(store, 'exit')
    const bytes = await readFile(join(folder, 'database', 'data.journal'))
    const expected = await contents(join(folder, 'database'))
    const random = randomFrom(11)
    const outcomes = { refused: 0, same: 0 }
    for (let n = 0; n < DAMAGES; n += 1) {
      const damaged = join(folder, 'damaged')
      await mkdir(damaged)
      await writeFile(join(damaged, 'data.journal'), damage(bytes, random))
      try {
        expect(await contents(damaged)).toBe(expected)
        outcomes.same += 1
      } catch (error) {
        expect(String(error)).toMatch(
          /^Error: The database file .*data\.journal is damaged: .* Nothing was changed/,
        )
        outcomes.refused += 1
      }
      await rm(damaged, { recursive: true })
    }
    process.stdout.write(`${DAMAGES} damages: ${JSON.stringify(outcomes)}\n`)
  }))
