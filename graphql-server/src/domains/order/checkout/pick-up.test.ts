import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildPrescription,
  buildProduct,
  buildScheduled,
  buildShopper,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import {
  SHOP_SETTINGS_ID,
  ShopSettingsChange,
  ShopSettingsDocument,
} from '../../shop/shop-settings.model.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) {
    order { id fulfilment delivery { when } lines { name } payment { state } }
    cart { lines { product { name } } }
    userErrors { code reason message field }
  }
}`)
const START = gql(`mutation ($input: StartUpiPaymentInput!) {
  payload: startUpiPayment(input: $input) {
    upiPayment { reserved request { reference } }
    userErrors { code message field }
  }
}`)
const REFUND = gql(`mutation ($input: RequestUpiRefundInput!) {
  payload: requestUpiRefund(input: $input) { order { status } userErrors { code } }
}`)
const UPDATE = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) { userErrors { message } }
}`)
const CART = gql(`query ($pincode: String, $ids: [ID!]) {
  viewer {
    cart { notDelivered(pincode: $pincode) { productId reason message } }
    quote(productIds: $ids) { lines { name } total { amount } }
  }
}`)
const PROMISE = gql(`query {
  deliveryPromise(pincode: "1", fulfilment: PICK_UP) { state by minOrder { amount } message }
  store { pickUpForAll openingTimes }
}`)

const STATUS = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) {
    order { status fulfilment } userErrors { code }
  }
}`)

const PRICE = 8900

let store: TestStore
let admin: Shopper
let shopper: Shopper
let addressId: string
let prescriptionIds: string[]
let taxim: ProductRecord
let steroid: ProductRecord
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  addressId = (await buildAddress(shopper.user))._id.toHexString()
  prescriptionIds = [(await buildPrescription(shopper.user))._id.toHexString()]
  taxim = await buildScheduled('H1', { name: 'Taxim-O 200' })
  steroid = await buildScheduled('H', { name: 'Wysolone 10' })
  rice = await buildProduct({ name: 'Rice' })
})
afterAll(() => store.close())
afterEach(async () => {
  await ShopSettingsDocument.deleteMany({})
  await ShopSettingsChange.deleteMany({})
  await change({})
})

async function change(settings: object) {
  const version = (await ShopSettingsDocument.findOne().lean())?.version ?? 0
  const input = { version, ...settings }
  expect(await store.query(UPDATE, { input }, admin.accessToken)).toMatchObject({
    data: { payload: { userErrors: [] } },
  })
}

const idOf = ({ _id }: ProductRecord) => _id.toHexString()

function toInput(products: ProductRecord[], more: object = {}) {
  return {
    lines: products.map((product) => ({ productId: idOf(product), quantity: 1 })),
    ...{ addressId, prescriptionIds, expectedTotal: products.length * PRICE },
    ...more,
  }
}

async function place(products: ProductRecord[], more: object = {}) {
  const input = { paymentMethod: 'CASH_ON_DELIVERY', ...toInput(products, more) }
  const { data, errors } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

async function start(products: ProductRecord[], more: object = {}) {
  const input = { idempotencyKey: 'upi-payment-1', ...toInput(products, more) }
  return (await store.query(START, { input }, shopper.accessToken)).data.payload
}

async function readCart(pincode: string | null, ids: string[] | null = null) {
  const { data, errors } = await store.query(CART, { pincode, ids }, shopper.accessToken)
  return { viewer: data.viewer, errors }
}

const COLLECT = { fulfilment: 'PICK_UP' }

describe('a narcotic or psychotropic medicine', () => {
  it('is collected from the shop, whatever the settings say, also if it was marked after the order', async () => {
    await change({ deliverScheduleH1: true })
    const rivotril = await buildScheduled('H', { name: 'Rivotril 0.5', narcotic: true })
    await fillCart(shopper.user, [rivotril, taxim])
    expect((await readCart(null)).viewer?.cart.notDelivered).toEqual([
      {
        ...{ productId: idOf(rivotril), reason: 'NARCOTIC' },
        message:
          'Collect it from the shop: the law does not allow the delivery of narcotic or psychotropic medicines.',
      },
    ])
    expect((await place([rivotril])).userErrors).toMatchObject([{ code: 'PICK_UP_ONLY' }])
    const collected = await place([rivotril], COLLECT)
    expect(collected.order).toMatchObject({ fulfilment: 'PICK_UP' })
    expect(await Order.findById(collected.order?.id).lean()).toMatchObject({
      lines: [{ narcotic: true }],
    })

    const ordered = await place([rice])
    await Product.updateOne({ _id: rice._id }, { narcotic: true })
    const move = (pickUp: boolean) =>
      store.query(
        STATUS,
        { input: { orderId: ordered.order?.id, status: 'CONFIRMED', pickUp } },
        admin.accessToken,
      )
    expect((await move(false)).data.payload.userErrors).toMatchObject([{ code: 'PICK_UP_ONLY' }])
    expect((await move(true)).data.payload).toMatchObject({
      order: { status: 'CONFIRMED', fulfilment: 'PICK_UP' },
    })
  })

  it('is limited to the packs per order that the shop has set, over all such medicines', async () => {
    const packs = (quantity: number) => ({
      ...COLLECT,
      lines: [
        { productId: idOf(calmpose), quantity },
        { productId: idOf(rivotril), quantity: 1 },
      ],
      expectedTotal: (quantity + 1) * PRICE,
    })
    const rivotril = await buildScheduled('H', { narcotic: true })
    const calmpose = await buildScheduled('H1', { narcotic: true })
    expect((await place([], packs(10))).userErrors).toMatchObject([
      {
        code: 'CATEGORY_LIMIT_EXCEEDED',
        message:
          'An order can have at most 10 packs of narcotic or psychotropic medicines. You have 11.',
      },
    ])
    await change({ maxNarcoticPacks: 11 })
    expect((await place([], packs(10))).userErrors).toEqual([])
  })
})

describe('the cart', () => {
  it('the cart names each product that is not delivered to a PIN code, and why', async () => {
    await change({ medicineDistrict: ['5600'] })
    await fillCart(shopper.user, [rice, taxim, steroid])
    const h1 = { productId: idOf(taxim), reason: 'SCHEDULE_H1' }
    const message = "Collect it from the shop: we don't deliver prescription medicines to 411001."
    const outside = { productId: idOf(steroid), reason: 'DISTRICT', message }
    expect((await readCart('411001')).viewer?.cart.notDelivered).toMatchObject([h1, outside])
    expect((await readCart('560 038')).viewer?.cart.notDelivered).toMatchObject([h1])
    expect((await readCart(null)).viewer?.cart.notDelivered).toMatchObject([h1])
  })

  it('a quote contains the requested products of the cart, in cart order', async () => {
    await fillCart(shopper.user, [rice, taxim, steroid])
    const unknown = await buildProduct()
    const { viewer } = await readCart(null, [idOf(steroid), idOf(rice), idOf(unknown), 'x'])
    expect(viewer?.quote).toEqual({
      lines: [{ name: 'Rice' }, { name: 'Wysolone 10' }],
      total: { amount: 2 * PRICE },
    })
    expect((await readCart(null, [])).viewer?.quote.lines).toEqual([])
    const { errors } = await readCart(null, Array(51).fill(idOf(rice)))
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('an order', () => {
  it('a mixed cart becomes a delivery and an order to collect, of which each leaves the other in the cart', async () => {
    await fillCart(shopper.user, [rice, taxim, steroid])
    const all = await place([rice, taxim, steroid])
    expect(all.order).toBeNull()
    expect(all.userErrors).toEqual([
      {
        code: 'PICK_UP_ONLY',
        reason: 'PICK_UP_ONLY',
        message: "We can't deliver Taxim-O 200. Please collect it from the shop.",
        field: 'lines',
      },
    ])
    const first = await place([rice, steroid])
    expect(first.order).toMatchObject({ fulfilment: 'DELIVERY' })
    expect(first.cart.lines).toEqual([{ product: { name: 'Taxim-O 200' } }])
    const second = await place([taxim], COLLECT)
    expect(second.order).toMatchObject({ fulfilment: 'PICK_UP', delivery: null })
    expect(second.cart.lines).toEqual([])
  })

  it('everything in a mixed cart can be collected, below the smallest order and outside the delivery area', async () => {
    await change({ minOrder: 100_000, deliveryAreas: [{ pins: ['5600'], minutes: 30 }] })
    const { order, userErrors } = await place([rice, taxim], COLLECT)
    expect(userErrors).toEqual([])
    const stored = await Order.findById(order?.id).orFail().lean()
    expect(stored).toMatchObject({ pickUp: true, deliveryAddress: { pincode: '411001' } })
    expect(stored.promise).toBeUndefined()
  })

  it('an order without such a product is collected only if the shop offers it', async () => {
    const { userErrors } = await place([rice, steroid], COLLECT)
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', reason: 'PICK_UP_NOT_OFFERED', field: 'fulfilment' },
    ])
    await change({ pickUpForAll: true })
    expect((await place([rice, steroid], COLLECT)).userErrors).toEqual([])
    expect((await place([rice, steroid])).order?.fulfilment).toBe('DELIVERY')
  })

  it('a rule that changed after the customer saw the cart counts when the order is placed', async () => {
    await fillCart(shopper.user, [rice, steroid])
    expect((await readCart('411001')).viewer?.cart.notDelivered).toEqual([])
    await change({ deliverScheduleH: false })
    const before = await Order.countDocuments()
    const { order, cart, userErrors } = await place([rice, steroid])
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'PICK_UP_ONLY' }])
    expect(cart.lines).toHaveLength(2)
    expect(await Order.countDocuments()).toBe(before)
    await change({ deliverScheduleH: true, deliverScheduleH1: true })
    expect((await place([steroid, taxim])).userErrors).toEqual([])
  })

  it('the same key with another way to get the order is no repeat, and a repeat returns the order', async () => {
    await change({ pickUpForAll: true })
    const key = { idempotencyKey: 'key-of-an-order' }
    const { order } = await place([rice], { ...key, ...COLLECT })
    expect((await place([rice], { ...key, ...COLLECT })).order?.id).toBe(order?.id)
    expect((await place([rice], key)).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_KEY_REUSED' },
    ])
  })

  it('no order to collect is placed while orders are paused', async () => {
    const pause = { reason: 'Heavy rain', until: new Date(Date.now() + 60_000) }
    const settings = { $set: { pause }, $setOnInsert: { version: 0, values: {} } }
    await ShopSettingsDocument.updateOne({ _id: SHOP_SETTINGS_ID }, settings, { upsert: true })
    expect((await place([taxim], COLLECT)).userErrors).toMatchObject([{ code: 'ORDERS_PAUSED' }])
  })
})

describe('a UPI payment', () => {
  it('no UPI payment begins for an order that cannot be delivered', async () => {
    const { upiPayment, userErrors } = await start([rice, taxim])
    expect(upiPayment).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'PICK_UP_ONLY', field: 'lines' }])
    expect((await start([rice, taxim], COLLECT)).upiPayment?.reserved).toBe(true)
    const paid = { idempotencyKey: 'upi-payment-1', paymentMethod: 'UPI', ...COLLECT }
    expect((await place([rice, taxim], paid)).order?.payment.state).toBe('CLAIMED')
  })

  it('an order that was paid before a rule changed can be collected', async () => {
    await start([rice, steroid])
    await change({ deliverScheduleH: false })
    const paid = { idempotencyKey: 'upi-payment-1', paymentMethod: 'UPI' }
    expect((await place([rice, steroid], paid)).userErrors).toMatchObject([
      {
        code: 'PICK_UP_ONLY',
        message:
          'We can no longer deliver Wysolone 10. If you have paid, please collect the order from the shop, or ask for a refund.',
      },
    ])
    expect((await place([rice, steroid], { ...paid, ...COLLECT })).order).toMatchObject({
      fulfilment: 'PICK_UP',
      payment: { state: 'CLAIMED' },
    })
  })

  it('an order that was paid before a rule changed can be refunded', async () => {
    const { upiPayment } = await start([steroid])
    await change({ deliverPrescriptionMedicines: false })
    const input = { reference: upiPayment?.request.reference, addressId }
    const { data } = await store.query(REFUND, { input }, shopper.accessToken)
    expect(data.payload.order?.status).toBe('CANCELLED_BY_SELLER')
  })

  it('a payment for an order to collect is accepted after the rule has changed', async () => {
    await start([taxim], COLLECT)
    await change({ deliverScheduleH1: true })
    const paid = { idempotencyKey: 'upi-payment-1', paymentMethod: 'UPI', ...COLLECT }
    expect((await place([taxim], paid)).userErrors).toEqual([])
  })
})

it('the shop says when it is open to customers who collect an order', async () => {
  await change({ minOrder: 500, deliveryAreas: [{ pins: ['5600'], minutes: 30 }] })
  const { data } = await store.query(PROMISE)
  expect(data).toEqual({
    deliveryPromise: {
      ...{ state: 'OPEN', by: null, minOrder: null },
      message: "The shop is open now. We'll tell you when your order is ready to collect.",
    },
    store: { pickUpForAll: false, openingTimes: ['Every day: all day'] },
  })
})

it('REST rejects the delivery of schedule H1 with 409 and the sentence', async () => {
  const reply = await store.app.inject({
    method: 'POST',
    url: '/api/order/cash-on-delivery',
    headers: { authorization: `Bearer ${shopper.accessToken}` },
    payload: {
      list_items: [{ quantity: 1, productId: idOf(taxim) }],
      ...{ addressId, subTotalAmt: 250, totalAmt: 89 },
    },
  })
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({
    success: false,
    message: "We can't deliver Taxim-O 200. Please collect it from the shop.",
  })
})
