import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose, { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { dumpDatabase } from '../src/database/dump/dump.ts'
import { setStock } from '../src/domains/catalogue/edit/product.service.ts'
import type { UserRecord } from '../src/domains/account/user.model.ts'
import { tryPlaceOrder } from '../src/domains/order/checkout/place-order.service.ts'
import { createTokens } from '../src/auth/tokens.ts'
import { checkStock } from './long/kills/check-dump.ts'
import { buildAddress, buildProduct, buildShopper, WITHOUT_CARDS } from './support/factories.ts'
import { setUpDatabase } from './support/set-up-database.ts'

const SHOPPERS = 4
const DUMPS = 5
const PRICE = 8_900

setUpDatabase()

function getDatabase() {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db
}

/** Orders one item. */
async function place(user: UserRecord, productId: string, addressId: string) {
  const input = {
    paymentMethod: 'CASH_ON_DELIVERY',
    idempotencyKey: randomUUID(),
    lines: [{ productId, quantity: 1, expectedPrice: PRICE }],
    expectedTotal: PRICE,
    addressId,
  }
  const { order, userErrors } = await tryPlaceOrder(user._id, input, WITHOUT_CARDS)
  expect(userErrors).toEqual([])
  return order
}

it("a running server's dump contains one point in time: its stock, movements and orders agree", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'running-dump-'))
  const { _id } = await buildProduct({ stock: 0 })
  const productId = _id.toHexString()
  const delivery = { id: productId, stock: 100_000, seenStock: 0 }
  await setStock(new Types.ObjectId(), delivery)
  let isOpen = true
  let placed = 0
  const shop = async () => {
    const { user } = await buildShopper(createTokens('a secret that is long enough for a test'))
    const address = await buildAddress(user)
    for (; isOpen; placed += 1) await place(user, productId, address._id.toHexString())
  }
  const shopping = Promise.all(Array.from({ length: SHOPPERS }, shop))
  for (let n = 0; n < DUMPS; n += 1) {
    const before = placed
    await expect.poll(() => placed).toBeGreaterThan(before)
    const { collections } = await dumpDatabase(getDatabase(), join(folder, `${n}`))
    const orders = collections.find(({ name }) => name === 'orders')?.documents
    expect(orders).toBeGreaterThanOrEqual(before)
    expect(await checkStock(join(folder, `${n}`))).toEqual([])
  }
  isOpen = false
  await shopping
  await rm(folder, { recursive: true })
})
