import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import mongoose from 'mongoose'
import { createTokens } from '../../../src/auth/tokens.ts'
import { connectDatabase } from '../../../src/database/connect.ts'
import { dumpDatabase } from '../../../src/database/dump/dump.ts'
import { runMigrations } from '../../../src/database/migrations/run-migrations.ts'
import type { UserRecord } from '../../../src/domains/account/user.model.ts'
import { tryPlaceOrder } from '../../../src/domains/order/checkout/place-order.service.ts'
import { createDiskStorage } from '../../../src/uploads/disk-storage.ts'
import { PRESCRIPTIONS } from '../../../src/uploads/file-kinds.ts'
import { buildAddress, buildProduct, buildShopper, WITHOUT_CARDS } from '../../support/factories.ts'
import { seedSampleShop } from '../../support/sample-shop.ts'
import { JWT_SECRET } from '../store-process.ts'
import { runDatabase } from './database-command.ts'
import { fillEmptyCollections } from './fill-models.ts'

const SHOPPERS = 4
const PRICE = 8_900

/** Makes the sample shop with a document in each collection, and dumps it while customers order. */
export async function dumpBusyShop(dataDir: string, dump: string): Promise<void> {
  const database = await connectDatabase({ dataDir })
  await runMigrations()
  const prescriptions = join(dataDir, 'prescriptions')
  await seedSampleShop(prescriptions)
  await fillEmptyCollections()
  let isOpen = true
  const orders = Promise.all(Array.from({ length: SHOPPERS }, () => shop(() => isOpen)))
  const prescriptionFiles = createDiskStorage(prescriptions, PRESCRIPTIONS)
  await dumpDatabase(openDb(), dump, { prescriptionFiles })
  isOpen = false
  if ((await orders).includes(0)) throw new Error('No orders were placed during the dump.')
  await database.close()
}

function openDb(): mongoose.mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db
}

/** Places orders until the shop closes. Returns how many. */
async function shop(isOpen: () => boolean): Promise<number> {
  const { user } = await buildShopper(createTokens(JWT_SECRET))
  const { _id: addressId } = await buildAddress(user)
  const { _id: productId } = await buildProduct({ stock: 1_000_000 })
  let placed = 0
  while (isOpen()) {
    await place(user, productId.toHexString(), addressId.toHexString())
    placed += 1
  }
  return placed
}

async function place({ _id }: UserRecord, productId: string, addressId: string): Promise<void> {
  const input = {
    paymentMethod: 'CASH_ON_DELIVERY',
    idempotencyKey: randomUUID(),
    lines: [{ productId, quantity: 1, expectedPrice: PRICE }],
    expectedTotal: PRICE,
    addressId,
  }
  const { userErrors } = await tryPlaceOrder(_id, input, WITHOUT_CARDS)
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors))
}

/** Dumps the shop that version 1.1.0 has left. */
export async function dumpOldShop(dataDir: string, dump: string): Promise<void> {
  await mkdir(join(dataDir, 'database'), { recursive: true })
  const journal = await readFile(new URL('../../old-data/1.1.0.journal.gz', import.meta.url))
  await writeFile(join(dataDir, 'database', 'data.journal'), gunzipSync(journal))
  await runDatabase(dataDir, 'dump', dump)
}
