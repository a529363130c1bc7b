import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { User } from '../../account/user.model.ts'
import { Order } from '../record/order.model.ts'
import { recordFailedRefund } from './card-refund.service.ts'
import { refundPayment } from './refund.service.ts'

setUpDatabase()

const adminId = new Types.ObjectId()

async function placeDue(): Promise<string> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const user = await User.create({ name: 'Asha', email, emailKey: email, passwordHash: 'none' })
  const order = await buildOrder(user.toObject(), {
    status: 'CANCELLED_BY_SELLER',
    payment: {
      ...{ method: 'CARD', state: 'REFUND_DUE', notedAt: null, adminId: null },
      refund: { from: 'RECEIVED' },
      card: { sessionId: email, url: 'https://pay.example' },
    },
  })
  return order._id.toHexString()
}

function defer<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** A provider whose answer to a refund is chosen by the test. */
function openProvider() {
  const asked = defer<undefined>()
  const answer = defer<string>()
  const unused = () => Promise.reject(new Error('Not part of this test.'))
  const cards: CardProvider = {
    ...{ open: unused, close: unused, readEvent: () => null },
    refund: () => {
      asked.resolve(undefined)
      return answer.promise
    },
  }
  return { cards, asked: asked.promise, answer }
}

const refundOf = async (orderId: string) => {
  const { payment } = await Order.findById(orderId).orFail().lean()
  return { state: payment.state, ...payment.refund }
}
const byHand = (orderId: string, despiteCardRefund = false) =>
  refundPayment(adminId, { orderId, reference: 'by hand', despiteCardRefund }, null)

describe('a refund to the card that is under way', () => {
  it('a card refund under way rejects a manual reference until that is confirmed', async () => {
    const orderId = await placeDue()
    const { cards, asked, answer } = openProvider()
    const refunding = refundPayment(adminId, { orderId }, cards)
    await asked
    await expect(byHand(orderId)).rejects.toMatchObject({
      userErrors: [{ code: 'CARD_REFUND_BEGUN' }],
    })
    expect(await refundOf(orderId)).toMatchObject({ state: 'REFUND_DUE' })
    answer.resolve('re_1')
    await refunding
    expect(await refundOf(orderId)).toMatchObject({ state: 'REFUNDED', reference: 're_1' })
  })

  it("a card refund's answer is kept beside a confirmed manual reference", async () => {
    const orderId = await placeDue()
    const { cards, asked, answer } = openProvider()
    const refunding = refundPayment(adminId, { orderId }, cards)
    await asked
    await byHand(orderId, true)
    answer.resolve('re_1')
    await refunding
    const both = { state: 'REFUNDED', reference: 'by hand', cardReference: 're_1' }
    expect(await refundOf(orderId)).toMatchObject(both)
  })

  it('a card refund with an unknown answer still rejects a manual reference', async () => {
    const orderId = await placeDue()
    const { cards, asked, answer } = openProvider()
    const refunding = refundPayment(adminId, { orderId }, cards)
    await asked
    answer.reject(new Error('No reply.'))
    await expect(refunding).rejects.toMatchObject({ userErrors: [{ code: 'CARD_UNAVAILABLE' }] })
    await expect(byHand(orderId)).rejects.toMatchObject({
      userErrors: [{ code: 'CARD_REFUND_BEGUN' }],
    })
  })

  it('a manual reference needs no confirmation after the card refund has failed', async () => {
    const orderId = await placeDue()
    const { cards, answer } = openProvider()
    answer.resolve('re_1')
    const { number } = await refundPayment(adminId, { orderId }, cards)
    const failed = { orderNumber: number, reference: 're_1', purpose: 'order' as const }
    expect(await recordFailedRefund(failed)).toBe(true)
    await byHand(orderId)
    expect(await refundOf(orderId)).toMatchObject({ state: 'REFUNDED', reference: 'by hand' })
  })

  it('a card refund is not recorded as made if its failure was reported before the answer', async () => {
    const orderId = await placeDue()
    const { cards, asked, answer } = openProvider()
    const refunding = refundPayment(adminId, { orderId }, cards)
    await asked
    const { number } = await Order.findById(orderId).orFail().lean()
    await recordFailedRefund({ orderNumber: number, reference: 're_1', purpose: 'order' })
    answer.resolve('re_1')
    await expect(refunding).rejects.toMatchObject({ userErrors: [{ code: 'CARD_UNAVAILABLE' }] })
    expect(await refundOf(orderId)).toMatchObject({ state: 'REFUND_DUE' })
  })

  it('a card refund that failed beside a manual reference is no longer shown as made', async () => {
    const orderId = await placeDue()
    const { cards, asked, answer } = openProvider()
    const refunding = refundPayment(adminId, { orderId }, cards)
    await asked
    await byHand(orderId, true)
    answer.resolve('re_1')
    const { number } = await refunding
    await recordFailedRefund({ orderNumber: number, reference: 're_1', purpose: 'order' })
    const refund = await refundOf(orderId)
    expect(refund).toMatchObject({ state: 'REFUNDED', reference: 'by hand' })
    expect(refund.cardReference).toBeUndefined()
  })
})
