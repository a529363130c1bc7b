import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spawnDatabase } from './conformance/database-process.ts'
import { runs } from '../../../test/support/property-runs.ts'
import { getErrorCode } from './conformance/deployment.ts'
import { WireClient } from './conformance/wire-client.ts'
import { startEmbeddedDatabase } from './start.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function connect(uri: string): Promise<mongoose.mongo.MongoClient> {
  return new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 20_000 }).connect()
}

const open = (inWorker = false) => startEmbeddedDatabase({ folder, inWorker })

/** Inserts a row through each database, and checks that all of them count the same number. */
async function expectShared(uris: string[]): Promise<void> {
  const clients = await Promise.all(uris.map(connect))
  for (const client of clients) await client.db().collection('rows').insertOne({})
  const counts = clients.map((client) => client.db().collection('rows').countDocuments())
  expect(new Set(await Promise.all(counts)).size).toBe(1)
  for (const client of clients) await client.close()
}

test('processes that start at the same time on a new folder share one database', async () => {
  const processes = await Promise.all(
    Array.from({ length: runs({ short: 2, all: 10 }) }, () => spawnDatabase(folder)),
  )
  await expectShared(processes.map(({ uri }) => uri))
  for (const process of processes) await process.kill()
})

test('a process that joined takes over when the owner closes, without losing writes', async () => {
  const owner = await open()
  const joined = await open()
  const client = await connect(joined.uri)
  const rows = client.db().collection<{ _id: number }>('rows')
  await rows.insertOne({ _id: 1 })
  await owner.close()
  await rows.insertOne({ _id: 2 })
  expect(await rows.countDocuments()).toBe(2)
  await client.close()
  await joined.close()
})

test('one of two processes that joined takes over when the owner is killed', async () => {
  const owner = await spawnDatabase(folder)
  const joined = await Promise.all([open(), open()])
  await owner.kill()
  await expectShared(joined.map(({ uri }) => uri))
  for (const database of joined) await database.close()
})

test('exclusive use is rejected while another process uses the folder', async () => {
  const owner = await open()
  const exclusive = () => startEmbeddedDatabase({ folder, inWorker: true, isExclusive: true })
  await expect(exclusive()).rejects.toThrow(/is used by process \d+. Stop that process/)
  await owner.close()
  await (await exclusive()).close()
})

test('a process that starts during exclusive use waits for its end', async () => {
  const exclusive = await startEmbeddedDatabase({ folder, inWorker: false, isExclusive: true })
  const client = await connect(exclusive.uri)
  let isOpen = false
  const starting = open().then((database) => ((isOpen = true), database))
  await client.db().collection('rows').insertOne({})
  await client.close()
  expect(isOpen).toBe(false)
  await exclusive.close()
  const next = await starting
  await expectShared([next.uri])
  await next.close()
})

test('a process that starts while the owner closes waits for its last writes', async () => {
  const owner = await open()
  const client = await connect(owner.uri)
  await client.db().collection('rows').insertOne({})
  await client.close()
  const [next] = await Promise.all([open(), owner.close()])
  await expectShared([next.uri])
  await next.close()
})

test('a closed process leaves the folder to the next one', async () => {
  for (let n = 1; n <= 3; n++) {
    const database = await open(n === 2)
    const client = await connect(database.uri)
    await client.db().collection('rows').insertOne({})
    expect(await client.db().collection('rows').countDocuments()).toBe(n)
    await client.close()
    await database.close()
  }
  expect((await readdir(folder)).sort()).toEqual(['data.journal', 'owner-3.json', 'secret'])
})

test('another program on the port of a dead owner is not mistaken for the owner', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const address = stranger.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await (await open()).close()
  await writeFile(join(folder, 'owner-2.json'), JSON.stringify({ pid: 1, port }))
  const database = await open()
  await expectShared([database.uri])
  await database.close()
  stranger.close()
})

test("only the owner's account can access the folder", async () => {
  await chmod(folder, 0o755)
  const database = await open()
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
  expect(database.uri).toMatch(/^mongodb:\/\/[\w.%-]+\.sock\/kirana\?directConnection=true$/)
  await database.close()
})

test('a folder with a long path is served on a port, to clients that know its secret', async () => {
  const deep = join(folder, 'x'.repeat(90))
  await mkdir(deep)
  const owner = await startEmbeddedDatabase({ folder: deep, inWorker: false })
  const joined = await startEmbeddedDatabase({ folder: deep, inWorker: false })
  expect(owner.uri).toMatch(/^mongodb:\/\/kirana:\w+@127\.0\.0\.1:\d+\/kirana\?/)
  await expectShared([owner.uri, joined.uri])
  await owner.close()
  await expectShared([joined.uri])
  await joined.close()
})

test('a port accepts no command without the secret', async () => {
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  const { host } = new URL(database.uri)
  const stranger = await WireClient.open(`mongodb://${host}/`)
  expect(await stranger.command({ find: 'rows', $db: 'kirana' })).toMatchObject({ code: 13 })
  expect(await stranger.command({ hello: 1, $db: 'admin' })).toMatchObject({ ok: 1 })
  stranger.close()
  const guessing = connect(database.uri.replace(/:\w+@/, ':wrong@'))
  expect(await getErrorCode(guessing)).toBe(18)
  await database.close()
})
