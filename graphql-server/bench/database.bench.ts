import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { spawnDatabase } from '../src/database/embedded/conformance/database-process.ts'
import { startEmbeddedDatabase } from '../src/database/embedded/start.ts'

/**
 * The database's throughput: `npm run bench -- database`. Uses the embedded database, durable on this disk, or the one
 * at MONGODB_URI.
 */
const DOCUMENTS = 100_000
/** The document count in the last part. */
const BESIDE = 30_000
const CLIENTS = 16
const SECONDS = 3

const { MONGODB_URI } = process.env
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const embedded = MONGODB_URI ? undefined : await startEmbeddedDatabase({ folder, inWorker: true })
const uri = MONGODB_URI ?? embedded?.uri ?? ''
const client = await new mongoose.mongo.MongoClient(uri, { maxPoolSize: CLIENTS }).connect()
const db = client.db(MONGODB_URI ? 'bench' : undefined)

type Product = { _id: number; categoryIds: number[]; stock: number; text: string }
const products = db.collection<Product>('products')
const orders = db.collection<{ _id: mongoose.mongo.ObjectId; productId: number }>('orders')
const random = () => Math.floor(Math.random() * DOCUMENTS)

function report(what: string, figure: number, unit: string): void {
  process.stdout.write(
    `${what.padEnd(58)}${figure.toFixed(figure < 100 ? 1 : 0).padStart(8)} ${unit}\n`,
  )
}

/** Calls from several concurrent clients for some seconds, and prints the calls per second. */
async function rate(what: string, clients: number, call: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + SECONDS * 1000
  let calls = 0
  const work = async () => {
    while (performance.now() < end) {
      await call()
      calls++
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  report(`${what}, ${clients} at a time`, calls / SECONDS, 'a second')
}

async function fill(): Promise<void> {
  await products.createIndex({ categoryIds: 1, _id: -1 }, {}, {})
  await products.createIndex({ stock: 1 }, {}, {})
  const started = performance.now()
  for (let first = 0; first < DOCUMENTS; first += 5000)
    await products.insertMany(
      Array.from({ length: 5000 }, (_, n) => ({
        _id: first + n,
        categoryIds: [(first + n) % 100, (first + n) % 7],
        stock: 1_000_000,
        text: 'x'.repeat(900),
      })),
    )
  report(`filling in ${DOCUMENTS} documents of 1 KB`, (performance.now() - started) / 1000, 's')
}

/** Places an order: reduces a product's stock and stores the order in one transaction. */
function order(productId: number): Promise<void> {
  return client.withSession((session) =>
    session.withTransaction(async () => {
      const enough = { _id: productId, stock: { $gte: 1 } }
      await products.updateOne(enough, { $inc: { stock: -1 } }, { session })
      await orders.insertOne({ _id: new mongoose.mongo.ObjectId(), productId }, { session })
    }),
  )
}

async function transactions(what: string, productOf: (n: number) => number): Promise<void> {
  const started = performance.now()
  let next = 0
  const work = async () => {
    while (next < 320) await order(productOf(next++))
  }
  await Promise.all(Array.from({ length: CLIENTS }, work))
  report(
    `320 orders in transactions on ${what}`,
    320 / ((performance.now() - started) / 1000),
    'a second',
  )
}

/**
 * Runs in the caller's own thread, as in tests, so that a single client does not wait for another thread to wake up.
 */
async function measureBeside(): Promise<void> {
  const beside = await startEmbeddedDatabase({ folder: null, inWorker: false })
  const own = await new mongoose.mongo.MongoClient(beside.uri, { maxPoolSize: CLIENTS }).connect()
  const documents = own.db().collection<{ _id: number; text: string }>('documents')
  await documents.insertMany(
    Array.from({ length: BESIDE }, (_, _id) => ({ _id, text: 'x'.repeat(900) })),
  )
  for (const clients of [1, CLIENTS]) {
    const read = () => documents.findOne({ _id: random() % BESIDE })
    await rate('point reads in the same thread', clients, read)
  }
  await own.close()
  await beside.close()
}

await fill()
const page = () =>
  products
    .find({ categoryIds: random() % 100, _id: { $lt: random() } })
    .sort({ _id: -1 })
    .limit(12)
    .toArray()
const insert = () => orders.insertOne({ _id: new mongoose.mongo.ObjectId(), productId: 1 })
const increment = () => products.updateOne({ _id: random() }, { $inc: { stock: 1 } })
for (const clients of [1, CLIENTS]) {
  await rate('point reads', clients, () => products.findOne({ _id: random() }))
  await rate('indexed pages of 12', clients, page)
  await rate('durable inserts', clients, insert)
  await rate('durable increments', clients, increment)
}
await transactions('one product', () => 1)
await transactions('many products', (n) => n)

await client.close()
await embedded?.close()
if (embedded) {
  const started = performance.now()
  const reopened = await spawnDatabase(folder)
  const opened = await new mongoose.mongo.MongoClient(reopened.uri).connect()
  const count = await opened.db().collection('products').countDocuments()
  report(
    `opening ${count} documents, with the start of node`,
    (performance.now() - started) / 1000,
    's',
  )
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(reopened.child.pid)])
  report('memory after opening', Number(kilobytes) / 1024, 'MB')
  await opened.close()
  await reopened.kill()
}
await rm(folder, { recursive: true })
if (embedded) await measureBeside()
