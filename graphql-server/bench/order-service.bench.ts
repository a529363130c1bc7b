import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '../src/database/connect.ts'
import { User } from '../src/domains/account/user.model.ts'
import { Address } from '../src/domains/address/address.model.ts'
import { tryPlaceOrder } from '../src/domains/order/checkout/place-order.service.ts'
import { buildProduct, WITHOUT_CARDS } from '../test/support/factories.ts'
import { percentile, print } from './running-store.ts'

/**
 * Orders per second without HTTP and GraphQL, by sixteen sequential customers, each order durable on this disk: `npm
 * run bench -- order-service`. `npm run bench -- orders` measures the whole server.
 */
const BUYERS = 16
const SECONDS = 8
const LINES = 3
const PRICE = 8_900

const folder = await mkdtemp(join(tmpdir(), 'kirana-bench-'))
const { MONGODB_URI: mongodbUri = '' } = process.env
const database = await connectDatabase({ mongodbUri, dataDir: folder })
const products = await Promise.all(
  Array.from({ length: 48 }, () => buildProduct({ stock: 1_000_000 })),
)
const times: number[] = []

async function buyer(_: unknown, n: number) {
  const email = `buyer-${n}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const { _id: userId } = await User.create(account)
  const text = { addressLine: '1', city: 'P', state: 'M', country: 'I', pincode: '4', mobile: '9' }
  const { _id } = await Address.create({ ...text, userId })
  return { userId, addressId: _id.toHexString() }
}

async function order({ userId, addressId }: Awaited<ReturnType<typeof buyer>>, first: number) {
  const lines = Array.from({ length: LINES }, (_, n) => ({
    productId: products[(first + n) % products.length]?._id.toHexString() ?? '',
    quantity: 1,
    expectedPrice: PRICE,
  }))
  const agreed = { paymentMethod: 'CASH_ON_DELIVERY', expectedTotal: PRICE * LINES }
  const started = performance.now()
  const { userErrors } = await tryPlaceOrder(userId, { lines, addressId, ...agreed }, WITHOUT_CARDS)
  if (userErrors[0]) throw new Error(userErrors[0].message)
  times.push(performance.now() - started)
}

const buyers = await Promise.all(Array.from({ length: BUYERS }, buyer))
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
await database.close()
await rm(folder, { recursive: true })
