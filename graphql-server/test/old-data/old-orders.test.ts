import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { refundsOf } from '../../src/domains/order/record/past-refunds.ts'
import { buildShopper } from '../support/factories.ts'
import { gql } from '../support/gql.ts'
import { findMoneyErrors } from '../support/invariants.ts'
import { openOldStore } from './open-old-store.ts'

/** The orders in a shop that ran these versions (commits d307e600 and e355a4bf). Each has an order of each kind. */
const versions = ['1.0.0.journal', '1.1.0.journal'] as const

const kindOf = ({ status, payment, check }: OrderRecord) =>
  `${status} ${payment.method} ${payment.state}${check ? ' checked' : ''}`

describe.each(versions)('orders from version %s', (version) => {
  let old: Awaited<ReturnType<typeof openOldStore>>
  let orders: OrderRecord[]
  beforeAll(async () => {
    old = await openOldStore(version)
    orders = await Order.find().sort({ _id: 1 }).lean()
  })
  afterAll(() => old.close())

  it(`orders from version ${version} have their payment states`, () => {
    expect(orders.map(kindOf)).toEqual([
      'DELIVERED CASH_ON_DELIVERY RECEIVED',
      'PACKED CASH_ON_DELIVERY DUE',
      'CANCELLED_BY_SELLER UPI REFUND_DUE',
      'PENDING UPI CLAIMED',
      ...(version === '1.1.0.journal'
        ? ['CANCELLED_BY_SELLER UPI REFUNDED', 'PENDING UPI RECEIVED checked']
        : []),
    ])
  })

  it(`orders from version ${version} have a receipt if they were delivered for cash`, () => {
    const [delivered] = orders
    const at = delivered?.history.at(-1)?.at
    expect(orders.flatMap(({ payment: { cash } }) => cash ?? [])).toEqual([
      { amount: 3_050, at, adminId: null, withDelivery: true },
    ])
  })

  it(`orders from version ${version} have their list of refunds`, () => {
    const refunds = orders.flatMap((order) => order.refunds ?? [])
    expect(refunds.map(({ id, state, amount }) => [id, state, amount])).toEqual([
      ['order', 'DUE', 3_050],
      ...(version === '1.1.0.journal'
        ? [
            ['order', 'REFUNDED', 3_050],
            ['rejectedLines', 'DUE', 11_900],
          ]
        : []),
    ])
    for (const order of orders) expect(refundsOf(order)).toMatchObject(order.refunds ?? [])
  })

  it(`orders from version ${version} are deliveries, and need no batches`, async () => {
    const { accessToken } = await buildShopper(old.store.tokens, { role: 'ADMIN' })
    const all = gql(`{ orders(first: 50) { edges { node {
      fulfilment missingBatches lines { medicine { maker } batches { number } }
    } } } }`)
    const { data, errors } = await old.store.query(all, {}, accessToken)
    expect(errors).toBeUndefined()
    const line = { medicine: null, batches: [] }
    expect(data.orders.edges.map(({ node }) => node)).toEqual(
      orders.map(() => ({ fulfilment: 'DELIVERY', missingBatches: false, lines: [line] })),
    )
    expect(orders.filter((order) => 'pickUp' in order)).toEqual([])
  })

  it(`orders from version ${version} keep received amounts, except refunded and due ones`, () => {
    const isReceived = ({ payment: { state } }: OrderRecord) =>
      ['RECEIVED', 'REFUND_DUE', 'REFUNDED'].includes(state)
    const idsOf = (some: OrderRecord[]) => new Set(some.map(({ _id }) => _id.toHexString()))
    const recorded = {
      received: idsOf(orders.filter(isReceived)),
      refunded: idsOf(orders.filter(({ payment: { state } }) => state === 'REFUNDED')),
    }
    const checked = orders.map(({ _id, ...order }) => ({ id: _id.toHexString(), ...order }))
    expect(findMoneyErrors(checked, recorded)).toEqual([])
  })
})
