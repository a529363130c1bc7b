import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  SCHEDULE_X,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { CartLine } from '../../cart/cart-line.model.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { financialYear } from '../document/series.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id cancellable invoice { number } } }
}`)
const CANCEL = gql(`mutation ($input: CancelOrderInput!) {
  reply: cancelOrder(input: $input) { order { status cancellable history { status } } userErrors { code } }
}`)
const AGAIN = gql(`mutation ($input: OrderAgainInput!) {
  reply: orderAgain(input: $input) {
    added cart { totalQuantity lines { id quantity product { name } } } problems { code message }
    userErrors { code }
  }
}`)
const SET = gql(`mutation ($input: SetOrderStatusInput!) {
  reply: setOrderStatus(input: $input) {
    order { status invoice { number issuedAt buyerName path seller { name address phone email drugLicence } } }
    userErrors { code }
  }
}`)

let store: TestStore
let shopper: Shopper
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  shopper = await buildShopper(store.tokens)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())

async function ask<Reply>(document: TestDocument<{ reply: Reply }>, input: object, as = shopper) {
  const { data, errors } = await store.query(document, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.reply
}

async function order(products: ProductRecord[], quantity = 1): Promise<string> {
  const { _id } = await buildAddress(shopper.user)
  const lines = products.map((product) => ({ productId: product._id.toHexString(), quantity }))
  const input = {
    lines,
    addressId: _id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 8900 * quantity * products.length,
  }
  const { data } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(data.placeOrder.order).toMatchObject({ cancellable: true, invoice: null })
  return data.placeOrder.order?.id ?? ''
}

const getStock = async ({ _id }: ProductRecord) => (await Product.findById(_id).lean())?.stock
const setStatus = (orderId: string, status: string) => ask(SET, { orderId, status }, admin)

describe('cancelling an order', () => {
  it('cancelling an order returns its stock once, even if it is repeated', async () => {
    const product = await buildProduct()
    const orderId = await order([product], 3)
    expect(await getStock(product)).toBe(7)
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(CANCEL, { orderId })))
    const done = replies.filter(({ userErrors }) => userErrors.length === 0)
    expect(done).toHaveLength(1)
    expect(done[0]?.order).toEqual({
      status: 'CANCELLED_BY_SHOPPER',
      cancellable: false,
      history: [{ status: 'PENDING' }, { status: 'CANCELLED_BY_SHOPPER' }],
    })
    const others = replies.flatMap(({ userErrors }) => userErrors)
    expect(others).toEqual(Array(7).fill({ code: 'NOT_CANCELLABLE' }))
    expect(await getStock(product)).toBe(10)
  })

  it.each(['CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED_BY_SELLER'])(
    'the server rejects cancelling an order that is %s',
    async (status) => {
      const product = await buildProduct()
      const orderId = await order([product])
      await setStatus(orderId, status)
      const stock = await getStock(product)
      const { order: after, userErrors } = await ask(CANCEL, { orderId })
      expect(userErrors).toEqual([{ code: 'NOT_CANCELLABLE' }])
      expect(after?.status).toBe(status)
      expect(await getStock(product)).toBe(stock)
    },
  )

  it("the server rejects cancelling another user's order or a missing one", async () => {
    const orderId = await order([await buildProduct()])
    const stranger = await buildShopper(store.tokens)
    for (const id of [orderId, 'f'.repeat(24), 'x']) {
      const reply = await ask(CANCEL, { orderId: id }, stranger)
      expect(reply).toEqual({ order: null, userErrors: [{ code: 'NOT_FOUND' }] })
    }
  })

  it('reopening a cancelled order as an admin takes its stock', async () => {
    const product = await buildProduct({ stock: 2 })
    const orderId = await order([product], 2)
    await ask(CANCEL, { orderId })
    expect((await setStatus(orderId, 'CONFIRMED')).order?.status).toBe('CONFIRMED')
    expect(await getStock(product)).toBe(0)
  })
})

describe('the reason for a cancellation by the shop', () => {
  const SET_WITH_REASON = gql(`mutation ($input: SetOrderStatusInput!) {
    reply: setOrderStatus(input: $input) {
      order { status history { status reason } } userErrors { code field }
    }
  }`)
  const READ = gql(`query ($id: ID!) {
    reply: viewer { order(id: $id) { history { status reason by } } }
  }`)
  const set = (orderId: string, status: string, reason: string | null) =>
    ask(SET_WITH_REASON, { orderId, status, reason }, admin)

  it('a cancellation reason is in the history that the customer reads, and stays there when the order is reopened', async () => {
    const orderId = await order([await buildProduct()])
    await set(orderId, 'CANCELLED_BY_SELLER', '  We can’t deliver to your address ')
    await set(orderId, 'PENDING', null)
    await set(orderId, 'CANCELLED_BY_SELLER', ' ')
    const { data } = await store.query(READ, { id: orderId }, shopper.accessToken)
    expect(data.reply).toEqual({
      order: {
        history: [
          { status: 'PENDING', reason: null, by: null },
          {
            status: 'CANCELLED_BY_SELLER',
            reason: 'We can’t deliver to your address',
            by: null,
          },
          { status: 'PENDING', reason: null, by: null },
          { status: 'CANCELLED_BY_SELLER', reason: null, by: null },
        ],
      },
    })
  })

  it.each([
    ['CANCELLED_BY_SELLER', 'x'.repeat(201)],
    ['CANCELLED_BY_SELLER', 'two\nlines'],
    ['CONFIRMED', 'Gladly'],
  ])(
    'the server rejects a reason for %s that does not fit, and changes nothing',
    async (status, reason) => {
      const orderId = await order([await buildProduct()])
      const reply = await set(orderId, status, reason)
      expect(reply.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'reason' }])
      expect(reply.order).toEqual({
        status: 'PENDING',
        history: [{ status: 'PENDING', reason: null }],
      })
    },
  )
})

describe('ordering again', () => {
  it("ordering an order's products a second time adds the available ones, and names the others", async () => {
    const names = ['Apple', 'Bread', 'Curd', 'Dal', 'Egg']
    const products = await Promise.all(names.map((name) => buildProduct({ name })))
    const [apple, bread, curd, dal, egg] = products
    if (!apple || !bread || !curd || !dal || !egg) throw new Error('A product is missing.')
    const orderId = await order(products, 2)
    await Product.updateOne({ _id: bread._id }, { stock: 1, price: 30_000 })
    await Product.updateOne({ _id: curd._id }, { stock: 0 })
    await Product.deleteOne({ _id: dal._id })
    await fillCart(shopper.user, [egg])

    const { added, cart, problems, userErrors } = await ask(AGAIN, { orderId })

    expect(userErrors).toEqual([])
    expect(added).toBe(2)
    expect(cart.lines.map(({ quantity, product }) => [product.name, quantity])).toEqual([
      ['Egg', 1],
      ['Apple', 2],
      ['Bread', 1],
    ])
    expect(problems).toEqual([
      { code: 'NOT_ENOUGH_STOCK', message: 'Only 1 left of Bread.' },
      { code: 'OUT_OF_STOCK', message: 'Curd is out of stock.' },
      { code: 'GONE', message: 'Dal is no longer sold.' },
      { code: 'ALREADY_IN_CART', message: 'Egg is already in your cart.' },
    ])
    const again = await ask(AGAIN, { orderId })
    expect([again.added, again.cart.totalQuantity]).toEqual([0, 4])
  })

  it("ordering an order's products a second time leaves out medicines that are no longer sold online", async () => {
    const product = await buildProduct({ name: 'Morfilax' })
    const orderId = await order([product])
    await Product.updateOne({ _id: product._id }, { medicine: SCHEDULE_X })
    const { added, problems } = await ask(AGAIN, { orderId })
    expect(added).toBe(0)
    expect(problems).toEqual([{ code: 'NOT_SOLD_ONLINE', message: 'Morfilax is not sold online.' }])
  })

  it("ordering an order's products a second time returns the stored cart if a product was added at the same time", async () => {
    const [milk, tea] = [await buildProduct({ name: 'Milk' }), await buildProduct({ name: 'Tea' })]
    const orderId = await order([milk, tea])
    vi.spyOn(CartLine, 'insertMany').mockImplementationOnce(async (...lines) => {
      await fillCart(shopper.user, [milk], 5)
      return CartLine.insertMany(...lines)
    })
    const { added, cart, problems } = await ask(AGAIN, { orderId })
    expect([added, problems.map(({ code }) => code)]).toEqual([1, ['ALREADY_IN_CART']])
    const stored = await CartLine.find({ userId: shopper.user._id }).sort({ _id: 1 }).lean()
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
      stored.map(({ _id, quantity }) => [_id.toHexString(), quantity]),
    )
  })

  it("ordering an order's products a second time stops when the cart is full", async () => {
    const orderId = await order(await Promise.all([buildProduct(), buildProduct()]))
    await CartLine.deleteMany({ userId: shopper.user._id })
    await fillCart(
      shopper.user,
      await Promise.all(Array.from({ length: 49 }, () => buildProduct())),
    )
    const { added, problems } = await ask(AGAIN, { orderId })
    expect([added, problems.map(({ code }) => code)]).toEqual([1, ['CART_FULL']])
    expect(await CartLine.countDocuments({ userId: shopper.user._id })).toBe(50)
  })

  it('a user can only repeat their own orders', async () => {
    const orderId = await order([await buildProduct()])
    const stranger = await buildShopper(store.tokens)
    const { added, userErrors } = await ask(AGAIN, { orderId }, stranger)
    expect([added, userErrors]).toEqual([0, [{ code: 'NOT_FOUND' }]])
  })
})

describe('an invoice', () => {
  it('an invoice is issued once when the order is packed', async () => {
    const orderId = await order([await buildProduct()])
    expect((await setStatus(orderId, 'CONFIRMED')).order?.invoice).toBeNull()
    const packed = await setStatus(orderId, 'PACKED')
    expect(packed.order?.invoice).toMatchObject({
      buyerName: 'Asha',
      path: `/dashboard/invoice/${orderId}`,
      seller: {
        name: 'Kirana Care',
        address: '12 Market Road, Bengaluru 560001, India',
        phone: '+91 80 4000 1234',
        email: 'care@kirana-care.example',
      },
    })
    const delivered = await setStatus(orderId, 'DELIVERED')
    expect(delivered.order?.invoice).toEqual(packed.order?.invoice)
  })

  it("an invoice has the shop's drug licence at the time of issue", async () => {
    const before = await order([await buildProduct()])
    await setStatus(before, 'PACKED')
    const orderId = await order([await buildProduct()])
    store.settings.drugLicence = 'KA-B12-100001 (Form 20)'
    const licenceOf = async (id: string) => {
      const { order: changed } = await setStatus(id, 'DELIVERED')
      return changed?.invoice?.seller
    }
    expect(await licenceOf(orderId)).toMatchObject({ drugLicence: 'KA-B12-100001 (Form 20)' })
    expect(await licenceOf(before)).toMatchObject({ drugLicence: null })
    store.settings.drugLicence = ''
  })

  it('an invoice is not issued for a cancelled order', async () => {
    const orderId = await order([await buildProduct()])
    expect((await setStatus(orderId, 'CANCELLED_BY_SELLER')).order?.invoice).toBeNull()
  })

  it('invoice numbers have no gaps, even when many are issued at once and some attempts fail', async () => {
    const product = await buildProduct({ stock: 40 })
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) ids.push(await order([product]))
    const scarce = await buildProduct({ stock: 1 })
    const doomed = await order([scarce])
    await ask(CANCEL, { orderId: doomed })
    await Product.updateOne({ _id: scarce._id }, { stock: 0 })
    const [refused] = await Promise.all([
      setStatus(doomed, 'PACKED'),
      ...ids.map((id) => setStatus(id, 'PACKED')),
    ])
    expect(refused.userErrors).toEqual([{ code: 'NOT_ENOUGH_STOCK' }])
    await setStatus(await order([product]), 'DELIVERED')
    const issued = await Order.find({ 'invoice.number': { $gte: '' } }).lean()
    const numbers = issued
      .map(({ invoice }) => Number(invoice?.number.split('/')[1]))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  })

  it.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00.000Z', '2026-27'],
    ['2026-12-31T23:00:00.000Z', '2026-27'],
    ['2099-05-01T00:00:00.000Z', '2099-00'],
  ])('an invoice from %s is in the financial year %s', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year)
  })
})
