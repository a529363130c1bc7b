import { beforeEach, describe, expect, it } from 'vitest'
import { enterBatches, exportBatch } from '../../../../test/support/batches.ts'
import { gql } from '../../../../test/support/gql.ts'
import { approve, idOf, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { OrderDocument } from '../document/document.model.ts'
import { Order } from '../record/order.model.ts'
import { RegisterEntry } from './register-entry.model.ts'

const pharmacy = setUpPharmacy()
const { place, check, send, setStatus } = pharmacy

const ISSUE = gql(`mutation ($input: IssueInvoiceInput!) {
  payload: issueInvoice(input: $input) { userErrors { message } }
}`)
const GST = { hsn: '3004', gstRates: [{ rate: 500, from: '2017-07-01' }] }

beforeEach(() => {
  Object.assign(pharmacy.store.settings, { gstin: '29ABCDE1234F1ZW', gstRegistration: 'REGULAR' })
})

/** Packs an order of two packs of the antibiotic, with the price of ₹89, from one batch each. */
async function pack(gst: object = GST) {
  const { antibiotic, rice } = pharmacy.visit
  await Product.updateOne({ _id: antibiotic._id }, gst)
  await Product.updateOne({ _id: rice._id }, { hsn: '1006', gstRates: [] })
  const lines = [
    { productId: idOf(antibiotic), quantity: 2 },
    { productId: idOf(rice), quantity: 1 },
  ]
  const orderId = await place([antibiotic, rice], { lines, expectedTotal: 3 * 8900 })
  await check(orderId, [approve(antibiotic)])
  await enterBatches(orderId)
  await correct(orderId, { A: 1, B: 1 })
  await setStatus(orderId, 'PACKED')
  return orderId
}

function correct(orderId: string, packs: Record<string, number>, more: object = {}) {
  const batches = Object.entries(packs).map(([number, quantity]) => ({
    ...{ number, quantity, expiry: '12/99' },
  }))
  const lines = [{ productId: idOf(pharmacy.visit.antibiotic), batches }]
  return send('setOrderBatches', { orderId, lines, ...more })
}

async function refund(orderId: string, quantity: number): Promise<void> {
  const lines = [{ productId: idOf(pharmacy.visit.antibiotic), quantity }]
  const amount = quantity * 8900
  const added = await send('addRefund', { orderId, reason: 'PART_OF_LINES', lines, amount })
  expect(added.userErrors).toEqual([])
  const refundId = added.order?.refunds.at(-1)?.id ?? ''
  await send('refund', { refundId, reference: 'R1' })
}

/** The entries as document, packs and batch. */
async function readRegister(orderId: string) {
  const entries = await RegisterEntry.find({ orderId }).sort({ _id: 1 }).lean()
  return entries.map(({ document, quantity, batches }) => [
    ...[document, quantity, batches?.map(({ number }) => number).join()],
  ])
}

async function numbersOf(orderId: string): Promise<string[]> {
  const documents = await OrderDocument.find({ orderId }).sort({ _id: 1 }).lean()
  return documents.map(({ number }) => number)
}

describe('the register of documents', () => {
  it('a delivery has an entry for each batch with its document, although rice waits for a rate', async () => {
    const orderId = await pack()
    expect(await readRegister(orderId)).toEqual([])
    await setStatus(orderId, 'DELIVERED')
    const [invoice] = await numbersOf(orderId)
    expect(await readRegister(orderId)).toEqual([
      [invoice, 1, 'A'],
      [invoice, 1, 'B'],
    ])
  })

  it('a cancellation takes the packs back with its credit note, and packing anew adds the new document', async () => {
    const orderId = await pack()
    await setStatus(orderId, 'DELIVERED')
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await setStatus(orderId, 'CONFIRMED')
    await correct(orderId, { C: 2 })
    await setStatus(orderId, 'DELIVERED')
    const [first, credit, second] = await numbersOf(orderId)
    expect(await readRegister(orderId)).toEqual([
      ...[
        [first, 1, 'A'],
        [first, 1, 'B'],
      ],
      ...[
        [credit, -1, 'A'],
        [credit, -1, 'B'],
      ],
      [second, 2, 'C'],
    ])
  })

  it('an order that is cancelled before its delivery has no entries', async () => {
    const orderId = await pack()
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(await readRegister(orderId)).toEqual([])
  })

  it('a refund for packs has an entry with its credit note, also if it was made before the delivery', async () => {
    for (const isEarly of [true, false]) {
      const orderId = await pack()
      await correct(orderId, { A: 2 })
      await send('setPaymentState', { orderId, state: 'RECEIVED' })
      if (isEarly) await refund(orderId, 1)
      await setStatus(orderId, 'DELIVERED')
      if (!isEarly) await refund(orderId, 1)
      const [invoice, credit] = await numbersOf(orderId)
      const entries = [
        [invoice, 2, 'A'],
        [credit, -1, 'A'],
      ]
      expect(await readRegister(orderId)).toEqual(isEarly ? entries.toReversed() : entries)
      await setStatus(orderId, 'PACKED')
      const sum = (await readRegister(orderId)).reduce((all, [, packs]) => all + Number(packs), 0)
      expect(sum, 'the delivery was undone').toBe(0)
    }
  })

  it('a batch that is corrected after the delivery has two entries for its document', async () => {
    const orderId = await pack()
    await setStatus(orderId, 'DELIVERED')
    await correct(orderId, { A: 2 }, { reason: 'Misread' })
    const [invoice] = await numbersOf(orderId)
    expect((await readRegister(orderId)).slice(2)).toEqual([
      [invoice, -1, 'B'],
      [invoice, 1, 'A'],
    ])
  })

  it('a medicine that was delivered while it waited gets its document later', async () => {
    const orderId = await pack({ hsn: '', gstRates: [] })
    await setStatus(orderId, 'DELIVERED')
    expect(await readRegister(orderId)).toEqual([
      [undefined, 1, 'A'],
      [undefined, 1, 'B'],
    ])
    await Product.updateOne({ _id: pharmacy.visit.antibiotic._id }, GST)
    const { data } = await pharmacy.store.query(
      ISSUE,
      { input: { orderId } },
      pharmacy.admin.accessToken,
    )
    expect(data.payload.userErrors).toEqual([])
    const [invoice] = await numbersOf(orderId)
    expect((await readRegister(orderId)).slice(2)).toEqual([
      [undefined, -1, 'A'],
      [undefined, -1, 'B'],
      [invoice, 1, 'A'],
      [invoice, 1, 'B'],
    ])
  })

  it('a shop without GST corrects its invoice, because it issues no credit notes', async () => {
    Object.assign(pharmacy.store.settings, { gstRegistration: 'NONE' })
    const orderId = await pack()
    await setStatus(orderId, 'DELIVERED')
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    const { invoice } = await Order.findById(orderId).orFail().lean()
    expect((await readRegister(orderId)).map(([document, packs]) => [document, packs])).toEqual(
      [1, 1, -1, -1].map((packs) => [invoice?.number, packs]),
    )
  })
})

describe('the CSV of documents with medicines', () => {
  /** The rows of an order without people and maker. */
  async function readRows(orderId: string) {
    const { number } = await Order.findById(orderId).orFail().lean()
    const [csv = ''] = await exportBatch('B')
    return csv
      .split('\n')
      .filter((row) => row.includes(`,${number},`))
      .map((row) => row.split(','))
      .map((cells) => [cells[0], ...cells.slice(-10, -4), ...cells.slice(-2)])
  }

  it('each document has its rows with a sign, and an amendment takes the printed batch back', async () => {
    const orderId = await pack()
    await setStatus(orderId, 'DELIVERED')
    await correct(orderId, { A: 2 }, { reason: 'Misread' })
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    const { number } = await Order.findById(orderId).orFail().lean()
    const [invoice, credit] = await numbersOf(orderId)
    const row = (batch: string, packs: number, state = '') => [
      ...[invoice, batch, '12/99', String(packs), String(packs * 89), number, state],
      ...['Tax Invoice', ''],
    ]
    expect(await readRows(orderId)).toEqual([
      row('A', 1),
      row('B', 1),
      row('A', -1, 'Amended'),
      row('B', -1, 'Amended'),
      row('A', 2, 'Amended'),
      [...[credit, 'A', '12/99', '-2', '-178', number, ''], ...['Credit Note', invoice]],
    ])
  })

  it('a shop without GST has rows for what came back below its invoice', async () => {
    Object.assign(pharmacy.store.settings, { gstRegistration: 'NONE' })
    const orderId = await pack()
    await correct(orderId, { A: 2 })
    await send('setPaymentState', { orderId, state: 'RECEIVED' })
    await refund(orderId, 1)
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    const rows = (await readRows(orderId)).map(([, batch, , packs, , , state]) => [
      ...[batch, packs, state],
    ])
    expect(rows.slice(-2)).toEqual([
      ['A', '-1', 'Returned'],
      ['A', '-1', 'Cancelled'],
    ])
    expect(rows.reduce((sum, [, packs]) => sum + Number(packs), 0)).toBe(0)
  })
})
