import net from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rejectWritesToClosedSockets } from './driver-writes.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writes-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a command fails if its socket was destroyed before the driver wrote to it', async () => {
  rejectWritesToClosedSockets()
  const connect = vi.spyOn(net, 'createConnection')
  const database = await startEmbeddedDatabase({ folder, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  const ping = () => client.db().command({ ping: 1 })
  await ping()
  for (const { value } of connect.mock.results) if (value instanceof net.Socket) value.destroy()
  await expect(ping()).rejects.toThrow('The connection was closed.')
  await client.close()
  await database.close()
})
