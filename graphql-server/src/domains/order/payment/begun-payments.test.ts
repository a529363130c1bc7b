import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { buildUpiShopper } from '../../../../test/support/upi-shopper.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { findReservation } from '../checkout/reservation.service.ts'
import { createMatcher } from './statement/match-transfers.service.ts'
import { cancelUpiPayment } from '../checkout/upi-payment.service.ts'

setUpDatabase()

const free = { discount: 0, stock: 20 }
const bread = () => buildProduct({ ...free, price: 3_600 })
const ghee = () => buildProduct({ ...free, price: 63_300 })

/** A bank statement with a transfer of this amount and reference. */
async function match(reference: string, amount: number) {
  const row = { line: 2, date: '2026-11-26', description: reference, reference: '', amount }
  const [found] = await createMatcher()([row])
  return { state: found?.state, number: found?.order?.number, reason: found?.reason }
}

describe('a UPI payment of another amount', () => {
  it('a UPI payment for another amount has another reference in the same checkout, and the same amount the same', async () => {
    const shopper = await buildUpiShopper()
    const [small, large] = [await bread(), await ghee()]
    const first = await shopper.start([[small, 1]], 'checkout-1')
    const second = await shopper.start(
      [
        [small, 1],
        [large, 1],
      ],
      'checkout-1',
    )
    expect(second.upiPayment.total).toBe(66_900)
    expect(second.reference).not.toBe(first.reference)
    const again = await shopper.start([[small, 1]], 'checkout-1')
    expect(again.reference).toBe(first.reference)
  })

  it('a UPI payment does not begin while another one is open about which the customer was not asked', async () => {
    const shopper = await buildUpiShopper()
    const [small, large] = [await bread(), await ghee()]
    const both = [
      [small, 1],
      [large, 1],
    ] as [typeof small, number][]
    const first = await shopper.start([[small, 1]], 'checkout-2', '')
    const unasked = await shopper.start(both, 'checkout-2', '')
    expect(unasked).toMatchObject({
      upiPayment: { total: 3_600 },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
    expect((await Product.findById(large._id).lean())?.stock).toBe(20)
    const asked = await shopper.start(both, 'checkout-2', first.reference)
    expect(asked).toMatchObject({ upiPayment: { total: 66_900 } })
    expect(asked.userErrors).toBeUndefined()
  })

  it('a UPI payment leaves the open payment alone if it cannot begin', async () => {
    const shopper = await buildUpiShopper()
    const small = await bread()
    const first = await shopper.start([[small, 1]], 'checkout-3')
    await expect(shopper.start([[small, 30]], 'checkout-3')).rejects.toThrow()
    const open = await findReservation(shopper.userId)
    expect(open).toMatchObject({ upiReference: first.reference, isHeld: false })
    expect((await Product.findById(small._id).lean())?.stock).toBe(20)
  })

  it('a UPI payment does not begin with a key whose order was placed', async () => {
    const shopper = await buildUpiShopper()
    const small = await bread()
    await shopper.place([[small, 1]], 'checkout-4')
    await expect(shopper.start([[small, 2]], 'checkout-4')).rejects.toMatchObject({
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }],
    })
  })
})

describe('a UPI payment that the customer has not made', () => {
  it('a page that shows another UPI payment does not end the open one', async () => {
    const shopper = await buildUpiShopper()
    const small = await bread()
    const { reference } = await shopper.start([[small, 1]], 'checkout-5')
    await expect(cancelUpiPayment(shopper.userId, 'KC000000000000')).rejects.toMatchObject({
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
    expect(await findReservation(shopper.userId)).toMatchObject({ isHeld: true })
    await cancelUpiPayment(shopper.userId, reference)
    expect(await findReservation(shopper.userId)).toBeNull()
  })
})

describe('money that arrives under an old reference', () => {
  it('money under an old reference is matched to the order that was placed later in the same checkout', async () => {
    const shopper = await buildUpiShopper()
    const [small, large] = [await bread(), await ghee()]
    const old = await shopper.start([[small, 1]], 'checkout-6')
    expect(await match(old.reference, 3_600)).toMatchObject({ state: 'UNKNOWN' })
    await shopper.start([[large, 1]], 'checkout-6')
    const { order } = await shopper.place([[large, 1]], 'checkout-6')
    const own = order?.payment.upiReference ?? ''
    expect(await match(own, 63_300)).toMatchObject({ state: 'MATCHED', number: order?.number })
    const matched = { state: 'AMOUNT_DIFFERS', number: order?.number }
    expect(await match(old.reference, 3_600)).toMatchObject(matched)
  })

  it('money under an old reference is refunded if the order was then paid in cash', async () => {
    const shopper = await buildUpiShopper()
    const small = await bread()
    const old = await shopper.start([[small, 1]], 'checkout-7')
    await cancelUpiPayment(shopper.userId, old.reference)
    const cash = { paymentMethod: 'CASH_ON_DELIVERY' }
    const { order } = await shopper.place([[small, 1]], 'checkout-7', cash)
    expect(await match(old.reference, 3_600)).toEqual({
      state: 'DUPLICATE',
      number: order?.number,
      reason: `Order ${order?.number} is paid by cash on delivery. If this is a second payment, add a refund to the order.`,
    })
  })
})

describe('an order of ₹0', () => {
  it.each(['UPI', 'CARD', 'CASH_ON_DELIVERY'])(
    'an order for ₹0 needs no payment when it is sent as %s',
    async (paymentMethod) => {
      const shopper = await buildUpiShopper()
      const gift = await buildProduct({ price: 0, discount: 0 })
      const key = `free-order-${paymentMethod}`
      const { order, userErrors } = await shopper.place([[gift, 1]], key, { paymentMethod })
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({
        payment: { method: 'CASH_ON_DELIVERY', state: 'DUE' },
        mailDue: true,
      })
      const repeated = await shopper.place([[gift, 1]], key, { paymentMethod })
      expect(repeated.order?._id).toEqual(order?._id)
      await expect(shopper.start([[gift, 1]], `${key}-upi`)).rejects.toThrow('nothing to pay')
    },
  )
})
