import mongoose from 'mongoose'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { connectDatabase } from './connect.ts'
import type { Doc } from './embedded/bson/values.ts'
import { readMessages } from './embedded/wire/message-stream.ts'
import { readMessage, writeReply } from './embedded/wire/messages.ts'
import './migrations/migration.model.ts'

const HELLO = { isWritablePrimary: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21 }
const REPLICA_SET = { setName: 'rs0', hosts: ['db:27017'], primary: 'db:27017', me: 'db:27017' }
const PRIMARY = { ...HELLO, ...REPLICA_SET, ok: 1 }
const NOTHING = { cursor: { id: 0n, ns: 'kirana.migrations', firstBatch: [] }, ok: 1 }

let server: Server | undefined

afterEach(async () => {
  await mongoose.disconnect()
  server?.close()
})

/** Starts a server that sends the given replies to commands, and `{ ok: 1 }` to all others. */
async function startServer(replies: Record<string, Doc>): Promise<string> {
  server = createServer((socket) => {
    readMessages(socket, (header, rest) => {
      const message = readMessage(header, rest)
      const [name = ''] = Object.keys(message.body)
      const command = name === 'ismaster' ? 'hello' : name
      socket.write(writeReply(message, { body: replies[command] ?? { ok: 1 } }))
      return undefined
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function findProblem(mongodbUri: string): Promise<string> {
  try {
    const database = await connectDatabase({ mongodbUri, dataDir: 'unused' })
    await database.close()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const fail = (code: number, errmsg: string): Doc => ({ ok: 0, code, errmsg })

it('connecting reports a server that cannot be reached', async () => {
  const address = await startServer({})
  server?.close()
  expect(await findProblem(`mongodb://${address}/kirana`)).toBe(
    `MONGODB_URI: the server cannot be reached (connect ECONNREFUSED ${address}). Check the address, and that MongoDB is running.`,
  )
})

it('connecting rejects a server without transactions', async () => {
  const address = await startServer({ hello: { ...HELLO, ok: 1 } })
  expect(await findProblem(`mongodb://${address}/kirana`)).toBe(
    'MONGODB_URI: the server has no transactions, because it is not a member of a replica set. Start mongod with --replSet and run rs.initiate() once.',
  )
})

it('connecting reports a wrong password', async () => {
  const saslStart = fail(18, 'Authentication failed.')
  const address = await startServer({ hello: PRIMARY, saslStart })
  expect(await findProblem(`mongodb://asha:secret@${address}/?directConnection=true`)).toBe(
    'MONGODB_URI: the server rejects the user name or the password.',
  )
})

it.each([
  [
    'a user who may only read',
    13,
    'the user is not allowed to write. It needs the role readWrite for the database',
  ],
  ['a full disk', 14031, "the server's disk is full"],
])('connecting reports %s', async (_problem, code, sentence) => {
  const createIndexes = fail(code, 'it is rejected')
  const replies = { hello: PRIMARY, find: NOTHING, create: createIndexes, createIndexes }
  const address = await startServer(replies)
  expect(await findProblem(`mongodb://${address}/?directConnection=true`)).toBe(
    `MONGODB_URI: ${sentence}.`,
  )
})

it.each(['mongodb://', 'mongodb://127.0.0.1:port', 'mongodb://a:b@c@127.0.0.1/?ssl=maybe'])(
  'connecting reports the malformed URI %s',
  async (uri) => {
    expect(await findProblem(uri)).toMatch(/^MONGODB_URI: it is not valid \(.+\)\.$/)
  },
)

it('connecting accepts a sharded cluster, which has transactions', async () => {
  const hello = { ...HELLO, msg: 'isdbgrid', ok: 1 }
  const address = await startServer({ hello, find: NOTHING })
  expect(await findProblem(`mongodb://${address}/?directConnection=true`)).toBe('none')
})
