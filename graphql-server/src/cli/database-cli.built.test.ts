import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtProgram } from '../../test/support/built.ts'
import { startEmbeddedDatabase } from '../database/embedded/start.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-cli-'))
  await useMails('source', (mails) => mails.insertOne({ key: 'welcome:1' }))
  await run('source', 'dump')
})
afterAll(() => rm(folder, { recursive: true }))

async function useMails<Result>(
  name: string,
  use: (mails: mongoose.mongo.Collection) => Promise<Result>,
): Promise<Result> {
  const place = join(folder, name, 'database')
  const database = await startEmbeddedDatabase({ folder: place, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  try {
    return await use(client.db().collection('outbox'))
  } finally {
    await client.close()
    await database.close()
  }
}

const countMails = (name: string) => useMails(name, (mails) => mails.countDocuments())

async function run(dataDir: string, command: string, ...more: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: join(folder, dataDir), MONGODB_URI: '' }
  const args = [builtProgram('database-cli'), command, join(folder, 'dump'), ...more]
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}

describe('npm run database -- restore', () => {
  it('restore drops unsent emails from another data folder, and says so', async () => {
    expect(await run('copy', 'restore')).toMatch(/were dropped.* use --no-quiet to keep them/)
    expect(await countMails('copy')).toBe(0)
  })

  it('restore keeps unsent emails on request', async () => {
    expect(await run('moved', 'restore', '--no-quiet')).toMatch(
      /The server will send the unsent emails/,
    )
    expect(await countMails('moved')).toBe(1)
  })

  it('restore keeps unsent emails in the data folder of the dump', async () => {
    expect(await run('source', 'restore', '--replace')).toMatch(
      /The server will send the unsent emails/,
    )
    expect(await countMails('source')).toBe(1)
  })

  it('restore is rejected while a process uses the database, which stays unchanged', async () => {
    const restoring = useMails('source', async (mails) => {
      await mails.insertOne({ key: 'welcome:2' })
      await run('source', 'restore', '--replace')
    })
    await expect(restoring).rejects.toThrow(/is used by process \d+/)
    expect(await countMails('source')).toBe(2)
  })
})
