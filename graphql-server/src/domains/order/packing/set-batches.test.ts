import { describe, expect, it } from 'vitest'
import { buildMedicine, buildShopper } from '../../../../test/support/factories.ts'
import { approve, idOf, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { Order } from '../record/order.model.ts'
import { ProductBatch } from './product-batch.model.ts'

const pharmacy = setUpPharmacy()
const { place, check, send, setStatus, readOrder, readOwnOrder } = pharmacy

const batch = (number: string, more: object = {}) => ({
  ...{ number, expiry: '12/99', quantity: 1 },
  ...more,
})
const of = (product: ProductRecord, ...batches: object[]) => ({ productId: idOf(product), batches })

const setBatches = (orderId: string, lines: object[], more: object = {}) =>
  send('setOrderBatches', { orderId, lines, ...more })

/** An order of two packs of a medicine without a schedule, and rice. */
async function placeMedicine(more: object = {}) {
  const medicine = await buildMedicine({ name: 'Crocin', manufacturer: 'GSK', ...more })
  const { rice } = pharmacy.visit
  const lines = [medicine, rice].map((product) => ({ productId: idOf(product), quantity: 2 }))
  const orderId = await place([medicine, rice], { lines, expectedTotal: 4 * 8900 })
  return { orderId, medicine }
}

describe('a medicine in an order', () => {
  it.each([
    [{ makerOrPacker: 'GSK, Nashik 422007' }, 'GSK, Nashik 422007'],
    [{ makerOrPacker: '' }, 'GSK'],
    [{ makerOrPacker: '', manufacturer: '' }, ''],
  ])('a medicine with %j copies the maker %j', async (fields, maker) => {
    const { orderId } = await placeMedicine(fields)
    const { lines, missingBatches } = await readOrder(orderId)
    expect(lines.map(({ medicine }) => medicine)).toEqual([{ maker }, null])
    expect(missingBatches).toBe(true)
  })
})

describe('setting batches', () => {
  it('setting batches stores them in upper case with the last day of their month', async () => {
    const { orderId, medicine } = await placeMedicine()
    const batches = [batch(' ab 12 ', { expiry: '02/96' }), batch('C3', { expiry: '3/2099' })]
    const { order, userErrors } = await setBatches(orderId, [of(medicine, ...batches)])
    expect(userErrors).toEqual([])
    expect(order?.missingBatches).toBe(false)
    expect(order?.lines.map((line) => line.batches)).toEqual([
      [
        { number: 'AB 12', expiry: '02/96', expiresOn: '2096-02-29', quantity: 1 },
        { number: 'C3', expiry: '03/99', expiresOn: '2099-03-31', quantity: 1 },
      ],
      [],
    ])
  })

  it.each([
    [
      'the expiry 13/26',
      [batch('A', { expiry: '13/26', quantity: 2 })],
      'batches.0.expiry',
      'Expiry must be a month and a year, such as 03/27.',
    ],
    [
      'an expired batch',
      [batch('A', { expiry: '10/20', quantity: 2 })],
      'batches.0.expiry',
      'Batch A expired on 31 October 2020.',
    ],
    ['no number', [batch(' ', { quantity: 2 })], 'batches.0.number', 'Batch is required.'],
    [
      '200 characters',
      [batch('A'.repeat(200), { quantity: 2 })],
      'batches.0.number',
      'Batch must have at most 40 characters.',
    ],
    [
      'a line break',
      [batch('A\nB', { quantity: 2 })],
      'batches.0.number',
      'Batch must be one line of text.',
    ],
    [
      'no pack',
      [batch('A', { quantity: 0 })],
      'batches.0.quantity',
      'Quantity must be at least 1.',
    ],
    [
      'too few packs',
      [batch('A')],
      'batches',
      'The batches of Crocin have 1 pack, but 2 are ordered.',
    ],
    [
      'too many packs',
      [batch('A', { quantity: 2 }), batch('B')],
      'batches',
      'The batches of Crocin have 3 packs, but 2 are ordered.',
    ],
    [
      'the same batch twice',
      [batch('a'), batch('A')],
      'batches.1.number',
      'Batch A is in the list twice.',
    ],
    ['no batch', [], 'batches', 'Please enter at least one batch.'],
    [
      '11 batches',
      Array.from({ length: 11 }, (_, n) => batch(`A${n}`)),
      'batches',
      'Please enter at most 10 batches of one medicine.',
    ],
  ])('setting batches is rejected for %s', async (_what, batches, field, message) => {
    const { orderId, medicine } = await placeMedicine()
    const { userErrors } = await setBatches(orderId, [of(medicine, ...batches)])
    expect(userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: `lines.0.${field}`, message }])
    expect((await readOrder(orderId)).missingBatches).toBe(true)
  })

  it('setting batches is rejected for what is not a medicine, for other products, and for repeated lines', async () => {
    const { orderId, medicine } = await placeMedicine()
    const right = of(medicine, batch('A', { quantity: 2 }))
    for (const product of [pharmacy.visit.rice, pharmacy.visit.steroid]) {
      const { userErrors } = await setBatches(orderId, [right, of(product, batch('A'))])
      expect(userErrors).toMatchObject([{ field: 'lines.1.productId', code: 'BAD_USER_INPUT' }])
    }
    const { userErrors } = await setBatches(orderId, [right, right])
    expect(userErrors).toMatchObject([{ field: 'lines.1.productId' }])
    expect((await readOrder(orderId)).missingBatches).toBe(true)
  })

  it('setting a batch that expires within 30 days has to be confirmed', async () => {
    const { orderId, medicine } = await placeMedicine()
    const thisMonth = indianDay(new Date()).slice(0, 7)
    const lines = [of(medicine, batch('A', { expiry: formatExpiry(thisMonth), quantity: 2 }))]
    const { userErrors } = await setBatches(orderId, lines)
    expect(userErrors).toMatchObject([{ code: 'EXPIRES_SOON', field: 'lines.0.batches.0.expiry' }])
    expect(userErrors[0]?.message).toMatch(/^Batch A expires on .*\. Do you want to pack it\?$/)
    expect((await readOrder(orderId)).missingBatches).toBe(true)
    expect((await setBatches(orderId, lines, { confirmExpiringSoon: true })).userErrors).toEqual([])
  })

  it('setting batches waits for the prescription check, and keeps other lines', async () => {
    const { antibiotic, steroid } = pharmacy.visit
    const orderId = await place([antibiotic, steroid])
    const lines = [of(steroid, batch('A'))]
    expect((await readOrder(orderId)).missingBatches).toBe(false)
    expect((await setBatches(orderId, lines)).userErrors).toMatchObject([
      { code: 'PRESCRIPTION_NOT_CHECKED' },
    ])
    await check(orderId, [approve(antibiotic), approve(steroid)])
    await setBatches(orderId, lines)
    const { order } = await setBatches(orderId, [of(antibiotic, batch('B'))])
    expect(order?.lines.map(({ batches }) => batches.map(({ number }) => number))).toEqual([
      ['B'],
      ['A'],
    ])
  })

  it('setting batches of a cancelled order is rejected', async () => {
    const { orderId, medicine } = await placeMedicine()
    await setBatches(orderId, [of(medicine, batch('A', { quantity: 2 }))])
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    const { userErrors } = await setBatches(orderId, [of(medicine, batch('B', { quantity: 2 }))])
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'orderId' }])
  })

  it('a second packer is told about the first, and a repeat changes nothing', async () => {
    const { orderId, medicine } = await placeMedicine()
    const { updatedAt: seenUpdatedAt } = await readOrder(orderId)
    const enter = (number: string) =>
      setBatches(orderId, [of(medicine, batch(number, { quantity: 2 }))], { seenUpdatedAt })
    const replies = await Promise.all([enter('A'), enter('B')])
    const codes = replies.map(({ userErrors }) => userErrors[0]?.code ?? 'OK')
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'OK'])
    const winner = codes.indexOf('OK') === 0 ? 'A' : 'B'
    expect((await enter(winner)).userErrors).toEqual([])
    expect((await readOrder(orderId)).lines[0]?.batches[0]?.number).toBe(winner)
  })

  it('batches and a cancellation by the customer leave the order cancelled', async () => {
    const { orderId, medicine } = await placeMedicine()
    const [, cancelled] = await Promise.all([
      setBatches(orderId, [of(medicine, batch('A', { quantity: 2 }))]),
      pharmacy.cancel(orderId),
    ])
    expect(cancelled.userErrors).toEqual([])
    expect((await readOrder(orderId)).status).toBe('CANCELLED_BY_SHOPPER')
  })

  it('batches that change while an order is packed are complete afterwards', async () => {
    const { orderId, medicine } = await placeMedicine()
    await setBatches(orderId, [of(medicine, batch('A', { quantity: 2 }))])
    const [changed, packed] = await Promise.all([
      setBatches(orderId, [of(medicine, batch('B', { quantity: 2 }))]),
      setStatus(orderId, 'PACKED'),
    ])
    expect([changed.userErrors, packed.userErrors]).toEqual([[], []])
    const { status, lines } = await readOrder(orderId)
    expect([status, lines[0]?.batches[0]?.number]).toEqual(['PACKED', 'B'])
  })

  it('setting batches is for the team', async () => {
    const { orderId } = await placeMedicine()
    const stranger = await buildShopper(pharmacy.store.tokens)
    await expect(send('setOrderBatches', { orderId, lines: [] }, stranger)).rejects.toThrow()
  })
})

async function changeLines(orderId: string, change: (line: OrderLineRecord) => OrderLineRecord) {
  const { lines } = await Order.findById(orderId).orFail().lean()
  await Order.updateOne({ _id: orderId }, { $set: { lines: lines.map(change) } })
}

describe('packing an order with medicines', () => {
  it.each(['PACKED', 'DELIVERED'])(
    'an order does not become %s until its medicines have batches',
    async (status) => {
      const { orderId, medicine } = await placeMedicine()
      const { userErrors } = await setStatus(orderId, status)
      expect(userErrors).toEqual([
        {
          code: 'BATCHES_MISSING',
          field: 'status',
          message: 'Please enter the batches of Crocin first.',
        },
      ])
      expect((await readOrder(orderId)).status).toBe('PENDING')
      expect((await Order.findById(orderId).orFail().lean()).invoice).toBeUndefined()
      await setBatches(orderId, [of(medicine, batch('A', { quantity: 2 }))])
      expect((await setStatus(orderId, status)).order?.status).toBe(status)
    },
  )

  it('an order with a batch that has expired since is packed with another one only', async () => {
    const { orderId, medicine } = await placeMedicine()
    await setBatches(orderId, [of(medicine, batch('A', { quantity: 2 }))])
    await changeLines(orderId, (line) => ({
      ...line,
      ...(line.batches && { batches: [{ number: 'A', expiry: '2020-01', quantity: 2 }] }),
    }))
    expect((await setStatus(orderId, 'PACKED')).userErrors).toMatchObject([
      {
        code: 'BATCHES_MISSING',
        message: 'A batch of Crocin has expired. Please enter another batch.',
      },
    ])
    await Order.updateOne({ _id: orderId }, { $set: { status: 'PACKED' } })
    expect((await setStatus(orderId, 'DELIVERED')).userErrors).toEqual([])
  })

  it('an order of an older release is packed without batches', async () => {
    const { orderId } = await placeMedicine()
    await changeLines(orderId, (line) => {
      const older = { ...line }
      delete older.medicine
      return older
    })
    expect((await readOrder(orderId)).missingBatches).toBe(false)
    expect((await setStatus(orderId, 'DELIVERED')).userErrors).toEqual([])
  })

  it('an order without rejected lines needs the batches of the others only', async () => {
    const { antibiotic, steroid } = pharmacy.visit
    const orderId = await place([antibiotic, steroid])
    await check(orderId, [reject(antibiotic), approve(steroid)])
    await setBatches(orderId, [of(steroid, batch('A'))])
    expect((await setStatus(orderId, 'PACKED')).userErrors).toEqual([])
  })
})

describe('proposed batches', () => {
  it('the last five batches that have not expired are proposed to the team', async () => {
    const { medicine, orderId } = await placeMedicine()
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const old = ['1', '2', '3', '4', '5', '6'].map((number, day) => ({
      ...{ productId: medicine._id, number, expiry: '2098-01', usedAt: at(day + 1) },
    }))
    const expired = { ...old[0], number: '7', expiry: '2026-01', usedAt: at(20) }
    await ProductBatch.insertMany([...old, expired])
    const numbers = async (read = readOrder) =>
      (await read(orderId)).lines[0]?.recentBatches.map(({ number }) => number)
    expect(await numbers()).toEqual(['6', '5', '4', '3', '2'])
    await setBatches(orderId, [of(medicine, batch('2', { expiry: '01/98', quantity: 2 }))])
    expect(await numbers()).toEqual(['2', '6', '5', '4', '3'])
    expect(await numbers(readOwnOrder)).toEqual([])
    expect(await ProductBatch.countDocuments({ productId: medicine._id })).toBe(6)
  })
})
