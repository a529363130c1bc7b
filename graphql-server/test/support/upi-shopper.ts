import { Types } from 'mongoose'
import { Address } from '../../src/domains/address/address.model.ts'
import { User } from '../../src/domains/account/user.model.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import { startUpiPayment } from '../../src/domains/order/checkout/upi-payment.service.ts'
import { begunReference } from '../../src/domains/order/method/upi-reference.ts'
import { tryPlaceOrder } from '../../src/domains/order/checkout/place-order.service.ts'
import { buildOrder, WITHOUT_CARDS, writtenAddress } from './factories.ts'

type Lines = [ProductRecord, number][]

/**
 * Creates a customer who pays by UPI, on the service level. With a delivered order, the customer may reserve any number
 * of items.
 */
export async function buildUpiShopper({ isKnown = true } = {}) {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const user = await User.create({ name: 'Asha', email, emailKey: email, passwordHash: 'none' })
  const address = await Address.create({ ...writtenAddress, userId: user._id })
  if (isKnown) await buildOrder(user.toObject(), { status: 'DELIVERED' })
  const userId = user._id
  const addressId = address._id.toHexString()
  const toInput = (lines: Lines, idempotencyKey: string) => ({
    lines: lines.map(([{ _id }, quantity]) => ({ productId: _id.toHexString(), quantity })),
    ...{ addressId, idempotencyKey },
    expectedTotal: lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0),
  })
  return {
    userId,
    addressId,
    async start(lines: Lines, key: string, unpaidReference: string | null = null) {
      const input = { ...toInput(lines, key), unpaidReference }
      const started = await startUpiPayment(userId, input, WITHOUT_CARDS, () =>
        Promise.resolve(true),
      )
      return { ...started, reference: begunReference(started.upiPayment) }
    },
    place(lines: Lines, key: string, more: object = {}) {
      const paid = { paymentMethod: 'UPI', ...more }
      return tryPlaceOrder(userId, { ...toInput(lines, key), ...paid }, WITHOUT_CARDS)
    },
  }
}
