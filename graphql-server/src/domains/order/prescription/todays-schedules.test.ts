import { unregistered } from '../../../../test/support/billers.ts'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { buildProduct, SCHEDULE_X } from '../../../../test/support/factories.ts'
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
const confirm = (orderId: string) =>
  setOrderStatus(adminId, { orderId, status: 'CONFIRMED' }, { store: unregistered, cards: null })

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
          { _id: adminId, role: 'ADMIN' },
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
    const moved = await setOrderStatus(adminId, packed, { store: unregistered, cards: null })
    expect(moved.status).toBe('PACKED')
  })
})
