import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Binary, UUID } from 'bson'
import { spawnDatabase } from './database-process.ts'
import { readCursor, type Fields } from './deployment.ts'
import { numbered, WireClient } from './wire-client.ts'

const ACCOUNTS = 5
/** The number of documents in a transaction that is large enough for several blocks. */
const BULK = 1500
const START_BALANCE = 1000

/** The acknowledged writes, which are compared with the database after each crash. */
class Ledger {
  readonly inserted: string[] = []
  readonly transferred: string[] = []
  /** Error replies to plain writes. There should be no such reply. */
  readonly refused: string[] = []
  bulks = 0
  /** The number of increments that were sent. The last one may not have been answered. */
  increments = 0
  readonly incrementer = { id: new UUID() }
  attempts = 0
}

export interface Counts {
  rounds: number
  inserts: number
  transfers: number
  increments: number
  /** How often a crash came between a write and its reply. */
  unanswered: number
  failures: string[]
}

/**
 * Repeatedly kills a database during inserts, numbered increments and transfers between accounts. Checks each time for
 * lost acknowledged writes, partial transactions and increments that were applied twice.
 */
export async function crashRounds(
  folder: string,
  rounds: number,
  onRound: (counts: Counts) => void = () => {},
): Promise<Counts> {
  const ledger = new Ledger()
  const counts: Counts = {
    rounds: 0,
    inserts: 0,
    transfers: 0,
    increments: 0,
    unanswered: 0,
    failures: [],
  }
  for (let round = 0; round <= rounds; round++) {
    const database = await spawnDatabase(folder)
    const client = await WireClient.open(database.uri)
    if (round === 0) await prepare(client)
    else await check(client, ledger, counts)
    if (round < rounds) {
      const work = [insert, transfer, transfer, increment, bulk].map((writer) =>
        writer(database.uri, ledger),
      )
      const before = ledger.inserted.length
      while (ledger.inserted.length === before && !client.isClosed) await sleep(5)
      await sleep(Math.random() * 200)
      await database.kill()
      const answers = await Promise.all(work)
      counts.unanswered += answers.filter((answered) => !answered).length
    } else await database.kill()
    client.close()
    counts.rounds = round
    onRound(counts)
  }
  return counts
}

function command(client: WireClient, body: Fields): Promise<Fields> {
  return client.command({ ...body, $db: 'crash' })
}

async function prepare(client: WireClient): Promise<void> {
  const documents = Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, balance: START_BALANCE }))
  await command(client, { insert: 'accounts', documents })
  await command(client, { insert: 'counters', documents: [{ _id: 'n', n: 0 }] })
  const indexes = [
    { key: { from: 1, to: 1 }, name: 'pair' },
    { key: { seq: 1 }, name: 'seq', unique: true },
  ]
  await command(client, { createIndexes: 'transfers', indexes })
}

/** Repeats until the database is gone. Returns false if the last write got no reply. */
async function untilGone(
  uri: string,
  write: (client: WireClient) => Promise<void>,
): Promise<boolean> {
  const client = await WireClient.open(uri)
  for (;;) {
    const answered = await Promise.race([
      write(client).then(() => true),
      client.closed.then(() => false),
    ])
    if (!answered) return false
    if (client.isClosed) return true
  }
}

function insert(uri: string, { inserted, refused }: Ledger): Promise<boolean> {
  return untilGone(uri, async (client) => {
    const _id = randomUUID()
    const documents = [{ _id, padding: 'x'.repeat(300) }]
    const reply = await command(client, { insert: 'inserts', documents })
    if (reply['n'] === 1) inserted.push(_id)
    else refused.push(JSON.stringify(reply))
  })
}

function buildIncrement(ledger: Ledger): Fields {
  const updates = [{ q: { _id: 'n' }, u: { $inc: { n: 1 } } }]
  return { update: 'counters', updates, ...numbered(ledger.incrementer, ledger.increments) }
}

function increment(uri: string, ledger: Ledger): Promise<boolean> {
  return untilGone(uri, async (client) => {
    ledger.increments++
    const reply = await command(client, buildIncrement(ledger))
    if (reply['n'] !== 1) ledger.refused.push(JSON.stringify(reply))
  })
}

/** Changes two balances and adds a record in one transaction. */
function transfer(uri: string, ledger: Ledger): Promise<boolean> {
  const lsid = { id: new Binary(new UUID().buffer, 4) }
  let number = 0
  return untilGone(uri, async (client) => {
    number++
    const within = { ...numbered(lsid, number), autocommit: false }
    const _id = randomUUID()
    const [from, to] = [number % ACCOUNTS, (number * 3 + 1) % ACCOUNTS]
    const amount = 1 + (number % 9)
    const move = (account: number, by: number) => ({
      q: { _id: account },
      u: { $inc: { balance: by } },
    })
    await command(client, {
      update: 'accounts',
      updates: [move(from, -amount), move(to, amount)],
      startTransaction: true,
      ...within,
    })
    const documents = [{ _id, from, to, amount, seq: ledger.attempts++ }]
    await command(client, { insert: 'transfers', documents, ...within })
    const reply = await client.command({ commitTransaction: 1, $db: 'admin', ...within })
    if (reply['ok'] === 1) ledger.transferred.push(_id)
  })
}

/** Inserts many documents in one transaction: either all are stored, or nothing. */
function bulk(uri: string, ledger: Ledger): Promise<boolean> {
  const lsid = { id: new UUID() }
  let number = 0
  return untilGone(uri, async (client) => {
    const within = { ...numbered(lsid, ++number), autocommit: false }
    const documents = Array.from({ length: BULK }, (_, n) => ({ n }))
    const reply = await command(client, {
      insert: 'bulks',
      documents,
      startTransaction: true,
      ...within,
    })
    const commit = await client.command({ commitTransaction: 1, $db: 'admin', ...within })
    if (reply['n'] === BULK && commit['ok'] === 1) ledger.bulks++
    await sleep(50)
  })
}

async function all(client: WireClient, collection: string): Promise<Fields[]> {
  const found: unknown[] = []
  let { id, batch } = readCursor(await command(client, { find: collection }))
  for (;;) {
    for (const document of batch) found.push(document)
    if (String(id) === '0') return found.filter(isFields)
    ;({ id, batch } = readCursor(await command(client, { getMore: id, collection })))
    if (id === undefined) throw new Error(`reading ${collection} was cut off`)
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

async function check(client: WireClient, ledger: Ledger, counts: Counts): Promise<void> {
  const inserts = new Set((await all(client, 'inserts')).map(({ _id }) => _id))
  const lost = ledger.inserted.filter((_id) => !inserts.has(_id)).length
  if (lost > 0) counts.failures.push(`${lost} acknowledged inserts lost`)

  const transfers = await all(client, 'transfers')
  const known = new Set(transfers.map(({ _id }) => _id))
  const missing = ledger.transferred.filter((_id) => !known.has(_id)).length
  if (missing > 0) counts.failures.push(`${missing} acknowledged transfers lost`)
  const bulks = (await command(client, { count: 'bulks' }))['n']
  if (Number(bulks) % BULK !== 0) counts.failures.push(`${String(bulks)} documents: a torn bulk`)
  if (Number(bulks) < ledger.bulks * BULK) counts.failures.push('an acknowledged bulk is lost')
  const balances = Array.from({ length: ACCOUNTS }, () => START_BALANCE)
  for (const { from, to, amount } of transfers) {
    balances[Number(from)] = (balances[Number(from)] ?? 0) - Number(amount)
    balances[Number(to)] = (balances[Number(to)] ?? 0) + Number(amount)
  }
  const accounts = await all(client, 'accounts')
  if (accounts.length !== ACCOUNTS) counts.failures.push(`${accounts.length} accounts are left`)
  for (const { _id, balance } of accounts)
    if (balances[Number(_id)] !== balance)
      counts.failures.push(
        `account ${String(_id)} holds ${String(balance)}, not ${balances[Number(_id)]}: a torn transfer`,
      )

  // Repeats the last increment, which may or may not have been applied.
  if (ledger.increments > 0) await command(client, buildIncrement(ledger))
  const [counter] = await all(client, 'counters')
  if (counter?.['n'] !== ledger.increments)
    counts.failures.push(
      `the counter is ${String(counter?.['n'])} after ${ledger.increments} increments`,
    )
  counts.failures.push(...ledger.refused.splice(0).map((reply) => `a write was rejected: ${reply}`))
  counts.inserts = ledger.inserted.length
  counts.transfers = ledger.transferred.length
  counts.increments = ledger.increments
}
