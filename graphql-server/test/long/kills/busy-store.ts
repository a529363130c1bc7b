import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gql } from '../../support/gql.ts'
import { verifyEmails } from '../../support/verify-emails.ts'
import { randomFrom } from '../../../src/lib/random.ts'
import { manageOrders } from './admin.ts'
import { checkDump } from './check-dump.ts'
import { newLedger, type Ledger } from './ledger.ts'
import { Person } from './person.ts'
import { startProcesses } from './processes.ts'
import { shop } from './shopper.ts'

const SHOPPERS = 16
/** Few products with high stock, so that customers compete for them. They can be packed and billed: medicines would need batches. */
const PRODUCTS = 30
/** The maximum number of products per page. */
const PAGE = 100
const STOCK = 5000

const ADMIN = { email: 'admin@example.com', password: 'correct horse too' }
const OFFERS = gql(`query ($first: Int!) {
  payload: products(first: $first) { edges { node { id discountedPrice { amount } gstRate medicine { schedule } } } }
}`)
const SET_STOCK = gql(
  `mutation ($input: SetStockInput!) { payload: setStock(input: $input) { userErrors { code } } }`,
)

const REGISTER_FOR_GST = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) { settings { gstRegistration } userErrors { code message } }
}`)

const PAYMENT = gql(`{ payload: viewer { upiPayment { reserved } } }`)

/** A shop with sixteen customers who order as fast as they can, and an admin who manages their orders. */
export interface BusyStore {
  ledger: Ledger
  /** Kills a process and starts the next one. */
  kill(): Promise<void>
  /** Does the same with a signal upon which the process completes its requests. */
  replace(): Promise<void>
  /** Resolves when the customers have tried to order this many times. */
  tried(times: number): Promise<void>
  /** Stops the customers and the admin. */
  rest(): Promise<void>
  /** Resolves when no customer has a reservation. */
  expired(): Promise<void>
  /** Stops the customers and the server, and returns the errors in the stored data. */
  finish(): Promise<string[]>
}

interface BusyStoreOptions {
  settings?: Record<string, string>
  /** How many processes serve the shop. */
  count?: number
}

export async function openBusyStore(
  folder: string,
  { settings = {}, count = 1 }: BusyStoreOptions = {},
): Promise<BusyStore> {
  const env = {
    UPI: 'on',
    UPI_ID: 'shop@bank',
    ...settings,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  const ledger = newLedger()
  let isOver = false
  const processes = await startProcesses({ folder, env, count })

  const newPerson = () => new Person({ url: processes.url, ledger }, () => isOver)
  const admin = newPerson()
  await admin.logIn(ADMIN)
  await admin.ask(REGISTER_FOR_GST, {
    input: { version: 0, gstRegistration: 'REGULAR', gstin: '29ABCDE1234F1ZW' },
  })
  const { edges = [] } = (await admin.ask(OFFERS, { first: PAGE })) ?? {}
  const offers = edges
    .filter(({ node }) => node.medicine === null && node.gstRate !== null)
    .map(({ node }) => ({ id: node.id, price: node.discountedPrice.amount }))
    .slice(0, PRODUCTS)
  for (const { id } of offers) await admin.ask(SET_STOCK, { input: { id, stock: STOCK } })
  const shoppers = Array.from({ length: SHOPPERS }, newPerson)
  for (const [n, shopper] of shoppers.entries())
    await shopper.register({ email: `shopper${n}@example.com`, password: 'correct horse' })
  await verifyEmails(folder)
  const work = [
    manageOrders(admin, randomFrom(1)),
    ...shoppers.map((shopper, n) => shop(shopper, randomFrom(n + 100), offers)),
  ]

  const rest = async () => {
    isOver = true
    await Promise.all(work)
  }

  return {
    ledger,
    kill: () => processes.replace('SIGKILL'),
    replace: () => processes.replace('SIGTERM'),
    async tried(times) {
      while (ledger.tried < times) await pause(20)
    },
    rest,
    async expired() {
      for (const shopper of shoppers) while (await hasReservation(shopper)) await pause(100)
    },
    async finish() {
      await rest()
      for (const person of [admin, ...shoppers]) await person.refresh()
      await processes.stop()
      process.stdout.write(`${summary(ledger)}\n`)
      return [...ledger.wrong, ...(await checkDump(await dumpStore(folder), ledger))]
    },
  }
}

async function hasReservation(shopper: Person): Promise<boolean> {
  return (await shopper.ask(PAYMENT))?.upiPayment?.reserved ?? false
}

/** Dumps a stopped server's database beside its data, in place of an earlier dump. Returns the folder. */
export async function dumpStore(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'dump')
  await rm(folder, { recursive: true, force: true })
  const cli = fileURLToPath(new URL('../../../dist/database-cli.js', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [cli, 'dump', folder], { env })
  return folder
}

function summary(ledger: Ledger): string {
  const { tried, reserved, orders, refused, cancelled, invoices, received, refunds } = ledger
  return (
    `${tried} checkouts, ${reserved} reservations: ${orders.size} orders acknowledged, ${refused.size} rejected; ` +
    `${cancelled.size} cancelled, ${invoices.size} invoices, ${received.size} payments received, ` +
    `${refunds.acknowledged.size} refunds; ${ledger.unanswered} requests unanswered`
  )
}
