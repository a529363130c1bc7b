import { unregistered } from '../../../../test/support/billers.ts'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { buildProduct, SCHEDULE_X, somePharmacist } from '../../../../test/support/factories.ts'
import { prescriptionFacts } from '../../../../test/support/prescription-facts.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { buildUpiShopper } from '../../../../test/support/upi-shopper.ts'
import type { DrugSchedule } from '../../../contract/types.generated.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { newShopDelivery } from '../../shop/delivery-settings.ts'
import { Order } from '../record/order.model.ts'
import { checkPrescription } from './check.service.ts'

setUpDatabase()

const adminId = new Types.ObjectId()
const store = unregistered
const confirm = (orderId: string) =>
  setOrderStatus(adminId, { orderId, status: 'CONFIRMED' }, { store, cards: null })

let made = 0

/** An order for a product that got a schedule after it was ordered and before the order was confirmed. */
async function orderBefore(schedule: DrugSchedule) {
  made += 1
  const product = await buildProduct({ price: 1_000, discount: 0, stock: 4 })
  const shopper = await buildUpiShopper()
  const { order } = await shopper.place([[product, 1]], `before-schedule-${made}`)
  await Product.updateOne({ _id: product._id }, { medicine: { ...SCHEDULE_X, schedule } })
  const productId = product._id.toHexString()
  return { orderId: order?._id.toHexString() ?? '', productId }
}

describe('an order whose medicine got a schedule before it was confirmed', () => {
  it.each(['H', 'H1', 'X'] as const)(
    'an order whose medicine got schedule %s is not confirmed, and its check refunds the payment',
    async (schedule) => {
      const { orderId, productId } = await orderBefore(schedule)
      await expect(confirm(orderId)).rejects.toMatchObject({
        userErrors: [{ code: 'PRESCRIPTION_NOT_CHECKED' }],
      })
      expect(await Order.findById(orderId).lean()).toMatchObject({
        ...{ status: 'PENDING', checkDue: true, lines: [{ schedule }] },
      })
      const decide = (approved: boolean) =>
        checkPrescription(
          { _id: adminId, role: 'ADMIN', ...somePharmacist },
          {
            ...prescriptionFacts(),
            orderId,
            decisions: [{ productId, approved, reason: 'No longer sold', prescribed: 1 }],
          },
          newShopDelivery,
        )
      await expect(decide(true)).rejects.toThrow('Please reject it.')
      expect(await decide(false)).toMatchObject({
        status: 'CANCELLED_BY_SELLER',
        check: { refund: { from: 'CLAIMED', isDue: true } },
      })
    },
  )

  it('an order whose medicine got no schedule is confirmed', async () => {
    const { orderId } = await orderBefore('NONE')
    expect((await confirm(orderId)).status).toBe('CONFIRMED')
  })

  it('an order whose medicine got its schedule after the confirmation stays confirmed', async () => {
    const { orderId, productId } = await orderBefore('NONE')
    await confirm(orderId)
    await Product.updateOne({ _id: productId }, { medicine: SCHEDULE_X })
    const packed = { orderId, status: 'PACKED' } as const
    const moved = await setOrderStatus(adminId, packed, { store, cards: null })
    expect(moved.status).toBe('PACKED')
  })
})

describe('a delivery with a medicine that may no longer be delivered', () => {
  /** A delivery whose medicine has had a schedule since its check, with the prescription. */
  async function orderOf(schedule: 'H' | 'H1') {
    const { orderId } = await orderBefore('NONE')
    const check = { at: new Date(), adminId, patient: 'Ravi', prescriber: 'Dr. Rao', rejected: [] }
    const promise = { minutes: 10 }
    const { lines } = await Order.findById(orderId).orFail().lean()
    const scheduled = lines.map((line) => ({ ...line, schedule }))
    await Order.updateOne({ _id: orderId }, { check, promise, lines: scheduled })
    return orderId
  }

  it.each(['CONFIRMED', 'PACKED', 'DELIVERED'] as const)(
    'a delivery with a schedule H1 medicine cannot become %s, and does not change',
    async (status) => {
      const orderId = await orderOf('H1')
      const before = await Order.findById(orderId).lean()
      const move = setOrderStatus(adminId, { orderId, status }, { store, cards: null })
      await expect(move).rejects.toMatchObject({ userErrors: [{ code: 'PICK_UP_ONLY' }] })
      await expect(move).rejects.toThrow('Ask the customer to collect this order')
      expect(await Order.findById(orderId).lean()).toEqual(before)
    },
  )

  it('an order that is packed stays a delivery', async () => {
    const orderId = await orderOf('H')
    for (const status of ['PACKED', 'DELIVERED'] as const) {
      const pickUp = status === 'DELIVERED'
      await setOrderStatus(adminId, { orderId, status, pickUp }, { store, cards: null })
    }
    expect((await Order.findById(orderId).lean())?.pickUp).toBeUndefined()
  })

  it('the team turns the delivery into an order that the customer collects', async () => {
    const orderId = await orderOf('H1')
    const wanted = { orderId, status: 'CONFIRMED', pickUp: true } as const
    const collected = await setOrderStatus(adminId, wanted, { store, cards: null })
    expect(collected).toMatchObject({ status: 'CONFIRMED', pickUp: true })
    expect(collected.promise).toBeUndefined()
    const packed = { orderId, status: 'PACKED' } as const
    expect((await setOrderStatus(adminId, packed, { store, cards: null })).status).toBe('PACKED')
  })

  it('a delivery can be cancelled, and is accepted if a rule allows it', async () => {
    const cancel = { orderId: await orderOf('H1'), status: 'CANCELLED_BY_SELLER' } as const
    const cancelled = await setOrderStatus(adminId, cancel, { store, cards: null })
    expect(cancelled.status).toBe('CANCELLED_BY_SELLER')
    expect((await confirm(await orderOf('H'))).pickUp).toBeUndefined()
  })
})
