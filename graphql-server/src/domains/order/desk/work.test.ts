import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildCategory,
  buildOrder,
  buildProduct,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { deleteProduct } from '../../catalogue/edit/product.service.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { MAX_AT_ONCE } from '../list/order-list.service.ts'

const MOVE = gql(`mutation ($input: SetOrderStatusesInput!) {
  setOrderStatuses(input: $input) {
    moved { id status history { status } }
    refused { orderId order { number status } code reason params { name } message }
    userErrors { code field message }
  }
}`)
const PICK = gql(`query ($orderIds: [ID!]!) {
  pickList(orderIds: $orderIds) {
    orderCount totalQuantity
    groups { subCategory { name } lines {
      name unit quantity orderNumbers collectedOrderNumbers
      orders { number bagNumber quantity isCollected }
    } }
  }
}`)
const LINES = gql(`query ($ids: [ID!]!) {
  ordersById(ids: $ids) {
    bagNumber lines { barcodes shelf { category { name } subCategory { name } } }
  }
}`)
const BY_ID = gql(
  `query ($ids: [ID!]!) { ordersById(ids: $ids) { number nextStatus customer { name } } }`,
)

/** Enough to see that the cost per order stays the same. */
const MANY = 40

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  shopper = await buildShopper(store.tokens, { name: 'Asha' })
})
afterAll(() => store.close())
beforeEach(() => Order.deleteMany({}))

const place = (fields: Partial<OrderRecord> = {}) => buildOrder(shopper.user, fields)
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()
const seen = (order: OrderRecord, from = order.status) => ({ orderId: idOf(order), from })

const lineOf = (product: ProductRecord, quantity: number) => ({
  ...{ productId: product._id, name: product.name, unit: product.unit, image: null },
  ...{ price: 100, discount: 0, quantity, discountedPrice: 100 },
})

async function move(orders: object[], status: string | null = null, reason: string | null = null) {
  const { data } = await store.query(MOVE, { input: { orders, status, reason } }, admin.accessToken)
  return data.setOrderStatuses
}

const statusOf = async (order: OrderRecord) => (await Order.findById(order._id).lean())?.status

describe('moving many orders', () => {
  it('moving many orders moves each to its next status, and issues invoices without gaps', async () => {
    const orders = await Promise.all(
      (['PENDING', 'CONFIRMED', 'PACKED', 'PENDING'] as const).map((status) => place({ status })),
    )
    const { moved, refused } = await move(orders.map((order) => seen(order)))
    expect(refused).toEqual([])
    expect(moved.map(({ status }) => status)).toEqual([
      ...['CONFIRMED', 'PACKED', 'DELIVERED', 'CONFIRMED'],
    ])
    const invoices = (await Order.find().lean()).flatMap(({ invoice }) => invoice?.number ?? [])
    const serials = invoices.map((number) => Number(number.split('/')[1])).toSorted((a, b) => a - b)
    expect(serials.length, 'the packed and the delivered order').toBe(2)
    expect(serials[1]).toBe((serials[0] ?? 0) + 1)
  })

  it('moving many orders names each one that has changed since, and moves all others', async () => {
    const first = await place()
    const copies = Array.from({ length: MANY - 1 }, (_, n) => ({
      ...{ ...first, _id: new Types.ObjectId() },
      ...{ number: `ORD-${n}`, idempotencyKey: `order ${n}`, invoice: undefined },
    }))
    await Order.insertMany(copies)
    const orders = [first, ...copies]
    const changed = orders.filter((_order, n) => n % 10 === 7)
    const filter = { _id: { $in: changed.map(({ _id }) => _id) } }
    await Order.updateMany(filter, { $set: { status: 'CANCELLED_BY_SHOPPER' } })
    const { moved, refused } = await move(orders.map((order) => seen(order)))
    expect(moved).toHaveLength(MANY - changed.length)
    expect(refused).toEqual(
      changed.map((order) => ({
        orderId: idOf(order),
        order: { number: order.number, status: 'CANCELLED_BY_SHOPPER' },
        code: 'CHANGED_MEANWHILE',
        reason: 'SEEN_STATUS_OUTDATED',
        params: [],
        message: 'The order status has changed in the meantime.',
      })),
    )
    const kept = await Order.countDocuments({ status: 'CANCELLED_BY_SHOPPER' })
    expect(kept, 'a cancelled order is not taken up again').toBe(changed.length)
  })

  it('packing many orders names those with medicines that have no batch, and packs all others', async () => {
    const first = await place({ status: 'CONFIRMED' })
    const crocin = { ...lineOf(await buildProduct({ name: 'Crocin' }), 1), medicine: { maker: '' } }
    const orders = Array.from({ length: MANY }, (_, n) => ({
      ...{ ...first, _id: new Types.ObjectId(), invoice: undefined },
      ...{ number: `ORD-${n}`, idempotencyKey: `order ${n}` },
      ...(n % 10 === 0 && { lines: [crocin] }),
    }))
    await Order.insertMany(orders)
    const replies: Awaited<ReturnType<typeof move>>[] = []
    const commands = await store.recordCommands(async () => {
      replies.push(
        await move(
          orders.map((order) => seen(order)),
          'PACKED',
        ),
      )
    })
    const [{ moved, refused } = { moved: [], refused: [] }] = replies
    expect([moved.length, refused.length]).toEqual([36, 4])
    const names = orders.filter(({ lines }) => lines[0]?.name === 'Crocin')
    expect(refused.map(({ order }) => order?.number)).toEqual(names.map(({ number }) => number))
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['Please enter the batches of Crocin first.']),
    )
    // Reads each order, writes those that move with their invoice and emails, and reads all rejected orders once.
    expect(commands.length).toBeLessThan(MANY * 9)
    const forOne = async (order: OrderRecord) => {
      await Order.updateOne({ _id: order._id }, { $set: { status: 'CONFIRMED' } })
      return store.recordCommands(async () => {
        await move([seen({ ...order, status: 'CONFIRMED' })], 'PACKED')
      })
    }
    const [refusedOne] = names
    if (!refusedOne) throw new Error('There is no order with a medicine.')
    expect((await forOne(refusedOne)).length, 'a refusal costs few commands').toBeLessThanOrEqual(5)
  })

  it('moving many orders leaves an order that somebody else has moved on', async () => {
    const order = await place()
    await Order.updateOne({ _id: order._id }, { $set: { status: 'CONFIRMED' } })
    const { moved, refused } = await move([seen(order)])
    expect(moved).toEqual([])
    expect(refused).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    expect(await statusOf(order)).toBe('CONFIRMED')
  })

  it('moving many orders follows the rules for a single order', async () => {
    const product = await buildProduct({ stock: 3 })
    const line = { productId: product._id, name: 'Rice', price: 100, discount: 0, unit: '1 kg' }
    const lines = [{ ...line, image: null, quantity: 2, discountedPrice: 100 }]
    const toCancel = await place({ lines })
    const unchecked = await place({ lines: lines.map((one) => ({ ...one, schedule: 'H1' })) })
    const delivered = await place({ status: 'DELIVERED' })
    const reason = 'No rider today'
    expect((await move([seen(toCancel)], 'CANCELLED_BY_SELLER', reason)).refused).toEqual([])
    expect((await Order.findById(toCancel._id).lean())?.history.at(-1)).toMatchObject({ reason })
    expect((await Product.findById(product._id).lean())?.stock).toBe(5)
    const { moved, refused } = await move([
      ...[seen(unchecked), seen(delivered)],
      { orderId: '0'.repeat(24), from: 'PENDING' },
      { orderId: 'x', from: 'PENDING' },
    ])
    expect(moved).toEqual([])
    expect(refused.map(({ code, order }) => [code, order?.number])).toEqual([
      ['PRESCRIPTION_NOT_CHECKED', unchecked.number],
      ['BAD_USER_INPUT', delivered.number],
      ['NOT_FOUND', undefined],
      ['NOT_FOUND', undefined],
    ])
    expect(await statusOf(unchecked)).toBe('PENDING')
  })

  it.each([
    ['no order', 0, null, 'orders'],
    ['more than 500 orders', MAX_AT_ONCE + 1, null, 'orders'],
    ['the status that only customers set', 1, 'CANCELLED_BY_SHOPPER', 'status'],
  ])('moving many orders is rejected as a whole for %s', async (_what, count, status, field) => {
    const order = await place()
    const others = Array.from({ length: Math.max(count - 1, 0) }, () => ({
      orderId: new Types.ObjectId().toHexString(),
      from: 'PENDING',
    }))
    const { moved, refused, userErrors } = await move(
      count === 0 ? [] : [seen(order), ...others],
      status,
    )
    expect([moved, refused]).toEqual([[], []])
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field }])
    expect(await statusOf(order)).toBe('PENDING')
  })

  it('moving many orders is rejected as a whole for a reason that does not fit their status', async () => {
    const order = await place()
    const { userErrors } = await move([seen(order)], 'PACKED', 'No rider today')
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'reason' }])
    expect(await statusOf(order)).toBe('PENDING')
  })

  it('moving many orders is rejected as a whole if an order is in the list twice', async () => {
    const order = await place()
    const twice = [seen(order), { ...seen(order), orderId: idOf(order).toUpperCase() }]
    expect((await move(twice)).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(await statusOf(order)).toBe('PENDING')
  })

  it('moving many orders leaves every order complete if it fails halfway', async () => {
    const orders = [await place(), await place(), await place()]
    const original = Order.findOneAndUpdate.bind(Order)
    let updates = 0
    const spy = vi.spyOn(Order, 'findOneAndUpdate').mockImplementation((...args) => {
      updates += 1
      if (updates === 2) throw new Error('The process ends here.')
      return original(...args)
    })
    const input = { orders: orders.map((order) => seen(order)), status: 'PACKED' as const }
    const { errors } = await store.query(MOVE, { input }, admin.accessToken)
    expect(errors?.[0]?.extensions['code']).toBe('INTERNAL')
    spy.mockRestore()
    const rows = await Order.find().sort({ _id: 1 }).lean()
    expect(rows.map(({ status, invoice }) => [status, invoice !== undefined])).toEqual([
      ['PACKED', true],
      ['PENDING', false],
      ['PENDING', false],
    ])
  })
})

describe('a pick list', () => {
  it('a pick list adds up products by sub-category, and names the orders that need them, for any number of orders', async () => {
    const [milk, spices] = [
      await buildSubCategory({ name: 'Milk', nameKey: 'milk' }),
      await buildSubCategory({ name: 'Spices', nameKey: 'spices' }),
    ]
    const toned = await buildProduct({ name: 'Toned Milk', subCategoryIds: [milk._id] })
    const curd = await buildProduct({ name: 'Curd', subCategoryIds: [milk._id] })
    const salt = await buildProduct({ name: 'Salt', subCategoryIds: [spices._id] })
    const gone = await buildProduct({ name: 'Apron' })
    const [first, second, cancelled] = [
      await place({ lines: [lineOf(salt, 1), lineOf(toned, 2)] }),
      await place({
        lines: [lineOf(toned, 3), lineOf(curd, 1), lineOf(gone, 1)],
        ...{ pickUp: true, bag: 12 },
      }),
      await place({ lines: [lineOf(curd, 9)], status: 'CANCELLED_BY_SHOPPER' }),
    ]
    await deleteProduct(idOf(gone))
    const orderIds = [first, second, cancelled, second].map(idOf)
    const pick = async (ids: string[]) => {
      const replies: object[] = []
      const commands = await store.recordCommands(async () => {
        const { data } = await store.query(PICK, { orderIds: ids }, admin.accessToken)
        replies.push(data.pickList)
      })
      return { list: replies[0], commands }
    }
    const one = await pick(orderIds.slice(0, 1))
    const all = await pick([...orderIds, 'x', '0'.repeat(24)])
    const collected = { collectedOrderNumbers: [second.number] }
    const inFirst = { number: first.number, bagNumber: null, isCollected: false }
    const inSecond = { number: second.number, bagNumber: 12, isCollected: true }
    expect(all.list).toEqual({
      orderCount: 2,
      totalQuantity: 8,
      groups: [
        {
          subCategory: { name: 'Milk' },
          lines: [
            {
              name: 'Curd',
              unit: curd.unit,
              quantity: 1,
              orderNumbers: [second.number],
              orders: [{ ...inSecond, quantity: 1 }],
              ...collected,
            },
            {
              ...{ name: 'Toned Milk', unit: toned.unit, quantity: 5 },
              orderNumbers: [first.number, second.number],
              orders: [
                { ...inFirst, quantity: 2 },
                { ...inSecond, quantity: 3 },
              ],
              ...collected,
            },
          ],
        },
        {
          subCategory: { name: 'Spices' },
          lines: [
            {
              name: 'Salt',
              unit: salt.unit,
              quantity: 1,
              orderNumbers: [first.number],
              collectedOrderNumbers: [],
              orders: [{ ...inFirst, quantity: 1 }],
            },
          ],
        },
        {
          subCategory: null,
          lines: [
            {
              name: 'Apron',
              unit: gone.unit,
              quantity: 1,
              orderNumbers: [second.number],
              orders: [{ ...inSecond, quantity: 1 }],
              ...collected,
            },
          ],
        },
      ],
    })
    expect(all.commands).toEqual(one.commands)
  })
})

describe('the lines of an order to pack', () => {
  it('the lines of an order to pack have the barcodes and shelves of their products, for any number of lines', async () => {
    const dairy = await buildCategory({ name: 'Dairy' })
    const milk = await buildSubCategory({ name: 'Milk, packed', nameKey: 'milk, packed' })
    const places = { categoryIds: [dairy._id], subCategoryIds: [milk._id] }
    const [toned, gone] = [
      await buildProduct({ ...places, barcodes: ['8901234567890'] }),
      await buildProduct(),
    ]
    const short = await place({ lines: [lineOf(toned, 1)], bag: 12 })
    const long = await place({ lines: [lineOf(toned, 1), lineOf(gone, 1)] })
    await deleteProduct(idOf(gone))
    const read = (order: OrderRecord) =>
      store.query(LINES, { ids: [idOf(order)] }, admin.accessToken)
    const commands = await store.recordCommands(async () => {
      await read(short)
    })
    const shelf = { category: { name: 'Dairy' }, subCategory: { name: 'Milk, packed' } }
    const line = { barcodes: ['8901234567890'], shelf }
    expect((await read(short)).data.ordersById).toEqual([{ bagNumber: 12, lines: [line] }])
    const more = await store.recordCommands(async () => {
      const { data } = await read(long)
      expect(data.ordersById).toEqual([
        { bagNumber: null, lines: [line, { barcodes: [], shelf: null }] },
      ])
    })
    expect(more).toEqual(commands)
  })
})

describe('orders by their ids', () => {
  it('orders by their ids come in the order of the ids, each once and with its next status', async () => {
    const packed = await place({ status: 'PACKED' })
    const cancelled = await place({ status: 'CANCELLED_BY_SELLER' })
    const line = { productId: new Types.ObjectId(), name: 'Syrup', unit: '100 ml', image: null }
    const prices = { price: 100, discount: 0, quantity: 1, discountedPrice: 100 }
    const unchecked = await place({ lines: [{ ...line, ...prices, schedule: 'H1' }] })
    const ids = [
      ...[idOf(cancelled), 'x', idOf(packed)],
      ...['0'.repeat(24), idOf(cancelled), idOf(unchecked)],
    ]
    const { data } = await store.query(BY_ID, { ids }, admin.accessToken)
    expect(data.ordersById).toEqual([
      { number: cancelled.number, nextStatus: null, customer: { name: 'Asha' } },
      { number: packed.number, nextStatus: 'DELIVERED', customer: { name: 'Asha' } },
      { number: unchecked.number, nextStatus: null, customer: { name: 'Asha' } },
    ])
  })

  it('a request for more than 500 orders by their ids is rejected', async () => {
    const ids = Array.from({ length: MAX_AT_ONCE + 1 }, () => new Types.ObjectId().toHexString())
    const { errors } = await store.query(BY_ID, { ids }, admin.accessToken)
    expect(errors?.[0]?.message).toBe('A list must contain at most 500 orders.')
  })
})
