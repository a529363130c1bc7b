import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { setUpDatabase } from '../../../test/support/set-up-database.ts'
import { createChanges, type Changes, type Follower } from './changes.ts'

const database = setUpDatabase()

const WAIT = { timeout: 20_000 }
/** Shorter than in production, so that tests need not wait for seconds. */
const WAIT_MS = 50

let changes: Changes
let logLines: string[]

beforeEach(() => {
  logLines = []
  changes = createChanges(
    pino({ level: 'warn' }, { write: (line: string) => void logLines.push(line) }),
    WAIT_MS,
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await changes.stop()
})

const write = (collection: string) => mongoose.connection.collection(collection).insertOne({})

/** Follows a collection. Counts the runs and the responses without writes. */
function follow(collection: string, more: Partial<Follower> = {}) {
  const seen = { runs: 0, quiet: 0 }
  changes.follow({
    collections: [collection],
    pace: 1,
    run: () => {
      seen.runs += 1
      return Promise.resolve(null)
    },
    onQuiet: () => (seen.quiet += 1),
    onError: () => undefined,
    ...more,
  })
  return seen
}

/** Resolves after some responses without writes. */
async function staysQuiet(seen: { quiet: number }, answers = 3) {
  const end = seen.quiet + answers
  await vi.waitFor(() => expect(seen.quiet).toBeGreaterThanOrEqual(end), WAIT)
}

async function runsAgain(seen: { runs: number }, work: () => Promise<unknown>) {
  const { runs } = seen
  await work()
  await vi.waitFor(() => expect(seen.runs).toBeGreaterThan(runs), WAIT)
}

it('a write runs only the followers of its collection', async () => {
  const [parcels, letters] = [follow('parcels'), follow('letters')]
  changes.start()
  await staysQuiet(letters)
  const { runs } = letters
  await runsAgain(parcels, () => write('parcels'))
  await write('carts')
  await staysQuiet(letters)
  expect(letters.runs).toBe(runs)
})

it('a write by another process runs followers', async () => {
  const seen = follow('parcels')
  changes.start()
  await staysQuiet(seen)
  const other = new mongoose.mongo.MongoClient(database.uri)
  const parcels = other.db(mongoose.connection.name).collection('parcels')
  await runsAgain(seen, () => parcels.insertOne({}))
  await other.close()
})

it('a write before the stream is open runs followers', async () => {
  const parcels = follow('parcels')
  await vi.waitFor(() => expect(parcels.runs).toBe(1), WAIT)
  await write('parcels')
  changes.start()
  await vi.waitFor(() => expect(parcels.runs).toBe(2), WAIT)
})

it('a wait without writes costs one command for any number of followers', async () => {
  const seen = ['parcels', 'letters', 'words', 'sales'].map((collection) => follow(collection))
  changes.start()
  for (const one of seen) await staysQuiet(one)
  const commands: string[] = []
  const client = mongoose.connection.getClient()
  const record = ({ commandName }: mongoose.mongo.CommandStartedEvent) => commands.push(commandName)
  client.on('commandStarted', record)
  const [first = { quiet: 0 }] = seen
  const before = first.quiet
  await staysQuiet(first, 10)
  client.off('commandStarted', record)
  expect(new Set(commands)).toEqual(new Set(['getMore']))
  expect(commands.length).toBeLessThanOrEqual(first.quiet - before + 1)
})

it('followers run at intervals if the database has no change streams, which is logged once', async () => {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database connection.')
  const watch = vi.spyOn(db, 'watch').mockImplementation(() => {
    throw new Error('Unrecognized pipeline stage name: $changeStream')
  })
  const parcels = follow('parcels')
  changes.start()
  await vi.waitFor(() => expect(parcels.runs).toBeGreaterThan(5), WAIT)
  expect(parcels.quiet).toBe(0)
  expect(logLines).toHaveLength(1)
  watch.mockRestore()
  await staysQuiet(parcels)
})

it('a lost stream is reopened and misses nothing', async () => {
  const cursors: unknown[] = []
  const reply = z.object({ cursor: z.object({ id: z.unknown() }) })
  const client = mongoose.connection.getClient()
  client.on('commandSucceeded', ({ commandName, reply: body }) => {
    if (commandName === 'aggregate') cursors.push(reply.parse(body).cursor.id)
  })
  const parcels = follow('parcels')
  changes.start()
  await staysQuiet(parcels)
  const kill = { killCursors: '$cmd.aggregate', cursors: [cursors.at(-1)] }
  await runsAgain(parcels, async () => {
    await mongoose.connection.db?.command(kill)
    await write('parcels')
  })
  await staysQuiet(parcels)
  expect(cursors.length).toBeGreaterThan(1)
  client.removeAllListeners('commandSucceeded')
})

it('a failing follower is not reported as quiet', async () => {
  let isDown = true
  const run = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(null))
  const [failing, working] = [follow('parcels', { run }), follow('parcels')]
  changes.start()
  await staysQuiet(working)
  expect(failing.quiet).toBe(0)
  isDown = false
  await staysQuiet(failing)
})

it('a stale follower runs even without writes', async () => {
  let isStale = true
  const run = () => {
    isStale = false
    return Promise.resolve(null)
  }
  const words = follow('words', { run, isStale: () => isStale })
  changes.start()
  await staysQuiet(words)
  isStale = true
  await vi.waitFor(() => expect(isStale).toBe(false), WAIT)
})
