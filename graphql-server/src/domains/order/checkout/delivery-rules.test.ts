import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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
import { momentOf } from '../../../lib/time/indian-time.ts'
import { newShopDelivery, WEEKDAYS } from '../../shop/delivery-settings.ts'
import { ShopSettingsChange, ShopSettingsDocument } from '../../shop/shop-settings.model.ts'
import { Order } from '../record/order.model.ts'
import { promiseReplacement } from './delivery-rules.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) {
    order { id status delivery { by from isLate when message } }
    cart { totalQuantity }
    userErrors { code reason message field params { name kind values } }
  }
}`)
const START = gql(`mutation ($input: StartUpiPaymentInput!) {
  payload: startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code } }
}`)
const UPDATE = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) { settings { version } userErrors { field message } }
}`)
const PAUSE = gql(`mutation ($input: PauseOrdersInput!) {
  payload: pauseOrders(input: $input) { orderPause { reason until } userErrors { field message } }
}`)
const ADDRESSES = gql(`query { viewer { addresses { isDeliverable } } }`)
const PHONE = gql(`mutation ($input: PhoneOrderInput!) {
  payload: placePhoneOrder(input: $input) { userErrors { reason } }
}`)
const SET_STATUS = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) { userErrors { code reason } }
}`)
const RESUME = gql(`mutation { payload: resumeOrders { orderPause { reason } } }`)
const PROMISE = gql(`query ($pincode: String) {
  deliveryPromise(pincode: $pincode) { state by from pausedUntil minOrder { amount } message }
}`)
const READ = gql(`query ($id: ID!) { order(id: $id) { delivery { when isLate by } } }`)

/** Before the sessions of the tests begin, so that they have not expired. */
const DAY = '2024-11-22'
const evening = WEEKDAYS.map((weekday) => ({ weekday, opens: '16:00', closes: '22:00' }))
const PUNE = [{ pins: ['411'], minutes: 30 }]

let store: TestStore
let admin: Shopper
let staff: Shopper
let shopper: Shopper
let addressId: string

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Ravi' })
  shopper = await buildShopper(store.tokens)
  addressId = (await buildAddress(shopper.user))._id.toHexString()
})
afterAll(() => store.close())
afterEach(async () => {
  vi.useRealTimers()
  await ShopSettingsDocument.deleteMany({})
  await ShopSettingsChange.deleteMany({})
  await store.query(RESUME, {}, staff.accessToken)
  await ShopSettingsDocument.deleteMany({})
})

function setClock(time: string, day = DAY) {
  vi.useFakeTimers({ now: momentOf(day, time), toFake: ['Date'] })
}

async function change(settings: object) {
  const version = (await ShopSettingsDocument.findOne().lean())?.version ?? 0
  const input = { version, ...settings }
  return (await store.query(UPDATE, { input }, admin.accessToken)).data.payload.userErrors
}

async function pause(input: { reason: string; backAt: string }, as = staff) {
  return (await store.query(PAUSE, { input }, as.accessToken)).data.payload
}

/** Two items for ₹178, which are in the cart. */
async function submission(more: object = {}, product?: Awaited<ReturnType<typeof buildProduct>>) {
  const bought = product ?? (await buildProduct())
  await fillCart(shopper.user, [bought])
  const lines = [{ productId: bought._id.toHexString(), quantity: 2 }]
  return { lines, addressId, expectedTotal: 17_800, ...more }
}

async function place(more: object = {}, product?: Awaited<ReturnType<typeof buildProduct>>) {
  const input = { paymentMethod: 'CASH_ON_DELIVERY', ...(await submission(more, product)) }
  return (await store.query(PLACE, { input }, shopper.accessToken)).data.payload
}

describe('an order', () => {
  it('an order says when it comes, and runs late when this time has passed', async () => {
    setClock('18:02')
    const { order } = await place()
    expect(order?.delivery).toMatchObject({
      when: 'today by 6:15 pm',
      message: 'Your order comes today by 6:15 pm.',
      isLate: false,
    })
    setClock('18:20')
    const read = async () =>
      (await store.query(READ, { id: order?.id }, staff.accessToken)).data.order?.delivery
    expect(await read()).toMatchObject({ when: 'running late: expected by 6:35 pm', isLate: true })
    for (const status of ['DELIVERED', 'CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER']) {
      await Order.updateOne({ _id: order?.id }, { status })
      expect(await read(), status).toBeNull()
    }
  })

  it('an order outside the opening hours is placed for the next opening', async () => {
    setClock('22:30')
    await change({ openingHours: evening })
    const { data } = await store.query(PROMISE, { pincode: '411001' })
    expect(data.deliveryPromise).toMatchObject({
      state: 'CLOSED',
      message: "We're closed now. Your order comes tomorrow from 4 pm.",
    })
    const { order, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(order?.delivery).toMatchObject({ when: 'tomorrow from 4 pm', by: null })
  })

  it('an order of an older release says nothing about its delivery', async () => {
    const { order } = await place()
    await Order.updateOne({ _id: order?.id }, { $unset: { promise: 1 } })
    const { data, errors } = await store.query(READ, { id: order?.id }, staff.accessToken)
    expect(errors).toBeUndefined()
    expect(data.order?.delivery).toBeNull()
  })

  it("an order's time counts from the prescription check", async () => {
    setClock('18:00')
    const prescriptionIds = [(await buildPrescription(shopper.user))._id.toHexString()]
    const { order, userErrors } = await place({ prescriptionIds }, await buildScheduled())
    expect(userErrors).toEqual([])
    expect(order?.delivery).toMatchObject({ when: 'after the prescription check', by: null })
    expect((await Order.findById(order?.id).lean())?.promise).toEqual({ minutes: 10 })
  })
})

describe('a rejected order', () => {
  const expectUntouched = async (payload: Awaited<ReturnType<typeof place>>, before: number) => {
    expect(payload.order).toBeNull()
    expect(payload.cart.totalQuantity).toBeGreaterThan(0)
    expect(await Order.countDocuments()).toBe(before)
  }

  it('an order to an address outside the delivery area is rejected at the address', async () => {
    await change({ deliveryAreas: [{ pins: ['5600'], minutes: 30 }] })
    const before = await Order.countDocuments()
    const payload = await place()
    expect(payload.userErrors).toMatchObject([
      {
        code: 'OUTSIDE_DELIVERY_AREA',
        message: "We don't deliver to 411001 yet.",
        field: 'addressId',
        params: [{ name: 'pincode', kind: 'TEXT', values: ['411001'] }],
      },
    ])
    await expectUntouched(payload, before)
    await change({ deliveryAreas: PUNE })
    expect((await place()).userErrors).toEqual([])
  })

  it('an order to a state where the shop may not sell is rejected at the address, unless it is collected', async () => {
    const karnataka = { address: 'Market Road, Mysuru 570001', pickUpForAll: true }
    expect(await change(karnataka)).toEqual([])
    const before = await Order.countDocuments()
    const payload = await place()
    expect(payload.userErrors).toMatchObject([
      {
        ...{ code: 'OUTSIDE_DELIVERY_AREA', reason: 'OTHER_STATE', field: 'addressId' },
        message:
          'This shop may sell only within Karnataka, so it cannot deliver to Maharashtra. Please choose an address in Karnataka.',
      },
    ])
    await expectUntouched(payload, before)
    const { data } = await store.query(ADDRESSES, {}, shopper.accessToken)
    expect(data.viewer).toEqual({ addresses: [{ isDeliverable: false }] })
    const { data: started } = await store.query(
      START,
      { input: { ...(await submission()), idempotencyKey: 'other-state' } },
      shopper.accessToken,
    )
    expect(started.payload.userErrors).toMatchObject([{ code: 'OUTSIDE_DELIVERY_AREA' }])
    const { data: byPhone } = await store.query(
      PHONE,
      { input: { ...(await submission()), customerId: shopper.user._id.toHexString() } },
      staff.accessToken,
    )
    expect(byPhone.payload.userErrors).toMatchObject([{ reason: 'OTHER_STATE' }])
    expect((await place({ fulfilment: 'PICK_UP' })).userErrors).toEqual([])
    await change({ gstRegistration: 'REGULAR', gstin: '29ABCDE1234F1ZW' })
    expect((await place()).userErrors).toEqual([])
  })

  it('an order to another state is not accepted after the shop has left the regular registration', async () => {
    const { order } = await place()
    await change({ gstRegistration: 'COMPOSITION', gstin: '29ABCDE1234F1ZW' })
    const accept = async (more: object = {}) => {
      const input = { orderId: order?.id, status: 'CONFIRMED', ...more }
      return (await store.query(SET_STATUS, { input }, admin.accessToken)).data.payload
    }
    expect((await accept()).userErrors).toMatchObject([
      { code: 'PICK_UP_ONLY', reason: 'OTHER_STATE_FOR_TEAM' },
    ])
    expect((await accept({ pickUp: true })).userErrors).toEqual([])
  })

  it('an order below the smallest order is rejected with both amounts', async () => {
    await change({ minOrder: 20_000 })
    const before = await Order.countDocuments()
    const payload = await place()
    expect(payload.userErrors).toMatchObject([
      { code: 'ORDER_TOO_SMALL', message: 'The smallest order is ₹200. Please add ₹22 or more.' },
    ])
    const { deliveryPromise } = (await store.query(PROMISE, {})).data
    expect(deliveryPromise.minOrder).toEqual({ amount: 20_000 })
    await expectUntouched(payload, before)
    await change({ minOrder: 17_800 })
    expect((await place()).userErrors).toEqual([])
  })

  it('no order is placed and no UPI payment begins while orders are paused', async () => {
    setClock('16:10')
    const { orderPause } = await pause({ reason: 'Heavy rain.', backAt: '17:00' })
    expect(orderPause).toEqual({ reason: 'Heavy rain', until: '2024-11-22T11:30:00.000Z' })
    const before = await Order.countDocuments()
    const payload = await place()
    const message = 'We have paused orders: Heavy rain. We are back today at 5 pm.'
    expect(payload.userErrors).toMatchObject([{ code: 'ORDERS_PAUSED', message }])
    await expectUntouched(payload, before)
    const input = await submission({ idempotencyKey: 'paused-payment' })
    const started = await store.query(START, { input }, shopper.accessToken)
    expect(started.data.payload.userErrors).toMatchObject([{ code: 'ORDERS_PAUSED' }])
    setClock('17:00')
    expect((await place()).userErrors).toEqual([])
  })

  it('an order is rejected by settings that another process has saved a moment ago', async () => {
    await ShopSettingsDocument.create({ _id: 'shop', version: 9, values: { minOrder: 20_000 } })
    expect((await place()).userErrors).toMatchObject([{ code: 'ORDER_TOO_SMALL' }])
  })

  it('a repeated order that was placed before a pause is returned, and not rejected', async () => {
    const more = { idempotencyKey: 'repeated-in-a-pause' }
    const input = { paymentMethod: 'CASH_ON_DELIVERY', ...(await submission(more)) }
    const send = async () => (await store.query(PLACE, { input }, shopper.accessToken)).data.payload
    const { order } = await send()
    await pause({ reason: 'Heavy rain', backAt: '17:00' })
    await change({ deliveryAreas: [{ pins: ['5600'], minutes: 30 }], minOrder: 20_000 })
    const repeated = await send()
    expect(repeated.userErrors).toEqual([])
    expect(repeated.order?.id).toBe(order?.id)
  })

  it('REST rejects an order with 409 and the sentence', async () => {
    await change({ deliveryAreas: [{ pins: ['5600'], minutes: 30 }] })
    const product = await buildProduct()
    const reply = await store.app.inject({
      method: 'POST',
      url: '/api/order/cash-on-delivery',
      headers: { authorization: `Bearer ${shopper.accessToken}` },
      payload: {
        list_items: [{ quantity: 1, productId: product._id.toHexString() }],
        ...{ addressId, subTotalAmt: 250, totalAmt: 89 },
      },
    })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      success: false,
      message: "We don't deliver to 411001 yet.",
    })
  })

  it('an order whose items are held for a UPI payment is placed during a pause, and below the smallest order', async () => {
    const input = await submission({ idempotencyKey: 'held-payment' })
    const started = await store.query(START, { input }, shopper.accessToken)
    expect(started.data.payload.upiPayment).toEqual({ reserved: true })
    await pause({ reason: 'Heavy rain', backAt: '17:00' })
    await change({ minOrder: 20_000 })
    const paid = { input: { ...input, paymentMethod: 'UPI' } }
    const { data } = await store.query(PLACE, paid, shopper.accessToken)
    expect(data.payload.userErrors).toEqual([])
  })
})

describe('a pause', () => {
  it.each(['07:30', '20:00'])(
    'a pause at 07:30 or later until 07:30 lasts until tomorrow: %s',
    async (time) => {
      setClock(time)
      const { orderPause } = await pause({ reason: 'Stocktaking', backAt: '07:30' })
      expect(orderPause?.until).toBe('2024-11-23T02:00:00.000Z')
    },
  )

  it('staff can end a pause, and its history says who did what', async () => {
    setClock('16:00')
    await pause({ reason: 'Heavy rain', backAt: '17:00' })
    const { data } = await store.query(RESUME, {}, staff.accessToken)
    expect(data.payload.orderPause).toBeNull()
    expect((await place()).userErrors).toEqual([])
    const [began, ended] = await ShopSettingsChange.find().lean()
    const until = 'Heavy rain, until 22 November 2024 at 5:00 pm'
    expect(began).toMatchObject({ fields: [{ label: 'Pause', before: '', after: until }] })
    expect(ended).toMatchObject({ userId: staff.user._id, fields: [{ before: until, after: '' }] })
  })

  it('a pause does not change the version of the settings', async () => {
    await change({ minOrder: 100 })
    const before = await ShopSettingsDocument.findOne().lean()
    await pause({ reason: 'Heavy rain', backAt: '17:00' })
    expect((await ShopSettingsDocument.findOne().lean())?.version).toBe(before?.version)
  })

  it.each([
    [{ reason: ' ', backAt: '17:00' }, 'reason'],
    [{ reason: 'x'.repeat(101), backAt: '17:00' }, 'reason'],
    [{ reason: 'Heavy rain', backAt: '25:00' }, 'backAt'],
    [{ reason: 'Heavy rain', backAt: '' }, 'backAt'],
  ])('the pause %j is rejected at its field', async (input, field) => {
    const { orderPause, userErrors } = await pause(input)
    expect(userErrors).toMatchObject([{ field }])
    expect(orderPause).toBeNull()
  })
})

describe('a replacement', () => {
  const until = momentOf(DAY, '20:00')
  const shop = { ...newShopDelivery, pause: { reason: 'Heavy rain', until }, deliveryAreas: PUNE }

  it.each([
    ['during a pause', '18:02', '411001', { minutes: 30, by: momentOf(DAY, '18:35') }],
    ['while the shop is closed', '09:00', '411001', { minutes: 30, from: momentOf(DAY, '16:00') }],
    ['outside the delivery area', '18:02', '560038', null],
  ])('a replacement placed %s is never rejected', (_case, time, pincode, promised) => {
    const settings = { ...shop, openingHours: evening }
    expect(promiseReplacement(settings, { pincode }, momentOf(DAY, time))).toEqual(promised)
  })
})
