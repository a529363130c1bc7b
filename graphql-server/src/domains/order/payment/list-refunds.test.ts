import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { buildOrder } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { User } from '../../account/user.model.ts'
import { Order, type OrderRecord, type PaymentRecord } from '../record/order.model.ts'
import { isRefundDue } from '../record/refunds.ts'
import { listRefunds } from './list-refunds.service.ts'

setUpDatabase()

const adminId = new Types.ObjectId()
const at = new Date('2026-11-25T06:00:00Z')

async function build(fields: Partial<OrderRecord>): Promise<OrderRecord> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const user = await User.create({ name: 'Asha', email, emailKey: email, passwordHash: 'none' })
  return buildOrder(user.toObject(), fields)
}

const paid = (more: Partial<PaymentRecord>): PaymentRecord => ({
  ...{ method: 'UPI', state: 'RECEIVED', notedAt: at, adminId },
  ...more,
})
const status = 'CANCELLED_BY_SHOPPER'
const read = async ({ _id }: OrderRecord) => Order.findById(_id).orFail().lean()

it("the migration lists a cancelled order's refund", async () => {
  const due = await build({ status, payment: paid({ state: 'REFUND_DUE' }) })
  const refund = { from: 'CLAIMED', upiId: 'asha@okbank', reference: '412345678901' } as const
  const made = await build({ status, payment: paid({ state: 'REFUNDED', refund }) })
  await listRefunds()
  const shared = { id: 'order', reason: 'ORDER_CANCELLED', amount: due.total }
  expect((await read(due)).refunds).toEqual([{ ...shared, state: 'DUE', from: 'RECEIVED' }])
  expect((await read(made)).refunds).toEqual([
    { ...shared, ...refund, state: 'REFUNDED', refundedAt: at, adminId },
  ])
})

it("the migration lists the refund for rejected lines beside a cancelled order's refund", async () => {
  const { lines } = await build({})
  const check = { at, adminId, patient: '', prescriber: '', rejected: lines }
  const refund = { from: 'RECEIVED', startedAt: at, isDue: true } as const
  const order = await build({
    status,
    payment: paid({ method: 'CARD', state: 'REFUND_DUE', refund: { from: 'RECEIVED' } }),
    check: { ...check, refund },
  })
  await listRefunds()
  const { refunds = [] } = await read(order)
  expect(refunds.map(({ id, state }) => [id, state])).toEqual([
    ['order', 'DUE'],
    ['rejectedLines', 'BEGUN'],
  ])
  expect(refunds[1]?.lines).toEqual(
    lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
  )
})

it('a second run of the migration changes nothing, and no order looks changed', async () => {
  const order = await build({ status, payment: paid({ state: 'REFUND_DUE' }) })
  await listRefunds()
  const first = await read(order)
  await listRefunds()
  expect(await read(order)).toEqual(first)
  expect(first.updatedAt).toEqual(order.updatedAt)
  expect(first.payment).toMatchObject({ state: 'REFUND_DUE', refund: { from: 'RECEIVED' } })
})

it('the migration lists more orders than a batch, and reports its progress', async () => {
  const order = await build({ status, payment: paid({ state: 'REFUND_DUE' }) })
  const copies = Array.from({ length: 501 }, (_, n) => {
    const _id = new Types.ObjectId()
    return { ...order, _id, number: `ORD-${n}`, idempotencyKey: _id.toHexString() }
  })
  await Order.insertMany(copies, { lean: true })
  const progress: number[] = []
  await listRefunds((done) => progress.push(done))
  expect(await Order.countDocuments({ 'payment.state': 'REFUND_DUE', refunds: null })).toBe(0)
  expect(progress.length).toBeGreaterThan(1)
})

it('an order that the previous release has written since the migration is read from its fields', async () => {
  const order = await build({ status, payment: paid({ state: 'REFUND_DUE' }) })
  await listRefunds()
  const made = {
    'payment.state': 'REFUNDED',
    'payment.refund': { from: 'RECEIVED', reference: '1' },
  }
  await Order.updateOne({ _id: order._id }, { $set: made })
  const refunded = await read(order)
  expect(refunded.refunds).toMatchObject([{ state: 'DUE' }])
  expect(isRefundDue(refunded)).toBe(false)
  const reopened = { status: 'PENDING', 'payment.state': 'RECEIVED' }
  await Order.updateOne({ _id: order._id }, { $set: reopened, $unset: { 'payment.refund': 1 } })
  expect(isRefundDue(await read(order))).toBe(false)
})
