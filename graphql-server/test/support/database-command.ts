import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mongoose from 'mongoose'
import { afterAll, beforeAll } from 'vitest'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { builtProgram } from './built.ts'

/** Runs `npm run database` in its own process, on data folders with these names. One has an email and was dumped. */
export function setUpDatabaseCommand() {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'database-cli-'))
    await useMails('source', (mails) => mails.insertOne({ key: 'welcome:1' }))
    await run('source', 'dump')
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function useDatabase<Result>(
    name: string,
    use: (db: mongoose.mongo.Db) => Promise<Result>,
  ): Promise<Result> {
    const place = join(folder, name, 'database')
    const database = await startEmbeddedDatabase({ folder: place, inWorker: false })
    const client = await new mongoose.mongo.MongoClient(database.uri).connect()
    try {
      return await use(client.db())
    } finally {
      await client.close()
      await database.close()
    }
  }

  async function run(dataDir: string, command: string, ...more: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: join(folder, dataDir), MONGODB_URI: '' }
    const args = [builtProgram('database-cli'), command, join(folder, 'dump'), ...more]
    return (await promisify(execFile)(process.execPath, args, { env })).stdout
  }

  function useMails<Result>(
    name: string,
    use: (mails: mongoose.mongo.Collection) => Promise<Result>,
  ): Promise<Result> {
    return useDatabase(name, (db) => use(db.collection('outbox')))
  }

  const countMails = (name: string) => useMails(name, (mails) => mails.countDocuments())
  return { run, useDatabase, useMails, countMails }
}
