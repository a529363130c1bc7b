import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterBatches } from '../../test/support/batches.ts'
import {
  buildAddress,
  buildMedicine,
  buildProduct,
  buildScheduled,
  buildShopper,
  type Shopper,
} from '../../test/support/factories.ts'
import { expectRefusal, createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Order } from '../domains/order/record/order.model.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let shopper: Shopper
let admin: Shopper
let addressId: string

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  addressId = (await buildAddress(shopper.user))._id.toHexString()
})
afterAll(() => store.close())

interface OrderDocument {
  _id: string
  orderId: string
  status: string
}

const product = async (more: object = {}) => (await buildProduct(more))._id.toHexString()

/** An order with one item at ₹89. */
async function place(more: object = {}, { path = 'cash-on-delivery', key = '' } = {}) {
  const list_items = [{ quantity: 1, productId: await product() }]
  const payload = { list_items, addressId, subTotalAmt: 250, totalAmt: 89, ...more }
  const headers = key ? { 'idempotency-key': key } : {}
  return call({ method: 'POST', url: `/api/order/${path}`, as: shopper, payload, headers })
}

function move(orderId: unknown, status: string) {
  const url = '/api/order/set-order-status'
  return call({ method: 'PUT', url, as: admin, payload: { orderId, status } })
}

describe('placing an order', () => {
  it('a placed order is returned with the contract’s field names', async () => {
    const { name, _id } = await buildProduct({ images: ['https://pictures.example/a.png'] })
    const productId = { _id: _id.toHexString(), name: 'forged', price: 1 }
    const list_items = [
      { _id: 'x', quantity: 1, productId },
      { quantity: 1, productId },
    ]
    const { data } = await place({
      list_items,
      subTotalAmt: 500,
      totalAmt: 178,
      status: 'Delivered',
      userId: 'x',
    })
    const image = ['https://pictures.example/a.png']
    expect(data).toMatchObject({
      orderId: expect.stringMatching(/^ORD-[0-9A-Z]{12}$/) as string,
      status: 'Pending',
      payment_status: 'CASH ON DELIVERY',
      product_details: { name, image },
      items: [
        {
          productId: productId._id,
          name,
          image,
          unit: '1 pc',
          price: 250,
          discount: 64.4,
          quantity: 2,
        },
      ],
      subTotalAmt: 500,
      totalAmt: 178,
      delivery_address: { _id: addressId, address_line: '7 Lake View Road', mobile: '9800000000' },
      invoice_receipt: '',
    })
  })

  it('placing an order compares amounts exactly, to the paisa', async () => {
    const list_items = [{ quantity: 3, productId: await product({ price: 10_010, discount: 0 }) }]
    const right = { list_items, subTotalAmt: 300.3, totalAmt: 300.3 }
    expectRefusal(await place({ ...right, totalAmt: 300.31 }), 409, 'CONFLICT')
    expectRefusal(await place({ ...right, totalAmt: 300.300001 }), 400, 'BAD_USER_INPUT')
    expectRefusal(await place({ ...right, totalAmt: '300.3' }), 400, 'BAD_USER_INPUT')
    expect(await place(right)).toMatchObject({ status: 200 })
  })

  it.each(['zz', '250', -99, -0.01, null, undefined, [250], 250.001])(
    'an order is rejected when the subtotal is %j',
    async (subTotalAmt) => {
      const reply = await place({ subTotalAmt })
      expectRefusal(reply, 400, 'BAD_USER_INPUT')
      expect(reply.message).toMatch(/^subTotalAmt is /)
    },
  )

  it('an order with a wrong subtotal is rejected with the right one', async () => {
    const reply = await place({ subTotalAmt: 89 })
    expectRefusal(reply, 409, 'CONFLICT')
    expect(reply.message).toContain('₹250')
    expect(await Order.exists({ userId: shopper.user._id })).toBeNull()
  })

  it('an order for more items than the stock is rejected with the number left', async () => {
    const list_items = [
      { productId: await product({ name: 'Ghee', stock: 16 }), quantity: 999_999 },
    ]
    const reply = await place({ list_items })
    expectRefusal(reply, 409, 'CONFLICT')
    expect(reply).toMatchObject({
      message: 'Only 16 left of Ghee.',
      reason: 'NOT_ENOUGH_STOCK',
      params: { available: 16, product: 'Ghee' },
    })
  })

  it('an order stores its payment method', async () => {
    const upi = await place({ payment_status: 'PAID WITH UPI' })
    expect(upi.data).toMatchObject({ payment_status: 'PAID WITH UPI' })
    const other = await place({ payment_status: 'whatever' }, { path: 'upi' })
    expect(other.data).toMatchObject({ payment_status: 'PAID WITH UPI' })
    for (const payment_status of ['CARD', 'UPI', '', 7, null, { $ne: 1 }]) {
      expectRefusal(await place({ payment_status }), 400, 'BAD_USER_INPUT')
    }
  })

  it('the same idempotency key returns the first order, and rejects other contents', async () => {
    const list_items = [{ quantity: 1, productId: await product() }]
    const key = 'the key of a checkout'
    const [first, second] = await Promise.all([
      place({ list_items }, { key }),
      place({ list_items }, { key }),
    ])
    expect(first.data).toEqual(second.data)
    expect(await Order.countDocuments({ userId: shopper.user._id })).toBe(1)
    for (const more of [{ payment_status: 'PAID WITH UPI' }, { subTotalAmt: 251 }]) {
      expectRefusal(await place({ list_items, ...more }, { key }), 409, 'CONFLICT')
    }
    expectRefusal(await place({ list_items }, { key: 'short' }), 400, 'BAD_USER_INPUT')
  })

  it('an order is rejected with an explanation when the price or the stock has changed', async () => {
    const changed = await place({ totalAmt: 88 })
    expectRefusal(changed, 409, 'CONFLICT')
    expect(changed.message).toMatch(/price/)
    const list_items = [{ quantity: 11, productId: await product({ name: 'Toned milk' }) }]
    const short = await place({ list_items, totalAmt: 979 })
    expectRefusal(short, 409, 'CONFLICT')
    expect(short.message).toMatch(/10.*Toned milk|Toned milk.*10/)
  })

  it('an order with a prescription medicine is rejected with the same sentence as in GraphQL', async () => {
    const medicine = await buildScheduled('H', { name: 'Wysolone 10' })
    const list_items = [{ quantity: 1, productId: medicine._id.toHexString() }]
    const refused = await place({ list_items })
    expectRefusal(refused, 409, 'CONFLICT')
    expect(refused.message).toBe('Wysolone 10 requires a prescription. Please add one.')
  })

  it('a card order is rejected when no card provider is configured', async () => {
    expectRefusal(await place({}, { path: 'checkout' }), 501, 'NOT_CONFIGURED')
  })
})

describe('the status of an order', () => {
  it.each([
    ['Confirm', 'Order Confirm'],
    ['Order Confirm', 'Order Confirm'],
    ['Packed', 'Packed'],
    ['Delivered', 'Delivered'],
    ['Cancel By Seller', 'Cancel By Seller'],
    ['Pending', 'Pending'],
  ])('an order’s status can be set to %s, which is returned as %s', async (word, status) => {
    const { _id, orderId } = (await place()).data as OrderDocument
    for (const name of [orderId, _id, { _id }]) {
      expect((await move(name, word)).data).toMatchObject({
        _id,
        status,
        delivery_address: addressId,
      })
    }
  })

  it('an order’s status cannot be set to an unknown word or to the status that only customers set', async () => {
    const { _id } = (await place()).data as OrderDocument
    for (const word of ['Cancelled', 'PACKED', 'packed', '', 'constructor']) {
      expectRefusal(await move(_id, word), 400, 'BAD_USER_INPUT')
    }
    expectRefusal(await move('ORD-', 'Packed'), 400, 'BAD_USER_INPUT')
    expectRefusal(await move('ORD-000', 'Packed'), 404, 'NOT_FOUND')
  })

  it('an order with a medicine cannot be packed without batches, with the same sentence as in GraphQL', async () => {
    const medicine = await buildMedicine({ name: 'Crocin' })
    const list_items = [{ quantity: 1, productId: medicine._id.toHexString() }]
    const { _id } = (await place({ list_items })).data as OrderDocument
    for (const word of ['Packed', 'Delivered']) {
      const refused = await move(_id, word)
      expectRefusal(refused, 409, 'CONFLICT')
      expect(refused.message).toBe('Please enter the batches of Crocin first.')
    }
    await enterBatches(_id)
    expect((await move(_id, 'Packed')).data).toMatchObject({ status: 'Packed' })
  })

  it('a packed order has the URL of its invoice', async () => {
    const { _id, orderId } = (await place()).data as OrderDocument
    const { data } = await move(orderId, 'Packed')
    const invoice_receipt = `http://127.0.0.1:4000/dashboard/invoice/${_id}`
    expect(data).toMatchObject({ invoice_receipt })
  })
})

describe('the lists of orders and addresses', () => {
  it('the lists of orders and addresses contain all pages, newest first', async () => {
    const placed = (await place()).data as OrderDocument
    const { _id, ...copy } = await Order.findById(placed._id).orFail().lean()
    expect(_id.toHexString()).toBe(placed._id)
    await Order.insertMany(
      Array.from({ length: 120 }, (_, n) => ({
        ...copy,
        number: `ORD-COPY${String(n).padStart(8, '0')}`,
        idempotencyKey: `copy number ${n}`,
      })),
    )
    const own = await call({ method: 'GET', url: '/api/order/order-list', as: shopper })
    const all = await call({ method: 'GET', url: '/api/order/all-order-list', as: admin })
    const numbers = (data: unknown) => (data as OrderDocument[]).map(({ orderId }) => orderId)
    expect(numbers(own.data)).toHaveLength(121)
    expect(numbers(own.data)[0]).toBe('ORD-COPY00000119')
    expect(numbers(own.data)[120]).toBe(placed.orderId)
    expect(numbers(all.data)).toEqual(expect.arrayContaining(numbers(own.data)))
    expect(new Set(numbers(all.data)).size).toBe(await Order.countDocuments())
  })
})
