import { afterAll, beforeAll, expect, it } from 'vitest'
import { Order } from '../../src/domains/order/record/order.model.ts'
import { gql } from '../support/gql.ts'
import type { TestStore } from '../support/store.ts'
import { openOldStore } from './open-old-store.ts'

let old: Awaited<ReturnType<typeof openOldStore>>
let store: TestStore

/** A shop that ran version 0.1.0 (commit 7e29ca6): two products, an admin, and a customer with orders. */
beforeAll(async () => {
  old = await openOldStore('0.1.0.mdb')
  ;({ store } = old)
})
afterAll(() => old.close())

async function login(email: string, password: string): Promise<string> {
  const { data } = await store.query(
    gql(`mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken } } }`),
    { input: { email, password } },
  )
  return data.login.tokens?.accessToken ?? ''
}

it('a customer from version 0.1.0 has the same account, cart, addresses and orders', async () => {
  const token = await login('asha@example.com', 'Monsoon rain 7')
  const { data, errors } = await store.query(
    gql(`{ viewer {
      name
      cart { lines { quantity product { name } } total { amount } }
      addresses { addressLine pincode }
      orders { edges { node {
        status
        total { amount }
        deliveryAddress { city }
        lines { name quantity }
        payment { method state upiTransactionId refund { verified } }
        refunds { id reason state amount { amount } }
      } } }
    } }`),
    {},
    token,
  )
  expect(errors).toBeUndefined()
  expect(data.viewer).toEqual({
    name: 'Asha Rao',
    cart: {
      lines: [{ quantity: 3, product: { name: 'Paramol 650' } }],
      total: { amount: 7_950 },
    },
    addresses: [{ addressLine: '4 Lake Road', pincode: '411001' }],
    orders: {
      edges: [
        {
          node: {
            status: 'CANCELLED_BY_SELLER',
            total: { amount: 11_900 },
            deliveryAddress: { city: 'Pune' },
            lines: [{ name: 'Azimol 500', quantity: 1 }],
            payment: {
              method: 'UPI',
              // Cancelling did not mark refunds at that time.
              state: 'REFUND_DUE',
              upiTransactionId: '412345678901',
              refund: { verified: true },
            },
            refunds: [
              {
                ...{
                  id: expect.stringMatching(/-order$/) as string,
                  reason: 'ORDER_CANCELLED',
                  state: 'DUE',
                },
                amount: { amount: 11_900 },
              },
            ],
          },
        },
        {
          node: {
            status: 'PENDING',
            total: { amount: 5_300 },
            deliveryAddress: { city: 'Pune' },
            lines: [{ name: 'Paramol 650', quantity: 2 }],
            payment: {
              method: 'CASH_ON_DELIVERY',
              state: 'DUE',
              upiTransactionId: null,
              refund: null,
            },
            refunds: [],
          },
        },
      ],
    },
  })
})

it("an admin finds a version 0.1.0 customer's orders by name", async () => {
  const { data } = await store.query(
    gql(`{ orders(search: "rao") { edges { node { id } } } }`),
    {},
    await login('admin@kirana-care.example', 'an old password 1'),
  )
  expect(data.orders.edges).toHaveLength(2)
})

it('the version 0.1.0 catalogue has its products with the stock that its orders left', async () => {
  const { data, errors } = await store.query(
    gql(
      `{ products(first: 10) { edges { node { name stock price { amount } brand composition } } } }`,
    ),
  )
  expect(errors).toBeUndefined()
  const azimol = { brand: '', composition: 'Azithromycin (500mg)' }
  const paramol = { brand: 'Sanjivika', composition: 'Paracetamol 650mg' }
  expect(data).toEqual({
    products: {
      edges: [
        { node: { ...azimol, name: 'Azimol 500', stock: 20, price: { amount: 11_900 } } },
        { node: { ...paramol, name: 'Paramol 650', stock: 18, price: { amount: 3_050 } } },
      ],
    },
  })
})

it('the version 0.1.0 medicines have their ingredients, packs and schedules', async () => {
  const { data, errors } = await store.query(
    gql(`{ products(first: 10) { edges { node { medicine {
      ingredients { name strength { text } }
      form packCount packUnit schedule prescriptionRequired
      pricePerUnit { amount }
    } } } } }`),
  )
  expect(errors).toBeUndefined()
  const pack = { form: 'TABLET', packCount: 15, packUnit: 'TABLET' }
  const azimol = {
    ...pack,
    ingredients: [{ name: 'Azithromycin', strength: { text: '500 mg' } }],
    schedule: 'H',
    prescriptionRequired: true,
    pricePerUnit: { amount: 793 },
  }
  const paramol = {
    ...pack,
    ingredients: [{ name: 'Paracetamol', strength: { text: '650 mg' } }],
    schedule: 'NONE',
    prescriptionRequired: false,
    pricePerUnit: { amount: 177 },
  }
  const edges = [azimol, paramol].map((medicine) => ({ node: { medicine } }))
  expect(data).toEqual({ products: { edges } })
})

it('an admin from version 0.1.0 is still an admin', async () => {
  const token = await login('admin@kirana-care.example', 'an old password 1')
  const { data } = await store.query(gql(`{ viewer { role } }`), {}, token)
  expect(data).toEqual({ viewer: { role: 'ADMIN' } })
})

it("an order's refund from version 0.1.0 is stored in its list", async () => {
  expect(await Order.countDocuments({ 'refunds.reason': 'ORDER_CANCELLED' })).toBe(1)
})
