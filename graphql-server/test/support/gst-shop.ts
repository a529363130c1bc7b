import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { OrderStatus } from '../../src/contract/types.generated.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import type { OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { buildOrder, buildProduct, buildShopper, type Shopper } from './factories.ts'
import { gql } from './gql.ts'
import { openTestStore, type TestStore } from './store.ts'

const MOVE = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) { order { status } userErrors { message } }
}`)
const DOCUMENTS = gql(`query ($id: ID!) {
  order(id: $id) {
    invoice { number buyerName }
    invoiceWaits invoiceWaitsFor { name }
    documents {
      kind number buyerName buyerGstin isComposition placeOfSupply { code name }
      corrects { number } total { amount }
      tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } stateTaxName }
      lines {
        name quantity total { amount } hsn ratePercent
        tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } }
      }
    }
  }
}`)
const ADD_REFUND = gql(`mutation ($input: AddRefundInput!) {
  payload: addRefund(input: $input) { order { refunds { id } } userErrors { message } }
}`)
const REFUND = gql(`mutation ($input: RefundInput!) {
  payload: refund(input: $input) { order { status } userErrors { message } }
}`)

/** The fields of an order that was paid. */
export const received = {
  payment: { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null },
} as const

/** A product with this price in paise and this rate in basis points; null if no rate is known. */
export const buildTaxed = (price: number, rate: number | null) =>
  buildProduct({
    ...{ price, discount: 0, hsn: '21069099' },
    gstRates: rate === null ? [] : [{ rate, from: '2017-07-01' }],
  })

/** Opens a shop in Karnataka for the tests in a file. Before each test, it has a regular registration. */
export function setUpGstShop() {
  let store: TestStore
  let admin: Shopper
  let shopper: Shopper

  beforeAll(async () => {
    store = await openTestStore()
    admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    shopper = await buildShopper(store.tokens)
    Object.assign(store.settings, { gstin: '29ABCDE1234F1ZW' })
    register('REGULAR')
  })
  afterEach(() => register('REGULAR'))
  afterAll(() => store.close())

  function register(
    gstRegistration: 'NONE' | 'COMPOSITION' | 'REGULAR',
    settings: Partial<TestStore['settings']> = {},
  ) {
    const others = { turnoverClass: 'UP_TO_5_CRORE', invoiceSeries: 'SEPARATE' } as const
    Object.assign(store.settings, { ...others, gstRegistration, ...settings })
  }

  async function place(products: ProductRecord[], fields: Partial<OrderRecord> = {}) {
    const lines = products.map(({ _id, name, price }) => ({
      ...{ productId: _id, name, unit: '', image: null, price, discount: 0 },
      ...{ discountedPrice: price, quantity: 1 },
    }))
    const total = products.reduce((sum, { price }) => sum + price, 0)
    const order = await buildOrder(shopper.user, { lines, subtotal: total, total, ...fields })
    return order._id.toHexString()
  }

  async function move(orderId: string, status: OrderStatus): Promise<void> {
    const { data } = await store.query(MOVE, { input: { orderId, status } }, admin.accessToken)
    expect(data.payload.userErrors).toEqual([])
  }

  async function read(id: string) {
    const { data } = await store.query(DOCUMENTS, { id }, admin.accessToken)
    if (!data.order) throw new Error('There is no such order.')
    return data.order
  }

  async function bill(products: ProductRecord[], fields: Partial<OrderRecord> = {}) {
    const orderId = await place(products, fields)
    await move(orderId, 'PACKED')
    return { orderId, ...(await read(orderId)) }
  }

  const to = (state: string, pincode: string) => ({
    deliveryAddress: {
      ...{ addressLine: '12 MG Road', city: 'City', state, country: 'India', pincode },
      ...{ mobile: '9876543210', addressId: shopper.user._id },
    },
  })
  const karnataka = () => to('Karnataka', '560038')

  /** Refunds one item, as a person does who has received the money. */
  async function refund(orderId: string, input: object) {
    const added = await store.query(ADD_REFUND, { input: { orderId, ...input } }, admin.accessToken)
    expect(added.data.payload.userErrors).toEqual([])
    const refundId = added.data.payload.order?.refunds.at(-1)?.id ?? ''
    const made = await store.query(
      REFUND,
      { input: { refundId, reference: 'R1' } },
      admin.accessToken,
    )
    expect(made.data.payload.userErrors).toEqual([])
  }

  return {
    get store() {
      return store
    },
    get admin() {
      return admin
    },
    get shopper() {
      return shopper
    },
    ...{ register, place, move, read, bill, to, karnataka, refund },
  }
}
