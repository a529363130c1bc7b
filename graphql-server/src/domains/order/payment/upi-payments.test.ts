import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order } from '../record/order.model.ts'

const PAYMENT = gql(`fragment UpiPaymentOfOrder on Order {
  payment { method state notedAt notedBy upiReference upiTransactionId url }
}`)
const REQUEST = gql(`query ($key: String!) {
  viewer { quote { upi(idempotencyKey: $key) {
    link qrCode upiId payee amount { amount } reference
  } } }
}`)
const PLACE = gql(
  `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id ...UpiPaymentOfOrder } userErrors { code field } }
}`,
  PAYMENT,
)
const NOTE = gql(
  `mutation ($input: SetPaymentStateInput!) {
  setPaymentState(input: $input) { order { ...UpiPaymentOfOrder } userErrors { code field } }
}`,
  PAYMENT,
)

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function request(key: string) {
  const { data } = await store.query(REQUEST, { key }, shopper.accessToken)
  const upi = data.viewer?.quote.upi
  if (!upi) throw new Error('There is no payment request.')
  return upi
}

async function place(more: object, as = shopper) {
  const product = await buildProduct()
  const { _id } = await buildAddress(as.user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: _id.toHexString(),
    paymentMethod: 'UPI',
    expectedTotal: 8900,
    ...more,
  }
  const { data, errors } = await store.query(PLACE, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.placeOrder
}

async function note(orderId: string | undefined, state: string, as = admin) {
  return store.query(NOTE, { input: { orderId, state } }, as.accessToken)
}

describe('a UPI payment', () => {
  it("a UPI payment is requested with a link that has the amount and the order's reference", async () => {
    const product = await buildProduct({ price: 10_050, discount: 0 })
    await fillCart(shopper.user, [product], 2)
    const { link, amount, reference, qrCode } = await request('checkout-upi-1')
    expect(amount.amount).toBe(20_100)
    expect(link).toBe(
      `upi://pay?pa=kirana-care@example&pn=Kirana%20Care&am=201.00&cu=INR&tr=${reference}` +
        `&tn=${reference}%20Kirana%20Care`,
    )
    expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml,<svg /)
    const { order, userErrors } = await place({
      idempotencyKey: 'checkout-upi-1',
      lines: [{ productId: product._id.toHexString(), quantity: 2 }],
      expectedTotal: 20_100,
    })
    expect(userErrors).toEqual([])
    expect(order?.payment).toEqual({
      method: 'UPI',
      state: 'CLAIMED',
      notedAt: null,
      notedBy: null,
      upiReference: reference,
      upiTransactionId: null,
      url: null,
    })
  })

  it('a UPI payment has a reference of 14 characters for each user and checkout', async () => {
    const { reference } = await request('checkout-upi-2')
    expect(reference).toMatch(/^KC[0-9A-Z]{12}$/)
    expect((await request('checkout-upi-2')).reference).toBe(reference)
    expect((await request('checkout-upi-3')).reference).not.toBe(reference)
  })

  it('a UPI payment is stored with its transaction, which no other order can have', async () => {
    const placed = await place({ upiTransactionId: ' 412345678901 ' })
    expect(placed.order?.payment.upiTransactionId).toBe('412345678901')
    const orders = await Order.countDocuments()
    const again = await place({ upiTransactionId: '412345678901' })
    expect(again).toEqual({
      order: null,
      userErrors: [{ code: 'UPI_TRANSACTION_USED', field: 'upiTransactionId' }],
    })
    expect(await Order.countDocuments()).toBe(orders)
  })

  it.each(['41234567890', '4123456789012', '41234567890x', '४१२३४५६७८९०१'])(
    'a UPI payment rejects %s, which is not a transaction',
    async (upiTransactionId) => {
      const { order, userErrors } = await place({ upiTransactionId })
      expect(order).toBeNull()
      expect(userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'upiTransactionId' }])
    },
  )

  it('a UPI payment returns the same order for a repeat with its transaction', async () => {
    const product = await buildProduct()
    const { _id } = await buildAddress(shopper.user)
    const same = {
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      addressId: _id.toHexString(),
      idempotencyKey: 'checkout-upi-4',
      upiTransactionId: '512345678901',
    }
    const first = await place(same)
    expect((await place(same)).order?.id).toBe(first.order?.id)
  })

  it.each([
    ['adds', undefined, '522345678901'],
    ['changes', '532345678901', '542345678901'],
    ['leaves out', '552345678901', undefined],
  ])('a UPI payment rejects a repeat that %s the transaction', async (change, before, after) => {
    const product = await buildProduct()
    const { _id } = await buildAddress(shopper.user)
    const same = {
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      addressId: _id.toHexString(),
      idempotencyKey: `checkout-upi-${change}`,
    }
    const { order } = await place({ ...same, upiTransactionId: before })
    expect(order).not.toBeNull()
    expect(await place({ ...same, upiTransactionId: after })).toEqual({
      order: null,
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotencyKey' }],
    })
  })
})

describe('the UPI transaction of a cancelled order', () => {
  const CANCEL = gql(`mutation ($input: CancelOrderInput!) {
    reply: cancelOrder(input: $input) { userErrors { code } }
  }`)
  const SET = gql(`mutation ($input: SetOrderStatusInput!) {
    reply: setOrderStatus(input: $input) { order { status } userErrors { code message } }
  }`)

  const setStatus = async (orderId: string | undefined, status: string) =>
    (await store.query(SET, { input: { orderId, status } }, admin.accessToken)).data.reply
      .userErrors
  const cancelBy = {
    seller: (orderId: string | undefined) => setStatus(orderId, 'CANCELLED_BY_SELLER'),
    shopper: async (orderId: string | undefined) =>
      (await store.query(CANCEL, { input: { orderId } }, shopper.accessToken)).data.reply
        .userErrors,
  }
  const getUpiTransactions = async (orderId: string | undefined) => {
    const { data } = await store.query(
      gql(`query ($id: ID!) { order(id: $id) { ...UpiPaymentOfOrder } }`, PAYMENT),
      { id: orderId },
      admin.accessToken,
    )
    return data.order?.payment.upiTransactionId
  }

  it.each([
    ['seller', '612345678901'],
    ['shopper', '622345678901'],
  ] as const)(
    "a cancelled order's UPI transaction can be used for another order after cancellation by the %s",
    async (by, transaction) => {
      const { order: first } = await place({ upiTransactionId: transaction })
      expect(await cancelBy[by](first?.id)).toEqual([])
      const second = await place({ upiTransactionId: transaction })
      expect(second.userErrors).toEqual([])
      expect(await getUpiTransactions(first?.id)).toBe(transaction)
      expect((await place({ upiTransactionId: transaction })).userErrors).toEqual([
        { code: 'UPI_TRANSACTION_USED', field: 'upiTransactionId' },
      ])
    },
  )

  it("a cancelled order's UPI transaction is restored when the order is reopened, unless another order has it", async () => {
    const transaction = '632345678901'
    const { order: first } = await place({ upiTransactionId: transaction })
    await cancelBy.seller(first?.id)
    const { order: second } = await place({ upiTransactionId: transaction })
    expect(await setStatus(first?.id, 'CONFIRMED')).toEqual([
      {
        code: 'UPI_TRANSACTION_USED',
        message: 'Another order has this UPI transaction.',
      },
    ])
    expect(await Order.findById(first?.id).lean()).toMatchObject({ status: 'CANCELLED_BY_SELLER' })
    await cancelBy.seller(second?.id)
    expect(await setStatus(first?.id, 'CONFIRMED')).toEqual([])
    expect(await setStatus(second?.id, 'CONFIRMED')).toMatchObject([
      { code: 'UPI_TRANSACTION_USED' },
    ])
    expect(await getUpiTransactions(second?.id)).toBe(transaction)
  })

  it("a cancelled order's UPI transaction stays with it if no other order has used it", async () => {
    const { order } = await place({ upiTransactionId: '642345678901' })
    await cancelBy.seller(order?.id)
    expect(await setStatus(order?.id, 'CONFIRMED')).toEqual([])
    expect((await place({ upiTransactionId: '642345678901' })).userErrors).toMatchObject([
      { code: 'UPI_TRANSACTION_USED' },
    ])
  })

  it("a cancelled order's UPI transaction cannot be used by another customer while its refund is due", async () => {
    const { order } = await place({ upiTransactionId: '662345678901' })
    await cancelBy.seller(order?.id)
    const other = await buildShopper(store.tokens)
    expect((await place({ upiTransactionId: '662345678901' }, other)).userErrors).toMatchObject([
      { code: 'UPI_TRANSACTION_USED' },
    ])
  })

  it("a cancelled order's UPI transaction cannot be used for another amount while its refund is due", async () => {
    const { order } = await place({ upiTransactionId: '672345678901' })
    await cancelBy.seller(order?.id)
    const lines = [{ productId: (await buildProduct())._id.toHexString(), quantity: 2 }]
    const more = { upiTransactionId: '672345678901', lines, expectedTotal: 17_800 }
    expect((await place(more)).userErrors).toMatchObject([{ code: 'UPI_TRANSACTION_USED' }])
  })

  it("a cancelled order's UPI transaction still counts when the order is submitted again", async () => {
    const product = await buildProduct({ stock: 5 })
    const { _id } = await buildAddress(shopper.user)
    const same = {
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      addressId: _id.toHexString(),
      idempotencyKey: 'checkout-upi-cancelled',
      upiTransactionId: '652345678901',
    }
    const { order: first } = await place(same)
    await cancelBy.seller(first?.id)
    expect((await place({ upiTransactionId: '652345678901' })).userErrors).toEqual([])
    expect((await place(same)).order?.id).toBe(first?.id)
  })
})

it('a shop without UPI accepts cash, but no UPI payments', async () => {
  store.settings.upiPayments = false
  const product = await buildProduct()
  const { _id } = await buildAddress(shopper.user)
  const order = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: _id.toHexString(),
    expectedTotal: 8900,
  }
  const codeOf = async (document: TestDocument<unknown>, variables: object) =>
    (await store.query(document, variables, shopper.accessToken)).errors?.[0]?.extensions.code
  expect(await codeOf(PLACE, { input: { ...order, paymentMethod: 'UPI' } })).toBe('NOT_CONFIGURED')
  expect(await codeOf(REQUEST, { key: 'checkout-upi-off' })).toBe('NOT_CONFIGURED')
  expect(await codeOf(PLACE, { input: { ...order, paymentMethod: 'CASH_ON_DELIVERY' } })).toBe(
    undefined,
  )
  store.settings.upiPayments = true
})

describe('an admin', () => {
  it('an admin can set a UPI payment to received or not received', async () => {
    const { order } = await place({})
    for (const state of ['RECEIVED', 'NOT_RECEIVED', 'CLAIMED']) {
      const { data } = await note(order?.id, state)
      expect(data.setPaymentState.order?.payment).toMatchObject({ state, notedBy: 'Meera' })
      expect(data.setPaymentState.order?.payment.notedAt).not.toBeNull()
    }
  })

  it('an admin cannot set states of other methods, or the payment of a missing order', async () => {
    const { order: cash } = await place({ paymentMethod: 'CASH_ON_DELIVERY' })
    const { order: upi } = await place({})
    const codes = async (id: string | undefined, state: string) =>
      (await note(id, state)).data.setPaymentState.userErrors.map(({ code }) => code)
    expect(await codes(cash?.id, 'NOT_RECEIVED')).toEqual(['BAD_USER_INPUT'])
    expect(await codes(upi?.id, 'DUE')).toEqual(['BAD_USER_INPUT'])
    expect(await codes('f'.repeat(24), 'RECEIVED')).toEqual(['NOT_FOUND'])
    expect(await codes('x', 'RECEIVED')).toEqual(['NOT_FOUND'])
  })

  it('only admins can set payment states', async () => {
    const { order } = await place({})
    const { errors } = await note(order?.id, 'RECEIVED', shopper)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
