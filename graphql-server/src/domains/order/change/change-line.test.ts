import { describe, expect, it } from 'vitest'
import { Types } from 'mongoose'
import { buildMedicine } from '../../../../test/support/factories.ts'
import { enterBatches } from '../../../../test/support/batches.ts'
import { setUpChanges } from '../../../../test/support/order-changes.ts'
import { approve, idOf, PRICE, stockOf } from '../../../../test/support/pharmacy.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { StockMovement } from '../../catalogue/stock/stock-movement.model.ts'
import { Order } from '../record/order.model.ts'

const changes = setUpChanges()
const { pharmacy, placeRice, change, read } = changes
const byOne = (product: { _id: Types.ObjectId }, quantity = 1) => ({
  substitute: { productId: product._id.toHexString(), quantity },
})
const reasonOf = ({ userErrors }: { userErrors: { reason: string }[] }) => userErrors[0]?.reason

describe('changing a line to fewer items', () => {
  it('a line with fewer items lowers the total, returns stock and stays in the history', async () => {
    const { rice } = pharmacy.visit
    const orderId = await placeRice()
    const { order, userErrors } = await change(orderId, 1)
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      ...{ status: 'PENDING', total: { amount: PRICE }, totalQuantity: 1, refunds: [] },
      lines: [{ name: 'Rice', quantity: 1 }],
      changes: [{ by: 'Meera', name: 'Rice', from: 3, to: 1, how: 'DIRECT', substitute: null }],
    })
    expect(await stockOf(rice)).toBe(9)
    const moved = await StockMovement.find({ productId: rice._id, change: 2 }).lean()
    expect(moved.map(({ reason }) => reason)).toEqual(['CANCELLED'])
  })

  it('an order that keeps no line is cancelled, and the customer gets one email', async () => {
    const orderId = await placeRice()
    const { order } = await change(orderId, 0)
    expect(order).toMatchObject({ status: 'CANCELLED_BY_SELLER', lines: [], total: { amount: 0 } })
    expect(await stockOf(pharmacy.visit.rice)).toBe(10)
    const mails = await pharmacy.findMails(orderId)
    const cancelled = mails.filter(({ subject }) => subject.includes('was cancelled'))
    expect(cancelled.map(({ text }) => text)).toEqual([
      expect.stringContaining('No product is left, so your order is cancelled.'),
    ])
    const reopened = await pharmacy.setStatus(orderId, 'PENDING')
    expect(reopened.userErrors[0]?.message).toBe('No product is left in this order.')
  })

  it.each([
    [3, 'QUANTITY_NOT_FEWER'],
    [4, 'QUANTITY_NOT_FEWER'],
    [-1, 'QUANTITY_NEGATIVE'],
  ])('a line with 3 items cannot be changed to %d', async (quantity, reason) => {
    const orderId = await placeRice()
    expect(reasonOf(await change(orderId, quantity))).toBe(reason)
    expect((await read(orderId)).changes).toEqual([])
  })

  it('fractions are rejected by the schema, and unknown orders and products by the rules', async () => {
    const orderId = await placeRice()
    const query = `mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { order { id } } }`
    const input = { orderId, productId: idOf(pharmacy.visit.rice), quantity: 1.5 }
    const reply = await pharmacy.store.query(query, { input }, pharmacy.admin.accessToken)
    expect(reply.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    const productId = new Types.ObjectId().toHexString()
    expect(reasonOf(await change(orderId, 0, { productId }))).toBe('PRODUCT_NOT_ORDERED')
    expect(reasonOf(await change(orderId, 0, { productId: 'x' }))).toBe('PRODUCT_NOT_ORDERED')
    for (const unknown of [productId, 'x']) {
      expect(reasonOf(await change(unknown, 0))).toBe('ORDER_UNKNOWN')
    }
  })

  it('only one of two team members who saw the same line changes it', async () => {
    const orderId = await placeRice()
    const { updatedAt: seenUpdatedAt } = await read(orderId)
    const both = await Promise.all([1, 2].map((left) => change(orderId, left, { seenUpdatedAt })))
    expect(both.map(({ userErrors }) => userErrors.length).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ userErrors }) => userErrors.map(({ message }) => message))).toEqual([
      'This order has changed: its products were changed.',
    ])
    expect((await read(orderId)).changes).toHaveLength(1)
  })

  it('either the customer cancels or a team member changes the order they saw', async () => {
    const orderId = await placeRice()
    const { updatedAt: seenUpdatedAt } = await read(orderId)
    const [cancelled, changed] = await Promise.all([
      pharmacy.send('cancelOrder', { orderId, seenUpdatedAt }, pharmacy.visit.shopper),
      change(orderId, 1, { seenUpdatedAt }),
    ])
    expect(
      [cancelled.userErrors, changed.userErrors].filter((errors) => errors.length),
    ).toHaveLength(1)
    const { status, lines } = await read(orderId)
    const kept = status === 'PENDING' ? 1 : 0
    expect(lines[0]?.quantity).toBe(status === 'PENDING' ? 1 : 3)
    expect(await stockOf(pharmacy.visit.rice)).toBe(10 - kept)
  })

  it('a packed, delivered or cancelled order is not changed', async () => {
    for (const status of ['PACKED', 'DELIVERED', 'CANCELLED_BY_SELLER']) {
      const orderId = await placeRice()
      await pharmacy.setStatus(orderId, status)
      expect(await change(orderId, 1)).toMatchObject({
        order: { linesChangeable: false },
        userErrors: [{ code: 'CHANGED_MEANWHILE', reason: 'ORDER_NOT_CHANGEABLE' }],
      })
    }
  })

  it('an order that was packed keeps the lines of its invoice', async () => {
    const orderId = await placeRice()
    await pharmacy.setStatus(orderId, 'PACKED')
    await pharmacy.setStatus(orderId, 'CONFIRMED')
    expect(reasonOf(await change(orderId, 1))).toBe('INVOICED_NOT_CHANGEABLE')
  })

  it('the invoice has the lines after the change', async () => {
    const orderId = await placeRice()
    await change(orderId, 1)
    await pharmacy.setStatus(orderId, 'PACKED')
    expect(await read(orderId)).toMatchObject({
      total: { amount: PRICE },
      lines: [{ quantity: 1 }],
    })
  })

  it('an order is not changed before its prescription is checked', async () => {
    const { steroid, rice } = pharmacy.visit
    const orderId = await pharmacy.place([steroid, rice])
    expect(reasonOf(await change(orderId, 0))).toBe('PRESCRIPTION_UNCHECKED')
    await pharmacy.check(orderId, [approve(steroid)])
    expect((await change(orderId, 0)).userErrors).toEqual([])
  })

  it('a replacement at no charge is not changed', async () => {
    const orderId = await placeRice()
    const replaces = { orderId: new Types.ObjectId(), number: 'ORD-1' }
    await Order.updateOne({ _id: orderId }, { $set: { replaces } })
    expect(reasonOf(await change(orderId, 1))).toBe('REPLACEMENT_NOT_CHANGEABLE')
  })

  it('an order is changed at most 100 times', async () => {
    const orderId = await placeRice()
    const entry = { at: new Date(), adminId: new Types.ObjectId(), how: 'DIRECT', from: 2, to: 1 }
    const stored = { ...entry, productId: new Types.ObjectId(), name: 'Rice' } as const
    await Order.updateOne({ _id: orderId }, { $set: { changes: Array(100).fill(stored) } })
    expect(reasonOf(await change(orderId, 1))).toBe('TOO_MANY_CHANGES')
  })

  it('a line with another number of items needs its batches again', async () => {
    const medicine = await buildMedicine({ name: 'Crocin' })
    const lines = [{ productId: idOf(medicine), quantity: 2 }]
    const orderId = await placeRice({ lines, total: 5 * PRICE })
    await enterBatches(orderId)
    const { order } = await change(orderId, 1, { productId: idOf(medicine) })
    expect(order?.lines.find(({ name }) => name === 'Crocin')).toMatchObject({
      ...{ quantity: 1, batches: [] },
    })
  })
})

describe('replacing items', () => {
  it('a substitute at the same price or cheaper replaces items if the customer chose it', async () => {
    const { same, cheaper } = changes.products
    for (const product of [same, cheaper]) {
      const orderId = await placeRice({ ifItemMissing: 'REPLACE' })
      const { order, userErrors } = await change(orderId, 2, byOne(product))
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({
        lines: [
          { name: 'Rice', quantity: 2 },
          { name: product.name, quantity: 1 },
        ],
        changes: [{ how: 'DIRECT', substitute: { name: product.name, quantity: 1 } }],
      })
      expect(await stockOf(product)).toBe(9)
    }
  })

  it.each(['CALL', 'LEAVE_OUT', undefined])(
    'a substitute needs an agreement if the customer chose %s',
    async (ifItemMissing) => {
      const { same } = changes.products
      const orderId = await placeRice({ ifItemMissing })
      expect(reasonOf(await change(orderId, 2, byOne(same)))).toBe('CHANGE_NOT_AGREED')
      expect(await stockOf(same)).toBe(10)
      const { order } = await change(orderId, 2, { ...byOne(same), agreed: true })
      expect(order?.changes).toMatchObject([{ how: 'AGREED_BY_TELEPHONE', by: 'Meera' }])
    },
  )

  it('a dearer substitute needs an agreement, and is collected in cash', async () => {
    const { dearer } = changes.products
    const orderId = await placeRice({ ifItemMissing: 'REPLACE' })
    expect(reasonOf(await change(orderId, 2, byOne(dearer)))).toBe('CHANGE_NOT_AGREED')
    const { order } = await change(orderId, 2, { ...byOne(dearer), agreed: true })
    expect(order?.total.amount).toBe(2 * PRICE + 12_000)
    await pharmacy.setStatus(orderId, 'DELIVERED')
    const { payment } = await Order.findById(orderId).orFail().lean()
    expect(payment.cash?.amount).toBe(2 * PRICE + 12_000)
  })

  it.each(['RECEIVED', 'CLAIMED', 'NOT_RECEIVED'])(
    'an order paid by UPI never becomes dearer while its payment is %s',
    async (state) => {
      const orderId = await placeRice({ paymentMethod: 'UPI' })
      await pharmacy.setPayment(orderId, state)
      const { dearer } = changes.products
      const { userErrors } = await change(orderId, 2, { ...byOne(dearer), agreed: true })
      expect(userErrors[0]?.message).toBe(
        'This order is paid or has to be paid online, so it cannot become dearer. Choose a substitute for at most ₹89.',
      )
    },
  )

  it('an order that was paid in cash already never becomes dearer', async () => {
    const orderId = await placeRice()
    await pharmacy.setPayment(orderId, 'RECEIVED')
    const more = { ...byOne(changes.products.dearer), agreed: true }
    expect(reasonOf(await change(orderId, 2, more))).toBe('PAID_ORDER_DEARER')
  })

  it('prescribed items are not replaced, and prescription medicines replace nothing', async () => {
    const { steroid, rice } = pharmacy.visit
    const orderId = await pharmacy.place([steroid, rice])
    await pharmacy.check(orderId, [approve(steroid)])
    const agreed = { agreed: true, ...byOne(changes.products.same) }
    const replaced = await change(orderId, 0, { ...agreed, productId: idOf(steroid) })
    expect(reasonOf(replaced)).toBe('LINE_PRESCRIBED')
    const by = await change(orderId, 0, { agreed: true, ...byOne(pharmacy.visit.antibiotic) })
    expect(reasonOf(by)).toBe('SUBSTITUTE_PRESCRIBED')
    const left = await change(orderId, 0, { productId: idOf(steroid) })
    expect(left.userErrors).toEqual([])
  })

  it('a substitute must be another product that is sold and in stock', async () => {
    const orderId = await placeRice({ ifItemMissing: 'REPLACE' })
    const { same, cheaper } = changes.products
    const outcome = async (product: { _id: Types.ObjectId }, quantity = 1) =>
      reasonOf(await change(orderId, 0, byOne(product, quantity)))
    expect(await outcome(pharmacy.visit.rice)).toBe('SUBSTITUTE_SAME')
    expect(await outcome({ _id: new Types.ObjectId() })).toBe('SUBSTITUTE_UNKNOWN')
    expect(await outcome(same, 11)).toBe('SUBSTITUTE_STOCK_TOO_LOW')
    expect(await outcome(same, 0)).toBe('QUANTITY_TOO_LOW')
    expect(await outcome(same, 10_000)).toBe('SUBSTITUTE_TOO_MANY')
    await Product.deleteOne({ _id: cheaper._id })
    expect(await outcome(cheaper)).toBe('SUBSTITUTE_UNKNOWN')
    const malformed = { substitute: { productId: 'x', quantity: 1 } }
    expect(reasonOf(await change(orderId, 0, malformed))).toBe('SUBSTITUTE_UNKNOWN')
  })

  it('a substitute that the order already has joins its line, unless the price differs', async () => {
    const { same } = changes.products
    const lines = [{ productId: idOf(same), quantity: 1 }]
    const place = () => placeRice({ lines, total: 4 * PRICE, ifItemMissing: 'REPLACE' })
    const { order } = await change(await place(), 0, byOne(same, 2))
    expect(order?.lines).toMatchObject([{ name: 'Brown rice', quantity: 3 }])
    const orderId = await place()
    await Product.updateOne({ _id: same._id }, { $set: { price: 2000, discount: 0 } })
    expect(reasonOf(await change(orderId, 0, byOne(same, 2)))).toBe('SUBSTITUTE_AT_OTHER_PRICE')
  })
})

describe('the email about changes', () => {
  it('changes within a minute share an email', async () => {
    const { cheaper } = changes.products
    const orderId = await placeRice({ ifItemMissing: 'REPLACE' })
    await change(orderId, 2)
    await change(orderId, 1, byOne(cheaper))
    const mails = (await pharmacy.findMails(orderId)).filter(({ subject }) =>
      subject.includes('has changed'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('We could not find 1 × Rice, so we have left it out.')
    expect(mails[0]?.text).toContain('We have replaced 1 × Rice with 1 × Broken rice.')
    expect(mails[0]?.text).toContain('The new total is ₹139.')
    await change(orderId, 0)
    const later = (await pharmacy.findMails(orderId)).filter(({ subject }) =>
      subject.includes('has changed'),
    )
    expect(later.slice(1).map(({ text }) => text.includes('The new total is ₹50.'))).toEqual([true])
  })
})
