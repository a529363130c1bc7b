import { Types } from 'mongoose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  buildProduct,
  buildShopper,
  WITHOUT_CARDS,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { buildUpiShopper } from '../../../../test/support/upi-shopper.ts'
import { requestError } from '../../../lib/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { cancelOrder, setOrderStatus } from '../desk/order-status.service.ts'
import { paymentMessages } from '../payment-messages.ts'
import { setPaymentState } from '../payment/payment.service.ts'
import { refund } from '../payment/refund.service.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { presentRefunds } from '../record/refunds.ts'
import { paymentMethods } from './methods.ts'
import type { PaymentMethodRules } from './payment-method.ts'

/** The customer pays when placing the order, with a gift card that the shop has sold before. */
const giftCard: PaymentMethodRules = {
  name: 'Gift card',
  requireOffered: () => undefined,
  isPaidFirst: false,
  isPaidOnDelivery: false,
  begin: () => ({ state: 'RECEIVED' }),
  settable: ['RECEIVED', 'NOT_RECEIVED'],
}

let store: TestStore
let admin: Shopper
let shopper: Awaited<ReturnType<typeof buildUpiShopper>>
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  shopper = await buildUpiShopper()
})
afterAll(() => store.close())
beforeEach(async () => {
  store.mails.length = 0
  rice = await buildProduct({ price: 4_000, discount: 0, stock: 10 })
  paymentMethods.set('GIFT_CARD', giftCard)
})
afterEach(() => void paymentMethods.delete('GIFT_CARD'))

const submit = () =>
  shopper.place([[rice, 2]], new Types.ObjectId().toHexString(), { paymentMethod: 'GIFT_CARD' })

async function order(): Promise<OrderRecord> {
  const { order: placed, userErrors } = await submit()
  expect(userErrors).toEqual([])
  if (!placed) throw new Error('The order was not placed.')
  return placed
}

it('a made-up method begins its payments, is named in emails, and reaches the team', async () => {
  expect(await order()).toMatchObject({
    payment: { method: 'GIFT_CARD', state: 'RECEIVED' },
    total: 8_000,
    isUnseen: true,
  })
  await store.sendMail()
  expect(store.mails.map(({ text }) => text).join()).toContain('Payment: Gift card')
})

it('the team refunds a payment with a made-up method when the order is cancelled', async () => {
  const placed = await order()
  const orderId = placed._id.toHexString()
  const cancelled = await cancelOrder(shopper.userId, { orderId }, WITHOUT_CARDS.cards)
  const [due] = presentRefunds(cancelled)
  expect(due).toMatchObject({
    reason: 'ORDER_CANCELLED',
    state: 'DUE',
    amount: 8_000,
    toCard: false,
  })
  const made = { orderId, refundId: 'order', reference: '5330' }
  expect((await refund(admin.user._id, made, null)).payment.state).toBe('REFUNDED')
})

it('the team sets the states of a made-up method, and no others', async () => {
  const orderId = (await order())._id.toHexString()
  const set = (state: 'NOT_RECEIVED' | 'CLAIMED') =>
    setPaymentState(admin.user._id, { orderId, state })
  expect((await set('NOT_RECEIVED')).payment.state).toBe('NOT_RECEIVED')
  await expect(set('CLAIMED')).rejects.toThrow('cannot be set to this state')
})

it('an order with a made-up method is delivered like others, and its payment does not change', async () => {
  const orderId = (await order())._id.toHexString()
  const delivered = await setOrderStatus(
    admin.user._id,
    { orderId, status: 'DELIVERED' },
    { store: store.settings, cards: null },
  )
  expect(delivered).toMatchObject({ status: 'DELIVERED', payment: { state: 'RECEIVED' } })
})

it('a made-up method can be one that the shop does not offer', async () => {
  const missing = paymentMessages.NO_CARD_PAYMENTS()
  paymentMethods.set('GIFT_CARD', {
    ...giftCard,
    requireOffered: () => {
      throw requestError(missing)
    },
  })
  await expect(submit()).rejects.toThrow(missing.message)
})

it('a made-up method can have a page, whose payment the order waits for', async () => {
  const closed: string[] = []
  const page = {
    open: () => Promise.resolve({ sessionId: 'page-1', url: 'https://pay.example/1' }),
    close: (sessionId: string) => Promise.resolve(void closed.push(sessionId)),
    refund: () => Promise.resolve('refund-1'),
  }
  paymentMethods.set('GIFT_CARD', { ...giftCard, begin: () => ({ state: 'DUE' }), page })
  const placed = await order()
  expect(placed.payment).toMatchObject({ state: 'DUE', card: { sessionId: 'page-1' } })
  expect(placed.isUnseen).toBeUndefined()
  await cancelOrder(shopper.userId, { orderId: placed._id.toHexString() }, null)
  expect(closed).toEqual(['page-1'])
})

it('a made-up method whose page cannot be opened places no order', async () => {
  const page = {
    open: () => Promise.reject(userError(paymentMessages.CARDS_NOT_CHARGED())),
    close: () => Promise.resolve(),
    refund: () => Promise.resolve(null),
  }
  paymentMethods.set('GIFT_CARD', { ...giftCard, page })
  expect(await submit()).toMatchObject({ order: null, userErrors: [{ code: 'CARD_UNAVAILABLE' }] })
})

it('an order cannot be placed with a method that does not exist', async () => {
  paymentMethods.delete('GIFT_CARD')
  expect((await submit()).userErrors).toMatchObject([
    { code: 'BAD_USER_INPUT', field: 'paymentMethod' },
  ])
})
