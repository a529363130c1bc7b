import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { countScans } from '../../../test/support/database.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { createSalesCounter } from '../order/sales/sales-counter.service.ts'

const SEARCH = gql(`query ($text: String!) {
  dashboardSearch(text: $text) { orders { id } products { name } customers { name email } hint }
}`)
const OPEN_WORK = gql(`{ openWork { newOrders prescriptionsToCheck refundsDue openTickets } }`)

let store: TestStore
let admin: Shopper
let staff: Shopper
let asha: Shopper
let orderId: string

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Sunil' })
  asha = await buildShopper(store.tokens, { name: 'Asha Rao', email: 'asha.rao@example.com' })
  await buildProduct({ name: 'Marigold seeds', barcodes: ['8901234567890'] })
  const { _id } = await buildOrder(asha.user, {
    mobileKey: '9876543210',
    number: 'ORD-7Q2M9XHT40PA',
    payment: {
      ...{ method: 'UPI', state: 'CLAIMED', notedAt: null, adminId: null },
      ...{ upiReference: 'KC7Q2M9XHT40PB', upiTransactionId: '433012345678' },
    },
    invoice: {
      number: '2026-27/000123',
      issuedAt: new Date(),
      seller: { name: 'Shop', address: '', phone: '', email: '' },
      buyerName: 'Asha',
    },
  })
  orderId = _id.toHexString()
  // The first search loads the search index.
  await search('marigold')
})
afterAll(() => store.close())

async function search(text: string, { accessToken }: Shopper = admin) {
  const { data, errors } = await store.query(SEARCH, { text }, accessToken)
  if (errors) throw new Error(errors[0]?.message)
  return data.dashboardSearch
}

describe('the search of the dashboard', () => {
  it.each([
    'ORD-7Q2',
    '7q2m',
    '987',
    '+91 98765',
    'asha',
    'rao',
    'asha.rao@',
    '433',
    '4330 1234',
    'KC7Q2M',
    '2026-27/000123',
  ])('the search finds an order by %s, without scanning the collection', async (text) => {
    let orders: unknown
    const scans = await countScans(async () => {
      orders = (await search(text)).orders
    })
    expect(orders).toEqual([{ id: orderId }])
    expect(scans).toBe(0)
  })

  it.each(['marigold', '8901234567890'])('the search finds a product by %s', async (text) => {
    expect((await search(text)).products).toEqual([{ name: 'Marigold seeds' }])
  })

  it('the search finds customers for admins only', async () => {
    const customer = { name: 'Asha Rao', email: 'asha.rao@example.com' }
    expect((await search('rao')).customers).toEqual([customer])
    const { customers, orders } = await search('rao', staff)
    expect({ customers, orders }).toEqual({ customers: [], orders: [{ id: orderId }] })
  })

  it.each(['', ' as ', '4'])('the search needs three characters, and not %j', async (text) => {
    expect(await search(text)).toEqual({
      ...{ orders: [], products: [], customers: [] },
      hint: 'Type at least 3 characters.',
    })
  })

  it.each(['{"$gt":""}', '.*.*', '\u202egnp', '___', '9'.repeat(300), '%00%00'])(
    'the search finds nothing for %s',
    async (text) => {
      expect(await search(text)).toMatchObject({ orders: [], customers: [], hint: null })
    },
  )

  it('the search returns at most five orders, the newest first', async () => {
    const ravi = await buildShopper(store.tokens, { name: 'Ravi Menon' })
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) ids.push((await buildOrder(ravi.user))._id.toHexString())
    const { orders } = await search('menon')
    expect(orders.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 5))
  })

  it('the search takes a fixed number of database commands', async () => {
    const send = () => store.query(SEARCH, { text: 'asha' }, admin.accessToken)
    expect((await store.recordCommands(send)).length).toBeLessThanOrEqual(8)
  })

  it('the search is rejected for customers and guests', async () => {
    for (const token of [asha.accessToken, undefined]) {
      const { errors } = await store.query(SEARCH, { text: 'asha' }, token)
      expect(errors?.[0]?.extensions.code).toBe(token ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
  })
})

describe('the open work', () => {
  it('the open work has the number of orders and tickets that wait, for staff too', async () => {
    await createSalesCounter().update()
    const { data } = await store.query(OPEN_WORK, {}, staff.accessToken)
    expect(data.openWork).toEqual({
      ...{ newOrders: 8, prescriptionsToCheck: 0, refundsDue: 0, openTickets: 0 },
    })
  })

  it('the open work takes two database commands besides the session', async () => {
    const commands = await store.recordCommands(() => store.query(OPEN_WORK, {}, staff.accessToken))
    expect(commands.toSorted()).toEqual(['aggregate', 'aggregate', 'find'])
  })
})
