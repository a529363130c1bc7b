import { z } from 'zod'
import { writtenAddress } from '../test/support/factories.ts'
import { readOperations } from '../test/support/operations.ts'
import {
  ADMIN,
  logIn,
  openAccounts,
  PASSWORD,
  percentile,
  print,
  startRunningStore,
} from './running-store.ts'

/**
 * Orders per second over HTTP, as the web app sends them, by sixteen sequential customers: `npm run bench -- orders`.
 * The goal is 150 on the embedded database, on two cores that also run the customers.
 */
const BUYERS = 16
const SECONDS = 8
const LINES = 3

const store = await startRunningStore()
const placeOrder = readOperations().get('PlaceOrder') ?? ''

const page = z.object({
  products: z.object({
    edges: z.array(
      z.object({
        node: z.object({ id: z.string(), discountedPrice: z.object({ amount: z.number() }) }),
      }),
    ),
  }),
})
type Product = z.output<typeof page>['products']['edges'][number]['node']

const saved = z.object({ createAddress: z.object({ address: z.object({ id: z.string() }) }) })
const placed = z.object({ placeOrder: z.object({ order: z.object({ id: z.string() }) }) })

/** Gives demo products enough stock. */
async function stockUp(): Promise<Product[]> {
  const admin = await logIn(store, ADMIN)
  const { data } = await store.query(
    '{ products(first: 48) { edges { node { id discountedPrice { amount } } } } }',
  )
  const products = page.parse(data).products.edges.map(({ node }) => node)
  for (const { id } of products) {
    const input = { id, stock: 1_000_000 }
    const document =
      'mutation ($input: SetStockInput!) { setStock(input: $input) { userErrors { code } } }'
    await store.query(document, { input }, admin)
  }
  return products
}

async function buyer(email: string) {
  const token = await logIn(store, { email, password: PASSWORD })
  const input = writtenAddress
  const document =
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }'
  const { data } = await store.query(document, { input }, token)
  return { token, addressId: saved.parse(data).createAddress.address.id }
}

const products = await stockUp()
const buyers = await Promise.all((await openAccounts(store, BUYERS)).map(buyer))
const times: number[] = []

async function order({ token, addressId }: (typeof buyers)[number], first: number): Promise<void> {
  const chosen = Array.from({ length: LINES }, (_, n) => products[(first + n) % products.length])
  const lines = chosen.flatMap((product) =>
    product
      ? [{ productId: product.id, quantity: 1, expectedPrice: product.discountedPrice.amount }]
      : [],
  )
  const expectedTotal = lines.reduce((total, { expectedPrice }) => total + expectedPrice, 0)
  const input = { lines, addressId, paymentMethod: 'CASH_ON_DELIVERY', expectedTotal }
  const { data, ms } = await store.query(placeOrder, { input }, token)
  placed.parse(data)
  times.push(ms)
}

const end = performance.now() + SECONDS * 1000
await Promise.all(
  buyers.map(async (each, n) => {
    for (let count = n * LINES; performance.now() < end; count += LINES) await order(each, count)
  }),
)
const [p50, p99] = [50, 99].map((percent) => percentile(times, percent).toFixed(0))
print(
  `${(times.length / SECONDS).toFixed(0)} orders of ${LINES} lines a second, p50 ${p50} ms, p99 ${p99} ms`,
)
await store.stop()
