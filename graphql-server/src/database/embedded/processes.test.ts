import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spawnDatabase } from './conformance/database-process.ts'
import { startEmbeddedDatabase } from './start.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function connect(uri: string): Promise<mongoose.mongo.MongoClient> {
  return new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 2000 }).connect()
}

test('a second process joins the first', async () => {
  const first = await spawnDatabase(folder)
  const second = await startEmbeddedDatabase({ folder, inWorker: false })
  expect(second.uri).toBe(first.uri)
  const client = await connect(second.uri)
  await client.db().collection('rows').insertOne({ a: 1 })
  await second.close()
  expect(await client.db().collection('rows').countDocuments()).toBe(1)
  await client.close()
  await first.kill()
})

test('of four that start at once, one serves and all use it', async () => {
  const processes = await Promise.all([1, 2, 3, 4].map(() => spawnDatabase(folder)))
  expect(new Set(processes.map(({ uri }) => uri)).size).toBe(1)
  for (const process of processes) await process.kill()
})

test('after a crash the next one takes over', async () => {
  const first = await spawnDatabase(folder)
  const client = await connect(first.uri)
  await client.db().collection('rows').insertOne({ a: 1 })
  await client.close()
  await first.kill()
  const second = await startEmbeddedDatabase({ folder, inWorker: false })
  expect(second.uri).not.toBe(first.uri)
  const again = await connect(second.uri)
  expect(await again.db().collection('rows').countDocuments()).toBe(1)
  await again.close()
  await second.close()
})

test('another program on the port of a dead one is not taken for it', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const address = stranger.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await writeFile(join(folder, 'server.json'), JSON.stringify({ pid: 1, port, token: 'x' }))
  await rm(join(folder, 'server.json'))
  const database = await startEmbeddedDatabase({ folder, inWorker: false })
  await database.close()
  await writeFile(join(folder, 'server.json'), JSON.stringify({ pid: 1, port, token: 'x' }))
  const again = await startEmbeddedDatabase({ folder, inWorker: false })
  expect(again.uri).not.toContain(String(port))
  const written = await readFile(join(folder, 'server.json'), 'utf8')
  expect(written).toContain(`"port":${new URL(again.uri).port}`)
  await again.close()
  stranger.close()
})

test('runs in a thread of its own, and closes', async () => {
  const database = await startEmbeddedDatabase({ folder, inWorker: true })
  const client = await connect(database.uri)
  await client.db().collection('rows').insertOne({ a: 1 })
  await client.close()
  await database.close()
  const again = await startEmbeddedDatabase({ folder, inWorker: true })
  const other = await connect(again.uri)
  expect(await other.db().collection('rows').countDocuments()).toBe(1)
  await other.close()
  await again.close()
})

test('listens on the loopback address only', async () => {
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/kirana\?directConnection=true$/)
  await database.close()
})
