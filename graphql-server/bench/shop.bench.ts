import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { print } from './running-store.ts'
import { atRest, isAccounted, peakMegabytes } from './shop/accounting.ts'
import { startBareServer } from './shop/bare-server.ts'
import { startBuiltStore } from './shop/built-store.ts'
import { openClient, readReply } from './shop/client.ts'
import { seedDatabase } from './shop/seed-database.ts'
import type { Job } from './shop/job.ts'
import { listVariants } from './shop/jobs.ts'
import { keepRun, lastCosts, type Row, type Run } from './shop/last-runs.ts'
import { measure } from './shop/measure.ts'
import { SMALLEST, formatTable } from './shop/report.ts'

/**
 * Runs a customer's five jobs on the built server, next to a bare server: `npm run bench`, or `npm run bench -- shop
 * 30000` for that number of products. README.md describes the method.
 */
const products = Number(process.argv[3] ?? SMALLEST)
if (!Number.isSafeInteger(products) || products < SMALLEST)
  throw new Error(`The number of products must be ${SMALLEST} or more.`)
if (!isAccounted) print('This system has no /proc, so processor and memory are not measured.')

const schema = z.object({ extensions: z.object({ databaseCommands: z.number() }) })

const secret = randomBytes(32).toString('hex')
const production = { NODE_ENV: 'production', JWT_SECRET: secret, UPI: 'off', SEED: 'none' }
const folder = await mkdtemp(join(tmpdir(), 'kirana-bench-'))

print(`Filling a database with ${products} products`)
const variants = listVariants(await seedDatabase(folder, { size: products, secret }))
const measured = await measureAll()
const commands = await countCommands()
const run: Run = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`,
  products,
  rows: measured.rows.map((row, n) => ({ ...row, databaseCommands: commands[n] ?? Number.NaN })),
  peakMb: measured.peakMb,
  startSeconds: await measureStart(production),
}
keepRun(run)
print(`\n${formatTable(run, lastCosts(SMALLEST))}`)
await rm(folder, { recursive: true })

async function measureAll() {
  const store = await startBuiltStore(folder, production)
  await atRest(store.pid)
  const startPeak = peakMegabytes(store.pid)
  const bare = await startBareServer()
  const targets = {
    store: { pid: store.pid, client: openClient(store.address) },
    bare: { ...bare, client: openClient(bare.address) },
  }
  const rows: Omit<Row, 'databaseCommands'>[] = []
  for (const variant of variants) {
    const { kind, job } = variant
    print(`${job.name}, ${kind}`)
    const figures = await measure(variant, targets.store, targets.bare)
    rows.push({ name: job.name, kind, ...figures })
    await atRest(store.pid)
  }
  const peaks = rows.map((row) => row.store.peakMb)
  await Promise.all(Object.values(targets).map(({ client }) => client.close()))
  await Promise.all([store.stop(), bare.stop()])
  return { rows, peakMb: Math.max(startPeak, ...peaks) }
}

/**
 * Responses contain the number of database commands only in development, so they are counted in a separate run with two
 * requests for each job.
 */
async function countCommands(): Promise<number[]> {
  const store = await startBuiltStore(folder, { ...production, NODE_ENV: 'development' })
  await atRest(store.pid)
  const counted: number[] = []
  for (const { job } of variants) counted.push(await databaseCommands(job, store.address))
  await store.stop()
  return counted
}

/**
 * Returns the database commands for a job's last request, as a server in development mode reports them. An earlier
 * request warms up.
 */
async function databaseCommands(job: Job, address: string): Promise<number> {
  const client = openClient(address)
  try {
    const last = Number.isFinite(job.supply) ? job.supply - 1 : 1
    await client.ask(job.ask(last - 1))
    return schema.parse(readReply(await client.ask(job.ask(last)))).extensions.databaseCommands
  } finally {
    await client.close()
  }
}

/** Returns the seconds until the built server is open: in a new folder, including the demo data, and once more. */
async function measureStart(
  env: Record<string, string>,
): Promise<{ firstStart: number; laterStart: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-start-'))
  const start = async () => {
    const store = await startBuiltStore(folder, { ...env, SEED: 'demo' })
    const reply = await fetch(`${store.address}/readyz`)
    if (!reply.ok) throw new Error(`The server is open but not ready: ${reply.status}`)
    await store.stop()
    return store.startSeconds
  }
  const seconds = { firstStart: await start(), laterStart: await start() }
  await rm(folder, { recursive: true })
  return seconds
}
