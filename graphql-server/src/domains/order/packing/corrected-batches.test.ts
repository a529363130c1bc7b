import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { enterBatches, exportBatch } from '../../../../test/support/batches.ts'
import { buildMedicine, buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { idOf, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { OrderDocument } from '../document/document.model.ts'
import { Order } from '../record/order.model.ts'

const pharmacy = setUpPharmacy()
const { place, send, setStatus } = pharmacy

const ORDER = gql(`query ($id: ID!, $batch: String!) {
  order(id: $id) {
    recalledPacks(batch: $batch) { name expiry quantity found }
    documents {
      kind number
      lines { name quantity batches { number quantity } }
      amendments { at by reason name before { number expiry quantity } after { number expiry quantity } }
    }
  }
}`)
const RECALL = gql(`query ($batch: String!) {
  ordersWithBatch(batch: $batch) { edges { node { id } } }
}`)

const shops = [['NONE'], ['REGULAR']] as const
const REASON = 'The wrong strip was scanned'

const GST = { hsn: '3004', gstRates: [{ rate: 500, from: '2017-07-01' }] }

/** A packed order of two packs of a medicine in a batch of its own. */
async function pack(gstRegistration: 'NONE' | 'REGULAR', quantity = 2) {
  // Without a registration, a shop in another state could not deliver to the customer.
  const gstin = gstRegistration === 'NONE' ? '' : '29ABCDE1234F1ZW'
  Object.assign(pharmacy.store.settings, { gstRegistration, gstin })
  const medicine = await buildMedicine({ name: 'Crocin', ...GST })
  const lines = [{ productId: idOf(medicine), quantity }]
  const orderId = await place([medicine], { lines, expectedTotal: quantity * 8900 })
  const printed = `P${new Types.ObjectId().toHexString().toUpperCase()}`
  await enterBatches(orderId, { number: printed, expiry: '12/99' })
  await setStatus(orderId, 'PACKED')
  return { orderId, medicine, printed, real: printed.replace('P', 'R') }
}

type Batches = { number: string; quantity: number; expiry?: string }[]

const correct = (
  orderId: string,
  medicine: ProductRecord,
  batches: Batches,
  more: object = {},
  as = pharmacy.admin,
) => {
  const lines = [
    { productId: idOf(medicine), batches: batches.map((each) => ({ expiry: '12/99', ...each })) },
  ]
  return send('setOrderBatches', { orderId, lines, ...more }, as)
}

async function read(id: string, batch = 'X', as = pharmacy.admin) {
  const variables = { id, batch }
  const { data } = await pharmacy.store.query(ORDER, variables, as.accessToken)
  if (!data.order) throw new Error('There is no such order.')
  return data.order
}

async function recall(batch: string): Promise<string[]> {
  const { data } = await pharmacy.store.query(RECALL, { batch }, pharmacy.admin.accessToken)
  return data.ordersWithBatch.edges.map(({ node }) => node.id)
}

describe('a batch that is corrected after the document was issued', () => {
  it.each(shops)(
    'with the registration %s, the document keeps its lines and is amended',
    async (registration) => {
      const { orderId, medicine, printed, real } = await pack(registration)
      const [issued] = (await read(orderId)).documents
      expect(issued?.amendments).toEqual([])
      const { userErrors } = await correct(orderId, medicine, [{ number: real, quantity: 2 }])
      expect(userErrors).toEqual([])
      const batch = (number: string) => [{ number, expiry: '12/99', quantity: 2 }]
      const amendment = {
        ...{ at: expect.any(String) as string, by: 'Meera', reason: null, name: 'Crocin' },
        ...{ before: batch(printed), after: batch(real) },
      }
      expect((await read(orderId)).documents).toEqual([{ ...issued, amendments: [amendment] }])
      await correct(orderId, medicine, [{ number: real, quantity: 2 }])
      expect((await read(orderId)).documents[0]?.amendments, 'repeated').toHaveLength(1)
    },
  )

  it.each(shops)(
    'with the registration %s, a recall finds the printed and the real batch',
    async (registration) => {
      const { orderId, medicine, printed, real } = await pack(registration)
      await correct(orderId, medicine, [{ number: real, quantity: 2 }])
      const packs = { name: 'Crocin', expiry: '12/99', quantity: 2 }
      for (const [batch, found] of [
        [printed, 'DOCUMENT'],
        [real, 'PACKED'],
      ] as const) {
        expect(await recall(batch)).toEqual([orderId])
        expect((await read(orderId, batch)).recalledPacks).toEqual([{ ...packs, found }])
        const [, csv = ''] = await exportBatch(batch)
        expect(csv.split('\n')[1]).toMatch(RegExp(`,${batch},12/99,2,Asha,\\d+,${found}$`))
      }
    },
  )

  it('a recall finds the batch on the document of an order that was packed anew', async () => {
    const { orderId, medicine, printed, real } = await pack('REGULAR')
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await setStatus(orderId, 'CONFIRMED')
    await correct(orderId, medicine, [{ number: real, quantity: 2 }])
    await setStatus(orderId, 'PACKED')
    const { documents } = await read(orderId)
    expect(documents.flatMap(({ amendments }) => amendments)).toEqual([])
    expect(documents.map(({ kind, lines }) => [kind, lines[0]?.batches[0]?.number])).toEqual([
      ['TAX_INVOICE', printed],
      ['CREDIT_NOTE', printed],
      ['TAX_INVOICE', real],
    ])
    expect(await recall(printed)).toEqual([orderId])
  })

  it('a batch before the document is issued becomes no amendment', async () => {
    Object.assign(pharmacy.store.settings, { gstRegistration: 'REGULAR' })
    const medicine = await buildMedicine(GST)
    const orderId = await place([medicine])
    await enterBatches(orderId)
    await correct(orderId, medicine, [{ number: 'C2', quantity: 1 }])
    await setStatus(orderId, 'PACKED')
    const { documents } = await read(orderId)
    expect(documents).toMatchObject([{ amendments: [], lines: [{ batches: [{ number: 'C2' }] }] }])
  })
})

it('the documents of an order are amended at most 100 times', async () => {
  const { orderId, medicine, printed, real } = await pack('REGULAR')
  const switchBatch = (number: string) => correct(orderId, medicine, [{ number, quantity: 2 }])
  await switchBatch(real)
  const { amendments = [] } = await Order.findById(orderId).orFail().lean()
  const repeat = (times: number) =>
    Order.updateOne({ _id: orderId }, { amendments: Array(times).fill(amendments[0]) })
  await repeat(99)
  expect((await switchBatch(printed)).userErrors).toEqual([])
  expect((await switchBatch(real)).userErrors).toMatchObject([
    { message: 'The batches of this order were corrected 100 times already. Please cancel it.' },
  ])
  expect((await switchBatch(printed)).userErrors, 'repeated').toEqual([])
})

describe('a batch that is corrected after the delivery', () => {
  it('an admin corrects it with a reason, which the document shows', async () => {
    const { orderId, medicine, real } = await pack('REGULAR')
    await setStatus(orderId, 'DELIVERED')
    const batches = [{ number: real, quantity: 2 }]
    expect((await correct(orderId, medicine, batches)).userErrors).toEqual([
      {
        ...{ code: 'BAD_USER_INPUT', field: 'reason' },
        message: 'The order was delivered. Please say why its batches are corrected.',
      },
    ])
    const staff = await buildShopper(pharmacy.store.tokens, { role: 'STAFF' })
    const byStaff = await correct(orderId, medicine, batches, { reason: REASON }, staff)
    expect(byStaff.userErrors).toMatchObject([
      { message: 'The order was delivered. Only an admin can correct its batches.' },
    ])
    expect((await correct(orderId, medicine, batches, { reason: REASON })).userErrors).toEqual([])
    const [document] = (await read(orderId)).documents
    expect(document?.amendments).toMatchObject([{ reason: REASON, after: [{ number: real }] }])
    const { status } = await Order.findById(orderId).orFail().lean()
    expect(status).toBe('DELIVERED')
  })

  it('a batch that has expired since is accepted, and one that had expired before has to be confirmed', async () => {
    const { orderId, medicine, real } = await pack('NONE')
    await setStatus(orderId, 'DELIVERED')
    const expired = [{ number: real, quantity: 2, expiry: '10/20' }]
    const more = { reason: REASON }
    expect((await correct(orderId, medicine, expired, more)).userErrors).toEqual([
      {
        ...{ code: 'EXPIRES_SOON', field: 'lines.0.batches.0.expiry' },
        message: `Batch ${real} had expired on 31 October 2020 when it was handed over. Is this right?`,
      },
    ])
    const { history } = await Order.findById(orderId).orFail().lean()
    const past = history.map((change) => ({ ...change, at: new Date('2020-10-31T12:00:00Z') }))
    await Order.updateOne({ _id: orderId }, { $set: { history: past } })
    expect((await correct(orderId, medicine, expired, more)).userErrors).toEqual([])
    const confirmed = { ...more, confirmExpiringSoon: true }
    const older = [{ number: real, quantity: 2, expiry: '09/20' }]
    expect((await correct(orderId, medicine, older, confirmed)).userErrors).toEqual([])
  })
})

describe('the batches of a credit note', () => {
  /** Refunds one pack. */
  async function refundOne(orderId: string, medicine: ProductRecord): Promise<void> {
    const lines = [{ productId: idOf(medicine), quantity: 1 }]
    const added = await send('addRefund', {
      ...{ orderId, reason: 'PART_OF_LINES', lines, amount: 8900 },
    })
    const refundId = added.order?.refunds.at(-1)?.id ?? ''
    const made = await send('refund', { refundId, reference: 'R1' })
    expect(made.userErrors).toEqual([])
  }

  const creditsOf = async (orderId: string) =>
    (await read(orderId)).documents
      .filter(({ kind }) => kind === 'CREDIT_NOTE')
      .map(({ lines }) => lines.map(({ batches }) => batches))

  it('a part of a line names its batch, as it was corrected, and the rest the packs that are left', async () => {
    const { orderId, medicine, real } = await pack('REGULAR', 3)
    await setStatus(orderId, 'DELIVERED')
    await correct(orderId, medicine, [{ number: real, quantity: 3 }], { reason: REASON })
    await refundOne(orderId, medicine)
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(await creditsOf(orderId)).toEqual([
      [[{ number: real, quantity: 1 }]],
      [[{ number: real, quantity: 2 }]],
    ])
  })

  it('a part of a line with several batches names none, because it is not known which came back', async () => {
    const { orderId, medicine, printed, real } = await pack('REGULAR', 3)
    const batches = [
      { number: printed, quantity: 2 },
      { number: real, quantity: 1 },
    ]
    await correct(orderId, medicine, batches)
    await setStatus(orderId, 'DELIVERED')
    await refundOne(orderId, medicine)
    expect(await creditsOf(orderId)).toEqual([[[]]])
    expect(await OrderDocument.countDocuments({ orderId })).toBe(2)
  })
})
