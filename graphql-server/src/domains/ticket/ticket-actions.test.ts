import { describe, expect, it, vi } from 'vitest'
import { countScans } from '../../../test/support/database.ts'
import { buildPrescription, buildScheduled } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { setUpTickets } from '../../../test/support/tickets.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { Product } from '../catalogue/record/product.model.ts'
import { Order } from '../order/record/order.model.ts'
import { createSalesCounter } from '../order/sales/sales-counter.service.ts'
import { reportSales } from '../order/sales/sales-report.service.ts'
import { clearFiles } from '../private-file/private-files.service.ts'
import { countTickets, streamTickets, listOwnTickets, listTickets } from './ticket-list.service.ts'
import { ticketPhotoKind } from './ticket-photo.service.ts'
import { Ticket } from './ticket.model.ts'

const shop = setUpTickets()

describe('refunding and replacing items', () => {
  it('a refund for one of three items resolves the ticket', async () => {
    const { id } = await shop.createdTicket()
    const { order: refunded, userErrors } = await shop.refund(id)
    expect(userErrors).toEqual([])
    expect(refunded).toMatchObject({
      refunds: [{ amount: { amount: 10_000 } }],
      tickets: [{ status: 'RESOLVED', entries: [{ kind: 'REFUND', amount: { amount: 10_000 } }] }],
    })
  })

  it('a refund that exceeds the price changes neither the order nor the ticket', async () => {
    const { id } = await shop.createdTicket()
    const { order: unchanged, userErrors } = await shop.refund(id, { amount: 10_001 })
    expect(userErrors[0]?.field).toBe('amount')
    expect(unchanged).toMatchObject({ refunds: [], tickets: [{ status: 'OPEN', version: 1 }] })
  })

  it('of a refund and a replacement at the same time, only one is made', async () => {
    const { id } = await shop.createdTicket()
    const [refunded, replaced] = await Promise.all([shop.refund(id), shop.replace(id)])
    const errors = [...refunded.userErrors, ...replaced.userErrors]
    expect(errors.map(({ code }) => code)).toEqual(['CHANGED_MEANWHILE'])
    expect((await Ticket.findById(id).orFail().lean()).entries).toHaveLength(1)
  })

  it.each([
    ['order', () => vi.spyOn(Order, 'findOneAndUpdate')],
    ['ticket', () => vi.spyOn(Ticket, 'findOneAndUpdate')],
    ['email', () => vi.spyOn(OutboxEntry, 'insertMany')],
  ])('a refund whose %s cannot be written changes nothing', async (_what, spy) => {
    const { id } = await shop.createdTicket()
    await expectNothingChanged(id, () => {
      const broken = spy().mockImplementation(fail)
      return shop.refund(id).finally(() => broken.mockRestore())
    })
  })

  it.each([
    ['order', () => vi.spyOn(Order, 'insertMany')],
    ['ticket', () => vi.spyOn(Ticket, 'findOneAndUpdate')],
  ])('a replacement whose %s cannot be written changes nothing', async (_what, spy) => {
    const { id } = await shop.createdTicket()
    await expectNothingChanged(id, () => {
      const broken = spy().mockImplementation(fail)
      return shop.replace(id).finally(() => broken.mockRestore())
    })
  })

  it("a refund for another order's ticket fails", async () => {
    const { id } = await shop.createdTicket()
    const other = await shop.buildDelivered()
    const { userErrors } = await shop.refund(id, { orderId: other._id.toHexString() })
    expect(userErrors[0]?.field).toBe('ticketId')
  })

  it('nothing is replaced for a ticket without an order', async () => {
    const { id } = await shop.createdTicket({ orderId: null, lines: [], reason: 'OTHER' })
    const { userErrors } = await shop.replace(id)
    expect(userErrors[0]).toMatchObject({ field: 'ticketId', code: 'BAD_USER_INPUT' })
  })

  it('a replacement takes stock, costs nothing, and is linked in both directions', async () => {
    const { id } = await shop.createdTicket()
    const { ticket, userErrors } = await shop.replace(id)
    expect(userErrors).toEqual([])
    const [entry] = ticket?.entries ?? []
    const placed = await Order.findById(entry?.replacement?.orderId).orFail().lean()
    expect(placed).toMatchObject({
      ...{ status: 'PENDING', total: 0, subtotal: 0, savings: 0, totalQuantity: 1 },
      replaces: { orderId: shop.desk.order._id, number: shop.desk.order.number },
    })
    const shortest = placed.createdAt.getTime() + 10 * 60_000
    expect(placed.promise?.by?.getTime()).toBeGreaterThanOrEqual(shortest)
    expect((await Product.findById(shop.desk.rice._id).orFail().lean()).stock).toBe(9)
    await shop.desk.store.sendMail()
    expect(shop.desk.store.mails.map(({ text }) => text).join()).toContain(`order ${placed.number}`)
  })

  it('the replacement of a collected order is collected, and has no promised time', async () => {
    await Order.updateOne({ _id: shop.desk.order._id }, { $set: { pickUp: true } })
    const { id } = await shop.createdTicket()
    const orderId = (await shop.replace(id)).ticket?.entries[0]?.replacement?.orderId
    const placed = await Order.findById(orderId).orFail().lean()
    expect(placed.pickUp).toBe(true)
    expect(placed.promise).toBeUndefined()
  })

  it('the replacement of a medicine that may no longer be delivered is collected', async () => {
    const { _id: productId } = await buildScheduled('H1', { name: 'Pills' })
    const prescriptionIds = [(await buildPrescription(shop.desk.shopper.user))._id]
    const pills = { ...shop.desk.order.lines[0], productId, name: 'Pills', schedule: 'H1' }
    const { _id } = shop.desk.order
    await Order.updateOne({ _id }, { $set: { prescriptionIds, lines: [pills] } })
    const lines = [{ productId: productId.toHexString(), quantity: 1 }]
    const { id } = await shop.createdTicket({ lines })
    const orderId = (await shop.replace(id, { lines })).ticket?.entries[0]?.replacement?.orderId
    const placed = await Order.findById(orderId).orFail().lean()
    expect(placed).toMatchObject({ pickUp: true, checkDue: true })
    expect(placed.promise).toBeUndefined()
  })

  it('a delivered replacement has no invoice and is no sale', async () => {
    const { id } = await shop.createdTicket()
    const orderId = (await shop.replace(id)).ticket?.entries[0]?.replacement?.orderId ?? ''
    const before = await countSales()
    const move = gql(`mutation ($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) { order { invoice { number } } userErrors { message } }
    }`)
    const input = { orderId, status: 'DELIVERED' as const }
    const { data } = await shop.desk.store.query(move, { input }, shop.desk.staff.accessToken)
    expect(data.setOrderStatus).toEqual({ order: { invoice: null }, userErrors: [] })
    expect(await countSales()).toEqual(before)
  })

  it('no more items are replaced than were ordered', async () => {
    const { id } = await shop.createdTicket()
    const [line] = shop.about().lines
    expect((await shop.replace(id, { lines: [{ ...line, quantity: 3 }] })).userErrors).toEqual([])
    const { userErrors } = await shop.replace(id, { version: 2 })
    expect(userErrors[0]?.message).toBe('Only 0 of Rice can still be replaced.')
  })

  it('a cancelled replacement is not reopened once another has replaced the items', async () => {
    const { id } = await shop.createdTicket()
    const [line] = shop.about().lines
    const all = { lines: [{ ...line, quantity: 3 }] }
    const orderId = (await shop.replace(id, all)).ticket?.entries[0]?.replacement?.orderId ?? ''
    const move = gql(`mutation ($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) { order { status } userErrors { message } }
    }`)
    const setStatus = async (status: 'CANCELLED_BY_SELLER' | 'CONFIRMED') => {
      const input = { orderId, status }
      return (await shop.desk.store.query(move, { input }, shop.desk.staff.accessToken)).data
        .setOrderStatus
    }
    expect((await setStatus('CANCELLED_BY_SELLER')).userErrors).toEqual([])
    expect((await shop.replace(id, { ...all, version: 2 })).userErrors).toEqual([])
    expect(await setStatus('CONFIRMED')).toEqual({
      order: { status: 'CANCELLED_BY_SELLER' },
      userErrors: [{ message: 'Only 0 of Rice can still be replaced.' }],
    })
  })

  it('items that are out of stock are not replaced', async () => {
    const { id } = await shop.createdTicket()
    await Product.updateOne({ _id: shop.desk.rice._id }, { $set: { stock: 0 } })
    const { ticket, userErrors } = await shop.replace(id)
    expect(userErrors[0]?.code).toBe('NOT_ENOUGH_STOCK')
    expect(ticket).toMatchObject({ status: 'OPEN', version: 1 })
  })

  it('a replaced prescription medicine is checked again with the same prescription', async () => {
    const pills = await buildScheduled('H', { name: 'Pills', stock: 5 })
    const { _id } = await buildPrescription(shop.desk.shopper.user)
    shop.setOrder(await shop.buildDelivered(pills, { prescriptionIds: [_id] }))
    const lines = [{ productId: pills._id.toHexString(), quantity: 1 }]
    const { id } = await shop.createdTicket({ lines })
    const orderId = (await shop.replace(id, { lines })).ticket?.entries[0]?.replacement?.orderId
    expect(await Order.findById(orderId).lean()).toMatchObject({
      ...{ checkDue: true, prescriptionIds: [_id], promise: { minutes: 10 } },
    })
  })
})

it('no collection is scanned to send a ticket, list it, answer it and delete its images', async () => {
  const { store, shopper } = shop.desk
  const scans = await countScans(async () => {
    const { id } = await shop.createdTicket()
    await shop.replace(id)
    await shop.answer({ ticketId: id, version: 2, status: 'REJECTED' })
    for (const status of ['OPEN', 'RESOLVED', null] as const)
      await listTickets({ status, first: 10 })
    await listOwnTickets(shopper.user._id, { first: 10 })
    for await (const ticket of streamTickets(shopper.user._id)) expect(ticket).toBeDefined()
    await countTickets(new Date())
    await clearFiles(ticketPhotoKind, store.prescriptionFiles, new Date())
    await store.sendMail()
  })
  expect(scans).toBe(0)
})

function fail(): never {
  throw new Error('The process was killed.')
}

/** Expects that failing work leaves the order, the ticket, the stock and the emails as they were. */
async function expectNothingChanged(ticketId: string, work: () => Promise<unknown>) {
  const read = async () => [
    await Order.find({ userId: shop.desk.shopper.user._id }).lean(),
    await Ticket.findById(ticketId).lean(),
    (await Product.findById(shop.desk.rice._id).orFail().lean()).stock,
    await OutboxEntry.countDocuments(),
  ]
  const before = await read()
  await expect(work()).rejects.toThrow()
  expect(await read()).toEqual(before)
}

async function countSales() {
  await createSalesCounter().update()
  const { periods } = await reportSales()
  return periods[0]?.current
}
