import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { buildCategory } from '../../../test/support/factories.ts'
import { findMoneyErrors, isCancelled } from '../../../test/support/invariants.ts'
import {
  describeSampleShop,
  listOrders,
  NOW,
  seedSampleShop,
} from '../../../test/support/sample-shop.ts'
import { checkPrescriptions, readStockErrors } from '../../../test/support/stored-orders.ts'
import { loadTeam } from '../../domains/account/team/team.service.ts'
import { User } from '../../domains/account/user.model.ts'
import { Category } from '../../domains/catalogue/record/category.model.ts'
import { Product } from '../../domains/catalogue/record/product.model.ts'
import { Order, type OrderRecord } from '../../domains/order/record/order.model.ts'
import { UpiStatement } from '../../domains/order/payment/statement/statement.model.ts'
import { Reservation } from '../../domains/order/checkout/reservation.model.ts'
import { findActiveKey } from '../../domains/partner/partner-key.service.ts'
import { Prescription } from '../../domains/prescription/prescription.model.ts'
import { usableUntil } from '../../domains/prescription/prescription.service.ts'
import { Searchers } from '../../domains/search-lab/searchers.model.ts'
import { Delivery } from '../../domains/webhook/delivery.model.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { SeedMarker } from '../demo/seed-marker.model.ts'

/** In the order of the schema's descriptions. */
const STATUSES = ['CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER', 'CONFIRMED', 'DELIVERED', 'PACKED']

let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-sample-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const seed = (kind?: 'mongodb') => seedSampleShop(folder, kind)

describe('the sample shop', () => {
  let lines: string[]
  beforeAll(async () => {
    lines = await seed()
  }, 300_000)

  it('the sample shop has 60 orders in every state', async () => {
    const orders = await listOrders()
    expect(orders).toHaveLength(60)
    const all = (values: string[]) => [...new Set(values)].sort()
    expect(all(orders.map(({ status }) => status))).toEqual([...STATUSES, 'PENDING'])
    const payments = orders.map(({ payment: { method, state } }) => `${method} ${state}`)
    expect(all(payments)).toEqual([
      'CARD DUE',
      'CARD NOT_RECEIVED',
      'CARD RECEIVED',
      'CARD REFUNDED',
      'CARD REFUND_DUE',
      'CASH_ON_DELIVERY DUE',
      'CASH_ON_DELIVERY RECEIVED',
      'UPI CLAIMED',
      'UPI NOT_RECEIVED',
      'UPI RECEIVED',
      'UPI REFUNDED',
      'UPI REFUND_DUE',
    ])
    const times = orders.map(({ createdAt }) => createdAt.getTime())
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 30 * 86_400_000)
    expect(Math.max(...times)).toBeLessThan(NOW.getTime())
    expect(await Reservation.countDocuments({ isHeld: true })).toBe(1)
  })

  it('the sample shop has prescriptions that wait, were approved, were rejected and have expired', async () => {
    const orders = await listOrders()
    expect(orders.filter(({ checkDue }) => checkDue)).toHaveLength(2)
    const checks = orders.flatMap(({ check }) => check ?? [])
    expect(checks.filter(({ rejected }) => rejected.length === 0)).toHaveLength(3)
    expect(checks.filter(({ rejected }) => rejected.length > 0)).toHaveLength(4)
    expect(checks.filter(({ refund }) => refund?.isDue)).toHaveLength(1)
    expect(checks.filter(({ refund }) => refund?.reference)).toHaveLength(1)
    const prescriptions = await Prescription.find().lean()
    expect(prescriptions.filter((one) => usableUntil(one) < NOW && one.usedAt)).toHaveLength(1)
  })

  it('the sample shop has a team, an open invitation, a partner, a bank statement and missed searches', async () => {
    const { members, invitations } = await loadTeam()
    expect(members.map(({ role }) => role)).toEqual(['ADMIN', 'STAFF'])
    expect(invitations).toHaveLength(1)
    const [, key = ''] = /key (\S+)/.exec(lines.join()) ?? []
    expect(await findActiveKey(key)).not.toBeNull()
    const [statement] = await UpiStatement.find().lean()
    expect(statement).toMatchObject({ received: 6, counts: { AMOUNT_DIFFERS: 1, UNKNOWN: 1 } })
    expect(await Searchers.countDocuments({ people: 3 })).toBe(9)
  })

  it('the sample shop keeps the invariants of money, stock and prescriptions', async () => {
    const orders = await listOrders()
    const idsWith = (holds: (order: OrderRecord) => unknown) =>
      new Set(orders.filter(holds).map(({ _id }) => _id.toHexString()))
    const recorded = {
      received: idsWith(({ payment }) =>
        payment.history?.some(({ state }) => state === 'RECEIVED'),
      ),
      refunded: idsWith(({ payment }) => payment.state === 'REFUNDED'),
      rejectionsRefunded: idsWith(({ check }) => check?.refund?.reference),
    }
    const checked = orders.map((order) => ({ ...order, id: order._id.toHexString() }))
    expect(findMoneyErrors(checked, recorded)).toEqual([])
    const open = orders.filter((order) => !isCancelled(order))
    const products = (await Product.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id))
    const held = await Reservation.find({ isHeld: true }).lean()
    expect(await readStockErrors(products, [...open, ...held])).toEqual([])
    await checkPrescriptions(orders)
    const invoices = orders.flatMap(({ invoice }) => invoice?.number ?? []).sort()
    expect(invoices.at(-1)).toMatch(new RegExp(`/0000${invoices.length}$`))
  })

  it('the sample shop sends no emails and no webhooks', async () => {
    expect(await OutboxEntry.countDocuments()).toBe(0)
    expect(
      await Order.countDocuments({ $or: [{ mailDue: true }, { mailAfter: { $gt: NOW } }] }),
    ).toBe(0)
    expect(await Delivery.countDocuments()).toBe(0)
  })

  it('the sample shop leaves the clock as it was', () => {
    expect(
      Math.abs(new Date().getTime() - (performance.timeOrigin + performance.now())),
    ).toBeLessThan(60_000)
  })

  it('the sample shop is made once', async () => {
    expect(await seed()).toEqual([])
    expect(await Order.countDocuments()).toBe(60)
  })

  it('the sample shop is the same on each machine', async () => {
    const { orders, stock, days } = await describeSampleShop()
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    expect({
      total: sum(orders.map(({ total }) => total)),
      stock: sum(stock.map(([, , left]) => Number(left))),
      days: days.length,
    }).toEqual({ total: 1_965_775, stock: 27_640, days: 22 })
  })
})

describe('a database with data', () => {
  it('a database with data is left as it is, with a sentence', async () => {
    await database.close()
    database = await openTestDatabase()
    await buildCategory({ name: 'Real goods' })
    expect((await seed()).join()).toMatch(/There is no sample shop: the database has data already/)
    await expect(seed('mongodb')).rejects.toThrow('SEED=sample is rejected: the database has data')
    expect(await Category.countDocuments()).toBe(1)
    expect(await User.countDocuments()).toBe(0)
  })

  it('an incomplete sample shop is rejected', async () => {
    const begun = { startedAt: NOW, completedAt: null, holder: 'killed', heldUntil: NOW }
    await SeedMarker.create({ _id: 'sample-shop', ...begun })
    await expect(seed()).rejects.toThrow('The sample shop is not complete')
  })
})
