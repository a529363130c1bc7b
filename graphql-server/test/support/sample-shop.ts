import { pino } from 'pino'
import { createOneTimeCodes } from '../../src/auth/one-time-codes.ts'
import { createPasswords } from '../../src/auth/passwords.ts'
import { seedDemo } from '../../src/database/demo/seed.ts'
import { seedSample } from '../../src/database/sample/seed-sample.ts'
import { accountComposers } from '../../src/domains/account/account-mail.ts'
import { teamComposers } from '../../src/domains/account/team/team-mail.ts'
import { User } from '../../src/domains/account/user.model.ts'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import { orderComposers } from '../../src/domains/order/mail/order-mail.ts'
import { UpiStatement } from '../../src/domains/order/payment/statement/statement.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { DailySales } from '../../src/domains/order/sales/daily-sales.model.ts'
import { Searchers } from '../../src/domains/search-lab/searchers.model.ts'
import { readConfig } from '../../src/settings/config.ts'
import { createDiskStorage } from '../../src/uploads/disk-storage.ts'
import { PRESCRIPTIONS } from '../../src/uploads/file-kinds.ts'

export const NOW = new Date('2026-11-25T09:30:00Z')

/** Seeds the open database without rendering images, and stores prescriptions in this folder. */
export async function seedSampleShop(
  folder: string,
  kind: 'embedded' | 'mongodb' = 'embedded',
): Promise<string[]> {
  const { store } = readConfig({})
  const shop = { ...store, particulars: [], openingTimes: [] }
  const secret = 'a secret of the tests, long enough to be one'
  const codes = createOneTimeCodes(secret)
  const passwords = createPasswords({ cost: 4 })
  const media = { has: () => Promise.resolve(true), write: () => Promise.resolve() }
  const composers = {
    ...accountComposers({ codes, shop }),
    ...teamComposers(shop, secret),
    ...orderComposers(shop),
  }
  try {
    return await seedSample(
      { kind },
      {
        ...{ passwords, codes, composers, store },
        seedCatalogue: () => seedDemo({ media }).then(() => undefined),
        prescriptionFiles: createDiskStorage(folder, PRESCRIPTIONS),
        log: pino({ level: 'silent' }),
        now: NOW,
      },
    )
  } finally {
    await passwords.close()
  }
}

export const listOrders = () => Order.find().sort({ createdAt: 1, total: 1 }).lean()

/** The whole shop without ids, and without values that are random because of them. */
export async function describeSampleShop() {
  const users = await User.find().sort({ email: 1 }).lean()
  const nameOf = ({ userId }: OrderRecord) => users.find(({ _id }) => _id.equals(userId))?.name
  const orders = await listOrders()
  const products = await Product.find().sort({ name: 1, unit: 1 }).lean()
  const searchers = await Searchers.find().sort({ text: 1 }).lean()
  const statements = await UpiStatement.find().lean()
  const days = await DailySales.find().sort({ _id: 1 }).lean()
  return {
    orders: orders.map((order) => ({
      ...{ shopper: nameOf(order), status: order.status, total: order.total },
      payment: [order.payment.method, order.payment.state, order.payment.upiTransactionId],
      lines: order.lines.map(({ name, quantity }) => [name, quantity]),
      history: order.history.map(({ status, at }) => [status, at]),
      times: [order.createdAt, order.updatedAt, order.invoice?.issuedAt],
      ...{ invoice: order.invoice?.number, pincode: order.deliveryAddress.pincode },
    })),
    stock: products.map(({ name, unit, stock }) => [name, unit, stock]),
    days: days.map(({ _id, counts }) => [_id, counts]),
    searches: searchers.map(({ text, people }) => [text, people]),
    statements: statements.map(({ counts, received }) => ({ counts, received })),
  }
}
