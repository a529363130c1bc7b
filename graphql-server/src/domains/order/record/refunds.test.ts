import fc from 'fast-check'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/support/property-runs.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import type { OrderLineRecord } from './order-line.model.ts'
import type { OrderUpdate } from './order-update.ts'
import { isCancelled } from './order-statuses.ts'
import { isAdded, paidState, refundsOf, toStored, type RefundedOrder } from './past-refunds.ts'
import { setPaid, updateRefunds } from './payment-changes.ts'
import { amountToPay, refundTotal } from './refund-amounts.ts'
import type { RefundRecord } from './refund.model.ts'
import {
  amountLeft,
  begin,
  complete,
  fail,
  findRefund,
  isDue,
  keepBeside,
  remove,
  sendTo,
  settle,
} from './refunds.ts'

const adminId = new Types.ObjectId()
const at = new Date('2026-11-27T06:00:00Z')

function line(name: string, discountedPrice: number): OrderLineRecord {
  const price = { price: discountedPrice, discount: 0, discountedPrice }
  return { productId: new Types.ObjectId(), name, image: null, unit: '', quantity: 1, ...price }
}

const rice = line('Rice', 8900)
const steroid = line('Steroid', 5000)

function order(more: Partial<RefundedOrder> = {}): RefundedOrder {
  return {
    status: 'PENDING',
    total: rice.price + steroid.price,
    payment: { method: 'CARD', state: 'RECEIVED', notedAt: null, adminId: null },
    ...more,
  }
}

const check = { at, adminId, patient: '', prescriber: '', rejected: [steroid] }
const cancelled = order({ status: 'CANCELLED_BY_SHOPPER' })
const goodwill: RefundRecord = {
  ...{ id: 'a', reason: 'GOODWILL', state: 'DUE', amount: 1000, from: 'RECEIVED' },
}

/** The order after an update, as the database stores it. */
function store(before: RefundedOrder, { $set = {}, $unset = {} }: OrderUpdate): RefundedOrder {
  const { payment, check: checked, ...rest } = before
  const after = { ...rest, payment: { ...payment }, ...(checked && { check: { ...checked } }) }
  for (const [path, value] of Object.entries($set)) setPath(after, path.split('.'), value)
  for (const path of Object.keys($unset)) setPath(after, path.split('.'), undefined)
  return after
}

function setPath(target: object, [key = '', ...rest]: string[], value: unknown): void {
  const inner: unknown = Reflect.get(target, key)
  if (rest.length > 0) {
    if (typeof inner === 'object' && inner !== null) setPath(inner, rest, value)
  } else if (value === undefined) Reflect.deleteProperty(target, key)
  else Reflect.set(target, key, value)
}

const keep = (before: RefundedOrder, refunds: RefundRecord[]) =>
  store(before, updateRefunds(before, refunds, adminId))
const madeWith = (reference: string) => ({ reference, refundedAt: at, adminId })

describe('the refunds of an order', () => {
  it('an order has no refunds while it is not cancelled and nothing was rejected', () => {
    expect(settle(order(), 'RECEIVED')).toEqual([])
  })

  it.each(['RECEIVED', 'CLAIMED'] as const)(
    "an order's refunds include its total if a %s one is cancelled",
    (from) => {
      const due = { id: 'order', reason: 'ORDER_CANCELLED', state: 'DUE', amount: 13_900, from }
      expect(settle(cancelled, from)).toEqual([due])
    },
  )

  it('an order has no refunds if nothing was paid', () => {
    expect(settle({ ...cancelled, check }, null)).toEqual([])
  })

  it("an order's refunds leave out rejected lines when it is cancelled later", () => {
    const checked = { ...cancelled, check, total: rice.price }
    const amounts = settle(checked, 'RECEIVED').map(({ id, amount }) => [id, amount])
    expect(amounts).toEqual([
      ['order', 8900],
      ['rejectedLines', 5000],
    ])
  })

  it("an order's refund leaves out refunds that admins have added when it is cancelled later", () => {
    const [refund] = settle({ ...cancelled, refunds: [goodwill] }, 'RECEIVED')
    expect(refund?.amount).toBe(12_900)
  })

  it("an order's refunds never exceed the amount received when lines are rejected after a goodwill refund", () => {
    const given = { ...goodwill, amount: 10_000 }
    const checked = { ...order(), check, total: rice.price, refunds: [given] }
    expect(settle(checked, 'RECEIVED').map(({ amount }) => amount)).toEqual([3900, 10_000])
    expect(amountLeft(keep(checked, settle(checked, 'RECEIVED')))).toBe(0)
  })

  it("a second payment's refund does not reduce the order's payment", () => {
    const twice: RefundRecord = { ...goodwill, reason: 'PAID_TWICE', amount: 13_900 }
    expect(settle({ ...cancelled, refunds: [twice] }, 'RECEIVED').map((r) => r.amount)).toEqual([
      13_900, 13_900,
    ])
    expect(settle({ ...cancelled, refunds: [twice] }, null)).toEqual([twice])
  })

  it('a reopened order loses its refund, unless the refund was made or has begun', () => {
    const due = keep(cancelled, settle(cancelled, 'RECEIVED'))
    expect(due.payment.state).toBe('REFUND_DUE')
    const reopened = { ...due, status: 'CONFIRMED' } as const
    expect(keep(reopened, settle(reopened, 'RECEIVED')).payment.state).toBe('RECEIVED')
    for (const refunds of [begin(due, 'order', at), complete(due, 'order', madeWith('re_1'))]) {
      const begun = { ...keep(due, refunds), status: 'CONFIRMED' } as const
      expect(() => settle(begun, 'RECEIVED')).toThrow(UserFacingError)
    }
  })

  it('an order cannot lose a completed refund when the payment turns out not to have arrived', () => {
    const added = order({ refunds: [goodwill] })
    expect(settle(added, null)).toEqual([])
    expect(() => settle(keep(added, complete(added, 'a', madeWith('1'))), null)).toThrow(
      'Part of this order has already been refunded.',
    )
  })
})

describe('a refund', () => {
  const due = keep(cancelled, settle(cancelled, 'RECEIVED'))

  it('a refund is due, begins, is made, fails, and is due a second time', () => {
    const begun = keep(due, begin(due, 'order', at))
    expect(findRefund(begun, 'order')).toMatchObject({ state: 'BEGUN', startedAt: at })
    const made = keep(begun, complete(begun, 'order', madeWith('re_1')))
    expect(findRefund(made, 'order')).toMatchObject({ state: 'REFUNDED', ...madeWith('re_1') })
    expect(made.payment).toMatchObject({ state: 'REFUNDED', notedAt: at, adminId })
    const failed = keep(made, fail(made, 'order', 're_1'))
    expect(findRefund(failed, 'order')).toEqual({
      ...findRefund(due, 'order'),
      failedReference: 're_1',
    })
  })

  it('a refund can be removed until it begins, if an admin has added it', () => {
    const added = order({ refunds: [goodwill] })
    expect(remove(added, 'a')).toEqual([])
    const begun = keep(added, begin(added, 'a', at))
    expect(() => remove(begun, 'a')).toThrow('This refund has already been made or started.')
    expect(() => remove(due, 'order')).toThrow('Refunds for cancelled orders')
  })

  it('a refund by the card provider stays beside a manual one until it fails', () => {
    const byHand = keep(due, complete(due, 'order', madeWith('by hand')))
    const both = keep(byHand, keepBeside(byHand, 'order', 're_1'))
    expect(findRefund(both, 'order')).toMatchObject({ cardReference: 're_1', state: 'REFUNDED' })
    const failed = findRefund(keep(both, fail(both, 'order', 're_1')), 'order')
    expect(failed).toMatchObject({ reference: 'by hand', failedReference: 're_1' })
    expect(failed).not.toHaveProperty('cardReference')
  })

  it("a refund goes to the customer's UPI ID unless it goes to a card or was made", () => {
    const twice: RefundRecord = { ...goodwill, id: 'b', reason: 'PAID_TWICE' }
    const made: RefundRecord = { ...goodwill, id: 'c', state: 'REFUNDED', reference: '1' }
    const all = order({ refunds: [goodwill, twice, made] })
    expect(sendTo(all, 'asha@okbank').map(({ upiId }) => upiId)).toEqual([
      ...[undefined, 'asha@okbank', undefined],
    ])
  })
})

/** The possible events for an order and for one of its refunds, which is identified by its position. */
const deeds = {
  cancel: (before: RefundedOrder) => move(before, { status: 'CANCELLED_BY_SELLER' }),
  reopen: (before: RefundedOrder) => move(before, { status: 'PENDING' }),
  reject: (before: RefundedOrder) =>
    before.check || isCancelled(before)
      ? before
      : move(before, { check, total: before.total - steroid.price }),
  change: (before: RefundedOrder, { amount }: Step) => reduce(before, amount),
  claim: (before: RefundedOrder) => pay(before, 'CLAIMED'),
  receive: (before: RefundedOrder) => pay(before, 'RECEIVED'),
  lose: (before: RefundedOrder) => pay(before, 'NOT_RECEIVED'),
  add: (before: RefundedOrder, { amount }: Step) =>
    before.payment.state === 'RECEIVED' && amount <= amountLeft(before)
      ? add(before, 'GOODWILL', amount)
      : before,
  addSecond: (before: RefundedOrder, { amount }: Step) => add(before, 'PAID_TWICE', amount),
  begin: (before: RefundedOrder, { which }: Step) =>
    changeOne(before, which, isDue, (id) => begin(before, id, at)),
  complete: (before: RefundedOrder, { which }: Step) =>
    changeOne(before, which, isDue, (id) => complete(before, id, madeWith(String(which)))),
  fail: (before: RefundedOrder, { which }: Step) =>
    changeOne(
      before,
      which,
      () => true,
      (id) => fail(before, id, String(which)),
    ),
  keepBeside: (before: RefundedOrder, { which }: Step) =>
    changeOne(
      before,
      which,
      (refund) => !isDue(refund),
      (id) => keepBeside(before, id, 'beside'),
    ),
}

interface Step {
  does: keyof typeof deeds
  which: number
  amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(
    ...(['cancel', 'reopen', 'reject', 'claim', 'receive', 'lose', 'add', 'addSecond'] as const),
    ...(['begin', 'complete', 'complete', 'fail', 'keepBeside', 'change', 'change'] as const),
  ),
  which: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 15_000 }),
})

function move(before: RefundedOrder, more: Partial<RefundedOrder>): RefundedOrder {
  const moved = { ...before, ...more }
  return keep(moved, settle(moved, paidState(moved)))
}

/** Takes an amount off the price of the rice. */
function reduce(before: RefundedOrder, amount: number): RefundedOrder {
  const left = before.total - (before.check ? 0 : steroid.price)
  const less = Math.min(amount, left)
  if (isCancelled(before) || less === 0) return before
  const { payment, total } = before
  const reduction = (payment.reduction ?? 0) + less
  return move(before, { total: total - less, payment: { ...payment, reduction } })
}

/** What the shop keeps of a payment, after refunds that admins have added. */
function kept(current: RefundedOrder): number {
  const added = refundTotal(refundsOf(current).filter(isAdded))
  return isCancelled(current) ? 0 : Math.max(0, current.total - added)
}

function pay(before: RefundedOrder, paid: 'RECEIVED' | 'CLAIMED' | 'NOT_RECEIVED') {
  const refunds = settle(before, paid === 'NOT_RECEIVED' ? null : paid)
  return store(before, setPaid(paid, refunds, adminId))
}

function add(before: RefundedOrder, reason: 'GOODWILL' | 'PAID_TWICE', amount: number) {
  const known = refundsOf(before)
  return keep(before, [...known, { ...goodwill, id: String(known.length + 10), reason, amount }])
}

function changeOne(
  before: RefundedOrder,
  which: number,
  isWanted: (refund: RefundRecord) => boolean,
  toChanged: (id: string) => RefundRecord[],
): RefundedOrder {
  const known = refundsOf(before)
  const refund = known[which % Math.max(1, known.length)]
  return refund && isWanted(refund) ? keep(before, toChanged(refund.id)) : before
}

it('refunds never exceed the amount received, whatever happens, and both shapes agree', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let current = order({ payment: { ...order().payment, method: 'UPI' } })
      for (const one of steps) {
        const before = current
        try {
          current = deeds[one.does](current, one)
        } catch (error) {
          if (!(error instanceof UserFacingError)) throw error
        }
        const refunds = refundsOf(current)
        expect(current.refunds ?? []).toEqual(toStored(refunds))
        expect(refundTotal(refunds)).toBeLessThanOrEqual(amountToPay(current))
        if (isCancelled(current) && paidState(current)) expect(amountLeft(current)).toBe(0)
        if (paidState(current)) expect(amountLeft(current)).toBe(kept(current))
        const made = refundsOf(before).filter((refund) => !isDue(refund))
        const isThere = ({ id }: RefundRecord) => refunds.some((refund) => refund.id === id)
        expect(made.every(isThere)).toBe(true)
      }
    }),
    { seed: 20_261_127, numRuns: runs({ short: 500, all: 5000 }) },
  )
})
