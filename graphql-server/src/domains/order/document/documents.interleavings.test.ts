import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Types } from 'mongoose'
import { expect, it, vi } from 'vitest'
import { billers, unregistered } from '../../../../test/support/billers.ts'
import {
  changeLines,
  isChangeDeed,
  type ChangeDeed,
} from '../../../../test/support/change-deeds.ts'
import { findDocumentErrors, findGaps } from '../../../../test/support/document-invariants.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { runs } from '../../../../test/support/property-runs.ts'
import {
  newRecordedMoney,
  recordMoney,
  recordStatus,
  type MoneyDeed,
} from '../../../../test/support/record-money.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { User } from '../../account/user.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { OrderDocument } from './document.model.ts'
import { issueInvoice } from '../desk/issue-invoice.service.ts'

setUpDatabase()

const CHANGES = ['leaveOut', 'replace', 'propose', 'withdraw', 'endProposals'] as const
const MONEY = [
  'verify',
  'refund',
  'addRefund',
  'addRefund',
  'refundAdded',
  'removeAdded',
  'refundChanged',
] as const
const STATUSES: OrderStatus[] = ['PACKED', 'DELIVERED', 'CANCELLED_BY_SELLER', 'CONFIRMED']

type Act =
  | { does: MoneyDeed | ChangeDeed | 'issue'; order: number; number: number }
  | { does: 'status'; order: number; number: number; status: OrderStatus }

const order = fc.nat({ max: 1 })
const number = fc.nat({ max: 6 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constantFrom(...MONEY, ...CHANGES, 'issue' as const), order, number }),
  fc.record({
    does: fc.constant('status' as const),
    order,
    number,
    status: fc.constantFrom(...STATUSES),
  }),
)
const story = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), {
  minLength: 6,
  maxLength: 16,
})

/** Three products at ₹89 with different rates, and one whose rate is not known. */
const buildProducts = () =>
  Promise.all(
    [500, 1800, 0, null].map((rate) =>
      buildProduct({
        stock: 100,
        hsn: '2106',
        gstRates: rate === null ? [] : [{ rate, from: '2017-07-01' }],
      }),
    ),
  )

/** Orders of two or three items of each product. The first order is to a business, and has no unknown rate. */
async function buildOrders(): Promise<OrderRecord[]> {
  const email = `${randomUUID()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const user = (await User.create(account)).toObject()
  const products = await buildProducts()
  const lines = products.map(({ _id, name, price, discount }, index) => ({
    ...{ productId: _id, name, price, discount, discountedPrice: 8900, quantity: 2 + (index % 2) },
    ...{ image: null, unit: '' },
  }))
  const known = lines.slice(0, 3)
  const totalOf = (own: typeof lines) => own.reduce((sum, { quantity }) => sum + quantity * 8900, 0)
  return Promise.all([
    buildOrder(user, {
      lines: known,
      total: totalOf(known),
      buyer: { name: 'Rao Traders', gstin: '29ABCDE1234F1ZW' },
    }),
    buildOrder(user, { lines, total: totalOf(lines) }),
  ])
}

async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof UserFacingError)) throw error
  })
}

it('documents charge what orders cost less refunds, whatever happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const orders = await buildOrders()
      const products = productsOf(orders)
      const money = newRecordedMoney()
      for (const acts of moments) {
        await Promise.all(
          acts.map((each) =>
            unlessRefused(() => {
              const orderId = orders[each.order]?._id.toHexString() ?? ''
              const store = billers[each.number % billers.length] ?? unregistered
              if (each.does === 'issue')
                return issueInvoice(new Types.ObjectId(), { orderId, lines: rateOf(orders) }, store)
              if (each.does === 'status')
                return recordStatus(money, { orderId, status: each.status }, { store, cards: null })
              if (isChangeDeed(each.does))
                return changeLines(products, orderId, { ...each, does: each.does, product: 0 })
              return recordMoney(money, { ...each, does: each.does, orderId })
            }),
          ),
        )
      }
      const ids = orders.map(({ _id }) => _id)
      expect(await findDocumentErrors(await Order.find({ _id: { $in: ids } }).lean())).toEqual([])
    }),
    { seed: 20_261_128, numRuns: runs({ short: 12, all: 500 }) },
  )
  expect(await findGaps()).toEqual([])
  const kinds = await OrderDocument.distinct('kind')
  const expected = ['BILL_OF_SUPPLY', 'CREDIT_NOTE', 'TAX_INVOICE', 'INVOICE_CUM_BILL_OF_SUPPLY']
  // Few runs do not reach the last kind.
  expect(kinds).toEqual(expect.arrayContaining(expected.slice(0, runs({ short: 3, all: 4 }))))
}, 300_000)

/** The products of the second order, which has all of them. */
const productsOf = ([, second]: OrderRecord[]) =>
  second?.lines.map(({ productId }) => productId.toHexString()) ?? []

/** The rate of the last product. */
const rateOf = ([, second]: OrderRecord[]) => [
  { productId: second?.lines.at(-1)?.productId.toHexString() ?? '', hsn: '2106', ratePercent: 5 },
]

it('numbers have no gap and no repetition while the clock jumps over the turn of the year and back', async () => {
  const orders = (await Promise.all(Array.from({ length: 8 }, buildOrders))).flat()
  const [before, after] = [new Date('2027-03-31T18:29:59Z'), new Date('2027-03-31T18:30:01Z')]
  vi.useFakeTimers({ now: before, toFake: ['Date'] })
  let packed = 0
  await Promise.all(
    orders.map(async ({ _id }, index) => {
      const store = billers[index % billers.length] ?? unregistered
      const status = { orderId: _id.toHexString(), status: 'PACKED' } as const
      await recordStatus(newRecordedMoney(), status, { store, cards: null })
      packed += 1
      vi.setSystemTime(packed > 5 && packed < 11 ? after : before)
    }),
  )
  vi.useRealTimers()
  const stored = await Order.find({ _id: { $in: orders.map(({ _id }) => _id) } }).lean()
  const numbers = stored.flatMap(({ invoice }) => invoice?.number ?? [])
  const years = new Set(numbers.map((text) => /\d\d-\d\d/.exec(text)?.[0]))
  expect([...years].toSorted()).toEqual(['26-27', '27-28'])
  expect(await findGaps()).toEqual([])
})
