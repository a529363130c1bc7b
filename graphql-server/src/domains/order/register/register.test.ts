import { unregistered } from '../../../../test/support/billers.ts'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildOrder,
  buildShopper,
  writtenAddress,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { RegisterEntry } from './register-entry.model.ts'

const SHOP = {
  store: { ...unregistered, deliverScheduleH1: true },
  cards: null,
}
const REGISTER = gql(`query ($month: String!, $first: Int! = 50, $after: String) {
  prescriptionRegister(month: $month, first: $first, after: $after) {
    edges { node { id at orderId orderNumber patient prescriber medicine quantity } }
    pageInfo { hasNextPage endCursor }
  }
}`)
const NOVEMBER = new Date('2026-11-10T06:00:00Z')

let store: TestStore
let admin: Shopper
let customer: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  customer = await buildShopper(store.tokens)
})
beforeEach(async () => {
  await RegisterEntry.deleteMany({})
  vi.useFakeTimers({ toFake: ['Date'], now: NOVEMBER })
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
})

const line = (fields: Partial<OrderLineRecord>): OrderLineRecord => ({
  ...{ productId: new Types.ObjectId(), name: 'Rice', image: null, unit: '1 kg' },
  ...{ price: 100, discount: 0, discountedPrice: 100, quantity: 1 },
  ...fields,
})

/** A checked order with an H1 antibiotic, a schedule H medicine, and rice. */
function buildChecked(fields: Partial<OrderRecord['check']> = {}): Promise<OrderRecord> {
  const people = { patient: 'Ravi', prescriber: 'Dr. Rao', ...fields }
  return buildOrder(customer.user, {
    status: 'CONFIRMED',
    lines: [
      line({ name: 'Augmentin 625', unit: '10 tablets', schedule: 'H1', quantity: 2 }),
      line({ name: 'Wysolone 10', schedule: 'H' }),
      line({}),
    ],
    deliveryAddress: { ...writtenAddress, addressId: new Types.ObjectId() },
    check: { at: NOVEMBER, adminId: admin.user._id, rejected: [], ...people },
  })
}

/** Sets the status, and lets a second pass. */
async function setStatus(
  { _id }: OrderRecord,
  status: 'DELIVERED' | 'PACKED' | 'CANCELLED_BY_SELLER',
): Promise<void> {
  await setOrderStatus(admin.user._id, { orderId: _id.toHexString(), status }, SHOP)
  vi.setSystemTime(Date.now() + 1000)
}

async function read(month: string, page: object = {}) {
  const { data, errors } = await store.query<ResultOf<typeof REGISTER> | null>(
    REGISTER,
    { month, ...page },
    admin.accessToken,
  )
  const register = data?.prescriptionRegister
  return { entries: register?.edges.map(({ node }) => node) ?? [], register, errors }
}

const download = (query: string, token = admin.accessToken) =>
  store.app.inject({
    url: `/exports/prescription-register.csv${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('the register', () => {
  it('the register contains the delivered medicines of schedule H1', async () => {
    const order = await buildChecked()
    await setStatus(order, 'PACKED')
    expect((await read('2026-11')).entries).toEqual([])
    await setStatus(order, 'DELIVERED')
    expect((await read('2026-11')).entries).toEqual([
      {
        id: expect.any(String) as string,
        at: new Date(NOVEMBER.getTime() + 1000).toISOString(),
        orderId: order._id.toHexString(),
        orderNumber: order.number,
        ...{ patient: 'Ravi', prescriber: 'Dr. Rao' },
        ...{ medicine: 'Augmentin 625 (10 tablets)', quantity: 2 },
      },
    ])
  })

  it('the register is corrected by further entries when a delivery was a mistake', async () => {
    const order = await buildChecked()
    await setStatus(order, 'DELIVERED')
    await setStatus(order, 'PACKED')
    await setStatus(order, 'DELIVERED')
    await setStatus(order, 'CANCELLED_BY_SELLER')
    expect((await read('2026-11')).entries.map(({ quantity }) => quantity)).toEqual([2, -2, 2, -2])
  })

  it('the register has no entry twice when two admins deliver an order at the same time', async () => {
    const order = await buildChecked()
    await Promise.all([setStatus(order, 'DELIVERED'), setStatus(order, 'DELIVERED')])
    expect((await read('2026-11')).entries).toHaveLength(1)
  })

  it('the register splits months at midnight in India', async () => {
    vi.setSystemTime('2026-11-30T18:29:59.999Z')
    await setStatus(await buildChecked({ patient: 'Last of November' }), 'DELIVERED')
    vi.setSystemTime('2026-11-30T18:30:00Z')
    await setStatus(await buildChecked({ patient: 'First of December' }), 'DELIVERED')
    vi.setSystemTime(NOVEMBER)
    const patients = async (month: string) =>
      (await read(month)).entries.map(({ patient }) => patient)
    expect(await patients('2026-11')).toEqual(['Last of November'])
    expect(await patients('2026-12')).toEqual(['First of December'])
  })

  it('the register has pages, oldest first', async () => {
    for (const patient of ['A', 'B', 'C'])
      await setStatus(await buildChecked({ patient }), 'DELIVERED')
    const first = await read('2026-11', { first: 2 })
    expect(first.entries.map(({ patient }) => patient)).toEqual(['A', 'B'])
    const { hasNextPage, endCursor } = first.register?.pageInfo ?? {}
    expect(hasNextPage).toBe(true)
    const second = await read('2026-11', { first: 2, after: endCursor })
    expect(second.entries.map(({ patient }) => patient)).toEqual(['C'])
  })

  it.each(['2026-13', '2026-1', '26-11', '', '2026-11-01', 'november'])(
    'the register rejects the month %j',
    async (month) => {
      expect((await read(month)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      expect((await download(`?month=${month}`)).statusCode).toBe(400)
    },
  )
})

describe('the CSV of the register', () => {
  it("the register's CSV has a row for each entry, with times in India", async () => {
    const order = await buildChecked({ prescriber: 'Rao, Dr. "A"' })
    await setStatus(order, 'DELIVERED')
    await setStatus(order, 'PACKED')
    const reply = await download('?month=2026-11')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="prescription-register-2026-11.csv"',
      'cache-control': 'no-store',
    })
    const number = (await Order.findById(order._id).orFail().lean()).invoice?.number
    const row = (quantity: number) =>
      `2026-11-10 11:30,Ravi,"Rao, Dr. ""A""",Augmentin 625 (10 tablets),${quantity},${order.number}${',not recorded'.repeat(4)},${number}`
    expect(reply.body).toBe(
      `\uFEFFdate,patient,prescriber,medicine,quantity,order,prescriberAddress,prescriberRegistration,maker,batches,document\n${row(2)}\n${row(-2)}\n`,
    )
  })

  it("the register's CSV has no formulas", async () => {
    await setStatus(await buildChecked({ patient: '=HYPERLINK("x")' }), 'DELIVERED')
    expect((await download('?month=2026-11')).body).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it("the register's CSV is for admins only", async () => {
    const { accessToken } = await buildShopper(store.tokens)
    expect((await download('?month=2026-11', accessToken)).statusCode).toBe(403)
    expect((await store.app.inject('/exports/prescription-register.csv')).statusCode).toBe(401)
  })

  it("the register's CSV is rejected without a month", async () => {
    expect((await download('')).statusCode).toBe(400)
  })
})
