import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTokens } from '../src/auth/tokens.ts'
import { connectDatabase } from '../src/database/connect.ts'
import { openStream, type OpenStream } from '../test/support/event-stream.ts'
import { buildOrder, buildShopper, type Shopper } from '../test/support/factories.ts'
import { readOperations } from '../test/support/operations.ts'
import { print } from './running-store.ts'
import { atRest, cpuSeconds } from './shop/accounting.ts'
import { startBuiltStore } from './shop/built-store.ts'

/**
 * The cost of 200 open order pages: `npm run bench -- order-pages`. Prints the built server's CPU time, including the
 * database, as a percentage of one core. The goal for the difference is 5 %.
 */
const PAGES = 200
const SECONDS = 30
const SECRET = 'a secret of the benchmarks, long enough to be one'
const STATUSES = ['CONFIRMED', 'PACKED']
const SET_STATUS = `mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { order { updatedAt } userErrors { code } }
}`

interface Page {
  shopper: Shopper
  orderId: string
  /** Set while the page is open. */
  stream?: OpenStream
}

const order = readOperations().get('Order') ?? ''
const folder = await mkdtemp(join(tmpdir(), 'kirana-bench-'))
const { pages, admin } = await seed()
/** The times from a change until its page had loaded it, in milliseconds. */
const delays: number[] = []
const store = await startBuiltStore(folder, {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  UPI: 'off',
  SEED: 'none',
})

/** Creates a customer with an order for each page, and an admin. */
async function seed() {
  const database = await connectDatabase({ dataDir: folder })
  const tokens = createTokens(SECRET)
  const pages: Page[] = []
  for (let n = 0; n < PAGES; n += 1) {
    const shopper = await buildShopper(tokens)
    pages.push({ shopper, orderId: (await buildOrder(shopper.user))._id.toHexString() })
  }
  const admin = await buildShopper(tokens, { role: 'ADMIN' })
  await database.close()
  return { pages, admin }
}

async function query(document: string, variables: object, { accessToken }: Shopper): Promise<void> {
  const reply = await fetch(`${store.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: document, variables }),
  })
  const text = await reply.text()
  if (!reply.ok || text.includes('"errors"')) throw new Error(text)
}

/** Prints how busy the server was during the work. */
async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  const before = cpuSeconds(store.pid)
  await work()
  const seconds = (performance.now() - began) / 1000
  const share = ((cpuSeconds(store.pid) - before) / seconds) * 100
  print(`${what.padEnd(56)} ${share.toFixed(1)} % of a core`)
}

/** Changes one order each second. Each open page then loads its order. */
async function changeOrders(changed: Page[]): Promise<void> {
  const loaded: Promise<void>[] = []
  for (const [n, page] of changed.entries()) {
    const known = page.stream?.versions.length ?? 0
    const input = { orderId: page.orderId, status: STATUSES[n % STATUSES.length] }
    await query(SET_STATUS, { input }, admin)
    if (page.stream) loaded.push(loadPage(page, page.stream, known))
    await sleep(1_000)
  }
  await Promise.all(loaded)
}

/** Loads the order when its change is known, and notes the delay since then. */
async function loadPage(
  { shopper, orderId }: Page,
  { versions }: OpenStream,
  known: number,
): Promise<void> {
  const began = performance.now()
  while (versions.length === known) await sleep(5)
  await query(order, { id: orderId }, shopper)
  delays.push(performance.now() - began)
}

const pause = () => sleep(SECONDS * 1_000)

await atRest(store.pid)
await measure('no page is open', pause)
await measure('no page is open, an order changes each second', () =>
  changeOrders(pages.slice(0, SECONDS)),
)
for (const page of pages) {
  page.stream = await openStream(store.address, [page.orderId], page.shopper.accessToken)
}
await atRest(store.pid)
await measure(`${PAGES} pages are open`, pause)
await measure(`${PAGES} pages are open, an order changes each second`, () =>
  changeOrders(pages.slice(-SECONDS)),
)
print(`A change was shown after ${(Math.max(...delays) / 1000).toFixed(1)} s at most.`)
for (const { stream } of pages) stream?.leave()
await store.stop()
await rm(folder, { recursive: true })
